// The sides a piece can lie on, and how it can be turned from there: `tilt` and `turn` of a `Bring`. Pure geometry.
import { angleOf } from '../read/circle';
import type { Pose } from '../read/renderer';
import { about, angleBetween, compose, inverse, still, type Quaternion } from '../read/quaternion';
import { shapeOf } from '../read/shape';
import type { PiecePlace } from './packets';

/** Which sides can be down, as `Bring.tilt` counts them: flat, on its side, upright; then the same turned across. */
export const SIDES = 6;
/** One step of `Bring.turn`, in degrees and in radians. */
export const STEP_DEGREES = 15;
export const STEP = (STEP_DEGREES * Math.PI) / 180;
/** Steps of a whole turn. */
const STEPS = 360 / STEP_DEGREES;
const RIGHT = Math.PI / 2;

/** How a piece lies on a level floor. */
export type Lie = Pick<PiecePlace, 'tilt' | 'turn'>;

export function sideOf(piece: number, side: number): Quaternion {
  const down = sidesOf(piece)[side % 3] ?? still();
  return side < 3 ? down : compose(about('z', RIGHT), down, still());
}

/** As `sides` in `physics/bring.py` has them: a long edge along the rim, what is round across it. */
function sidesOf(piece: number): Quaternion[] {
  const { form, size } = shapeOf(piece);
  const [side = 0, height = 1] = size;
  switch (form) {
    case 'box':
      return [still(), about('x', RIGHT), about('y', RIGHT)];
    case 'pyramid':
      return [still(), about('y', RIGHT + Math.atan2(side / 2, height)), about('y', Math.PI)];
    case 'roof':
      return [still(), about('y', Math.PI), about('x', RIGHT)];
    default:
      return [still(), about('y', Math.PI / 6), about('x', RIGHT)];
  }
}

/** How a hand takes a piece up: long ones across the wheel, so that they fit between its edges. */
export function usualSide(piece: number): number {
  const { form, size } = shapeOf(piece);
  return form === 'box' && (size[0] ?? 0) > (size[1] ?? 0) ? 3 : 0;
}

/** Steps of a turn, from -11 to 12. */
export function wrapped(steps: number): number {
  return ((((steps + 11) % STEPS) + STEPS) % STEPS) - 11;
}

/**
 * How a piece lies, to the nearest step, from its pose in the wheel's own axes. The same orientation can have several
 * names; `known` is kept if it is one of them, else the one with the smallest turn is chosen.
 */
export function lieOf(piece: number, pose: Pose, known: Lie | null): Lie {
  const floor = (angleOf(pose) * Math.PI) / 180;
  const own = compose(inverse(about('y', floor)), pose, still());
  const off = ({ tilt, turn }: Lie): number =>
    angleBetween(own, compose(about('y', turn * STEP), sideOf(piece, tilt), still()));
  if (known && off(known) < STEP / 2) return known;
  const least = Math.min(...LIES.map(off));
  return LIES.find((lie) => off(lie) < least + 1e-3)!;
}

/** All of them, the smallest turns first. */
const LIES: readonly Lie[] = Array.from({ length: STEPS }, (_, n) => wrapped(n))
  .sort((one, other) => Math.abs(one) - Math.abs(other))
  .flatMap((turn) => Array.from({ length: SIDES }, (_, tilt) => ({ tilt, turn })));
