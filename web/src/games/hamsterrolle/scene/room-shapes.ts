// The shapes of the marks at a compartment, made for straight down: `room-marks.ts` turns them to their place.
import type { BufferGeometry } from 'three';
import { INNER_RADIUS, OUTER_RADIUS, PITCH, WIDTH } from '../read/shape';
import { BERRY, CREAM, FROST, HONEY, MOSS, Patches, type Tone } from './patches';

/** A compartment's mark stays clear of the dividers by so many degrees. */
const GAP = 0.9;
/** Depths just in front of the wheel: of the light ground of a mark, and of the mark itself. */
const FACE = -(WIDTH / 2 + 0.0008);
const BEFORE = FACE * 1.01;
const FURTHER = FACE * 1.012;
/** Where the marks round the outside begin. */
const EDGE = OUTER_RADIUS + 0.0024;
const HALF = PITCH / 2 - GAP;
const SPAN = [-HALF, HALF] as const;

/** A compartment that is open: its floor is lit, and an edge runs round the outside, with a foot at each end. */
export function openGeometry(strength: number): BufferGeometry {
  const patches = new Patches();
  const back = WIDTH / 2 - 0.0015;
  const floor = INNER_RADIUS - 0.0004;
  const glow = Math.min(0.75, 0.42 * strength);
  patches.arc(HONEY, SPAN, [0.122, back, 0], [floor, back, glow * 0.8]);
  patches.arc(HONEY, SPAN, [floor, -back, glow], [floor, back, glow * 0.7]);
  const thick = 0.0021 * strength;
  patches.arc(
    CREAM,
    [-HALF - 0.3, HALF + 0.3],
    [EDGE - 0.0009, FACE, 0.9],
    [EDGE + thick + 0.0009, FACE, 0.9],
  );
  patches.arc(MOSS, SPAN, [EDGE, BEFORE, 1], [EDGE + thick, BEFORE, 1]);
  for (const end of [-1, 1]) foot(patches, end * HALF, thick);
  return patches.geometry();
}

function foot(patches: Patches, angle: number, thick: number): void {
  const wide = 0.35;
  patches.patch(MOSS, [
    [angle - wide, EDGE - 0.006, BEFORE, 1],
    [angle + wide, EDGE - 0.006, BEFORE, 1],
    [angle + wide, EDGE + thick, BEFORE, 1],
    [angle - wide, EDGE + thick, BEFORE, 1],
  ]);
}

/** A compartment that is barred: a dashed edge with a cross in its middle. */
export function barredGeometry(): BufferGeometry {
  const patches = new Patches();
  for (const dash of [-4, -3, -2, 2, 3, 4]) {
    const at = (dash * HALF) / 4.5;
    patches.arc(CREAM, [at - 1.15, at + 1.15], [EDGE - 0.0008, FACE, 0.9], [EDGE + 0.0028, FACE, 0.9]);
    patches.arc(BERRY, [at - 0.9, at + 0.9], [EDGE, BEFORE, 1], [EDGE + 0.002, BEFORE, 1]);
  }
  for (const lean of [-1, 1] as const) {
    stroke(patches, CREAM, lean, 1.75, 0.0016, FACE);
    stroke(patches, BERRY, lean, 1.5, 0.0009, BEFORE);
  }
  return patches.geometry();
}

/** One stroke of the cross: so many degrees to each side, and so wide to each side, in metres. */
function stroke(patches: Patches, tone: Tone, lean: 1 | -1, size: number, wide: number, y: number): void {
  const middle = EDGE + 0.001;
  const rise = (lean * size * Math.PI * middle) / 180;
  patches.patch(tone, [
    [-size, middle - rise - wide, y, 1],
    [-size, middle - rise + wide, y, 1],
    [size, middle + rise + wide, y, 1],
    [size, middle + rise - wide, y, 1],
  ]);
}

/** The line to pass: an edge in front, a thread across the floor, a veil between the two, and teeth that point forward. */
export function lineGeometry(): BufferGeometry {
  const patches = new Patches();
  const floor = INNER_RADIUS - 0.0006;
  const top = INNER_RADIUS - 0.056;
  const half = WIDTH / 2;
  patches.patch(FROST, [
    [0, floor, -half, 0.4],
    [0, floor, half, 0.4],
    [0, top, half, 0],
    [0, top, -half, 0],
  ]);
  thread(patches, floor, 0.75, half, CREAM, 0.9);
  thread(patches, floor - 0.0002, 0.42, half, FROST, 1);
  upright(patches, [OUTER_RADIUS, top - 0.0006], 0.0024, FACE, CREAM, 0.95);
  upright(patches, [OUTER_RADIUS - 0.0004, top], 0.0014, FURTHER, FROST, 1);
  for (const part of [0.2, 0.5, 0.8]) tooth(patches, floor + (top - floor) * part);
  return patches.geometry();
}

/** A tooth at this distance from the hub, on a light ground that sets it off from any wood. */
function tooth(patches: Patches, radius: number): void {
  const turn = (length: number): number => (length / radius) * (180 / Math.PI);
  for (const [tone, more, y] of [
    [CREAM, 0.0014, FACE],
    [FROST, 0, FURTHER],
  ] as const)
    patches.patch(tone, [
      [turn(0.001), radius - 0.0055 - more, y, 1],
      [turn(0.0095 + 1.6 * more), radius, y, 1],
      [turn(0.001), radius + 0.0055 + more, y, 1],
    ]);
}

function thread(
  patches: Patches,
  radius: number,
  wide: number,
  half: number,
  tone: Tone,
  alpha: number,
): void {
  patches.patch(tone, [
    [-wide, radius, -half, alpha],
    [wide, radius, -half, alpha],
    [wide, radius, half, alpha],
    [-wide, radius, half, alpha],
  ]);
}

function upright(
  patches: Patches,
  [low, high]: readonly [number, number],
  wide: number,
  y: number,
  tone: Tone,
  alpha: number,
): void {
  const at = (radius: number, side: number): number => ((side * wide) / radius) * (180 / Math.PI);
  patches.patch(tone, [
    [at(low, -1), low, y, alpha],
    [at(low, 1), low, y, alpha],
    [at(high, 1), high, y, alpha],
    [at(high, -1), high, y, alpha],
  ]);
}
