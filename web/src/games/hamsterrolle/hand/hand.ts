// Where the hand wants the piece: what the finger points at, as fast as the server would follow, round the rim and never
// through it. Metres and radians, in the world's axes. No clock: time is passed in.
import { copyPose, noPose } from '../motion/frame';
import { about, angleBetween, compose, inverse, still, toward, type Quaternion } from '../read/quaternion';
import { INNER_RADIUS, shapeOf, WIDTH } from '../read/shape';
import type { Aim, Direction, Pose } from '../read/look';

/** A little less than the server allows, so that it is never behind. */
const SPEED = 0.56;
const STEADY_SPEED = 0.28;
const TURNING = 3.7;

/** In front of the wheel, towards the viewer. */
const FRONT = 0.13;
/** Nearer to the hub than this the finger means the inside, further than that the outside. */
const ENTER = 0.168;
const LEAVE = 0.21;
/** Through the open side only this near to the hub, clear of rim and dividers. */
const GATE = 0.105;
/** From this depth on a piece is in front of the wheel, and up to that well within it. */
const CLEAR = 0.072;
const WITHIN = 0.04;
/** The floor, as far as a middle can be pressed towards it. */
const FLOOR = INNER_RADIUS - 0.004;
/** Pieces turn with the floor below them; near the hub there is none. */
const FLAT = 0.05;
const FLOORED = 0.11;

/** A box round the wheel, which no piece leaves. */
const BROAD = 0.3;
const LOW = -0.165;
const HIGH = 0.24;

export const STEP = Math.PI / 12;
const DEPTH = WIDTH / 2;
export const DEPTH_STEP = 0.005;
const RIGHT = Math.PI / 2;

/** Which sides can be down, as `Bring.tilt` counts them: flat, on its side, upright; then the same turned across. */
export const SIDES = 6;

function sideOf(piece: number, side: number): Quaternion {
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

/** Towards the viewer: negative y, or for a wheel that rolls to the right, seen from behind, positive. */
export function nearOf(direction: Direction): 1 | -1 {
  return direction === 'left' ? -1 : 1;
}

export class Hand {
  /** Where the piece is wanted now. */
  readonly pose: Pose = noPose();
  /** Where the finger points; null: nowhere yet, and the piece waits. */
  aim: Aim | null = null;
  /** Which way it was gripped: from the finger to the middle of the piece. */
  readonly grip: Aim = { x: 0, z: 0 };
  side = 0;
  #piece = 0;
  #depth = 0;
  /** How it is turned, from how the floor below it stands. */
  #own: Quaternion = still();
  #isInside = false;
  /** Where the finger points in the depth of the wheel: seen from the side, that is another place than in front of it. */
  #inWheel: Aim | null = null;
  readonly #near: 1 | -1;
  readonly #speed: number;

  constructor(direction: Direction, isSteady: boolean) {
    this.#near = nearOf(direction);
    this.#speed = isSteady ? STEADY_SPEED : SPEED;
  }

  /** Out of a tray: it hovers in front of the hub, or where the finger is. */
  takeUp(piece: number, aim: Aim | null): void {
    this.aim = this.#inWheel = aim;
    this.grip.x = this.grip.z = 0;
    this.side = usualSide(piece);
    this.#piece = piece;
    this.#own = sideOf(piece, this.side);
    this.#depth = 0;
    this.#isInside = false;
    const { x, z } = boxed(aim ?? { x: 0, z: 0 });
    copyPose({ x, y: this.#near * FRONT, z, ...this.#own }, this.pose);
  }

  /** A piece that is there, as it lies: nothing moves before the finger does. */
  takeHold(piece: number, pose: Pose, aim: Aim | null, hub: number): void {
    this.#piece = piece;
    this.side = usualSide(piece);
    copyPose(pose, this.pose);
    this.aim = this.#inWheel = aim;
    this.grip.x = aim ? pose.x - aim.x : 0;
    this.grip.z = aim ? pose.z - aim.z : 0;
    this.#depth = clamp(pose.y, -DEPTH, DEPTH);
    this.#isInside = this.#isWithin(hub);
    this.#own = compose(inverse(about('y', this.#floor(hub))), pose, still());
  }

  /**
   * Where the finger points now in the plane of the piece, and in that of the wheel, which decides whether the inside is
   * meant; null: nowhere. A bare pointer presses no button, and takes nothing out that is inside.
   */
  point(aim: Aim | null, hub: number, isBare: boolean, inWheel: Aim | null = aim): void {
    if (!aim || !inWheel || (isBare && this.#isWithin(hub) && this.#farOf(inWheel, hub) >= LEAVE)) return;
    this.aim = aim;
    this.#inWheel = inWheel;
  }

  /** About the axis of the wheel, clockwise on the screen, in steps of 15 degrees. */
  turn(steps: number): void {
    this.#own = compose(about('y', -this.#near * steps * STEP), this.#own, still());
  }

  /** Another side down. */
  tip(): void {
    this.side = (this.side + 1) % SIDES;
    this.#own = sideOf(this.#piece, this.side);
  }

  /** In depth; positive: away from the viewer. */
  shift(by: number): void {
    this.#depth = clamp(this.#depth - this.#near * by, -DEPTH, DEPTH);
  }

  /** How deep the piece is to lie in the wheel. */
  get depth(): number {
    return this.#depth;
  }

  /** The plane in which the finger is to be looked for. */
  get plane(): number {
    return this.#isInside ? this.#depth : this.#near * FRONT;
  }

  /** Goes on for so long; true: the piece is wanted elsewhere than before. */
  step(seconds: number, hub: number): boolean {
    const { x, y, z } = this.#goal(hub);
    const away = Math.hypot(x - this.pose.x, y - this.pose.y, z - this.pose.z);
    const share = away > 0 ? Math.min(1, (this.#speed * seconds) / away) : 1;
    this.pose.x += (x - this.pose.x) * share;
    this.pose.y += (y - this.pose.y) * share;
    this.pose.z += (z - this.pose.z) * share;
    const turned = this.#rotate(seconds, hub);
    return away > 1e-5 || turned;
  }

  #rotate(seconds: number, hub: number): boolean {
    const goal = compose(about('y', this.#floor(hub)), this.#own, still());
    const angle = angleBetween(this.pose, goal);
    if (angle < 1e-3) return false;
    toward(this.pose, goal, Math.min(1, (TURNING * seconds) / angle), this.pose);
    return true;
  }

  #goal(hub: number): { x: number; y: number; z: number } {
    const { pose } = this;
    const wish = this.aim ? this.#wish(this.aim) : { x: pose.x, z: pose.z };
    if (this.#inWheel) this.#isInside = this.#farOf(this.#inWheel, hub) < (this.#isInside ? LEAVE : ENTER);
    const isAtGate = Math.hypot(pose.x - hub, pose.z) <= GATE + 0.005;
    const depth = Math.abs(pose.y);
    if (this.#isInside) {
      const isWithin = depth <= WITHIN;
      const y = isWithin || isAtGate ? this.#depth : pose.y;
      return { ...reined(wish, hub, isWithin ? FLOOR : GATE), y };
    }
    if (depth >= CLEAR) return { ...wish, y: this.#near * FRONT };
    return { ...reined(wish, hub, GATE), y: isAtGate ? this.#near * FRONT : pose.y };
  }

  /** The middle of the piece, for a finger that points there. */
  #wish({ x, z }: Aim): Aim {
    return boxed({ x: x + this.grip.x, z: z + this.grip.z });
  }

  /** How far from the hub that would be; a finger below the table is far from it, though no piece goes there. */
  #farOf({ x, z }: Aim, hub: number): number {
    return Math.hypot(x + this.grip.x - hub, z + this.grip.z);
  }

  /** It is between the edges of the wheel, wherever the finger is. */
  #isWithin(hub: number): boolean {
    const { x, y, z } = this.pose;
    return Math.abs(y) < CLEAR && Math.hypot(x - hub, z) < INNER_RADIUS;
  }

  /** How the floor below the piece is turned; none in front of the wheel. */
  #floor(hub: number): number {
    if (!this.#isInside) return 0;
    const x = this.pose.x - hub;
    const far = Math.hypot(x, this.pose.z);
    const share = clamp((far - FLAT) / (FLOORED - FLAT), 0, 1);
    return Math.atan2(-x, -this.pose.z) * share * share * (3 - 2 * share);
  }
}

/** The same direction from the hub, but no further than this. */
function reined({ x, z }: Aim, hub: number, most: number): Aim {
  const far = Math.hypot(x - hub, z);
  return far <= most ? { x, z } : { x: hub + ((x - hub) * most) / far, z: (z * most) / far };
}

function boxed({ x, z }: Aim): Aim {
  return { x: clamp(x, -BROAD, BROAD), z: clamp(z, LOW, HIGH) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
