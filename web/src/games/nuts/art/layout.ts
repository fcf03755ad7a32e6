// Where things stand on the ground, at any size of it, in px from its upper left corner.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Layout {
  /** Edge of a die on the slab. */
  die: number;
  slab: Box;
  branch: Box;
  hollow: Box;
  squirrel: Box;
  /** Upright: squirrel and hollow stand below the slab. */
  tall: boolean;
}

/** How much of the lesson there is room for: all of it, one sentence, or a button that shows it. */
export type LessonRoom = 'all' | 'sentence' | 'button';

/** How much of the lesson fits while the dice stay in sight. Takes the height of the board in rem: larger letters need more. */
export function lessonRoomFor(height: number): LessonRoom | null {
  if (height >= 36) return 'all';
  if (height >= 24) return 'sentence';
  return height >= 15.5 ? 'button' : null;
}

/** Where a die is, by number: the same place on a ground of any size. */
export type DiePlace =
  | { at: 'row'; index: number }
  | { at: 'hand'; index: number }
  | { at: 'slab'; index: number; of: number; seed: number }
  | { at: 'branch'; index: number };

export interface Pose extends Point {
  scale: number;
  /** How far it lies turned, in degrees. */
  yaw: number;
}

export function arrange(w: number, h: number): Layout {
  return h > w * 0.82 ? tall(w, h) : wide(w, h);
}

function wide(w: number, h: number): Layout {
  const rx = Math.min(w * 0.3, h * 0.56);
  const ry = Math.min(rx * 0.62, h * 0.33);
  const slab = { x: w * 0.5 - rx, y: h * 0.61 - ry, w: rx * 2, h: ry * 2 };
  const side = (w - slab.w) / 2;
  const big = Math.min(side * 0.92, h * 0.42);
  return {
    die: Math.min(rx * 0.31, ry * 0.48),
    slab,
    branch: { x: w * 0.42, y: h * 0.03, w: w * 0.6, h: h * 0.26 },
    hollow: { x: w - side * 0.5 - big * 0.5, y: h - big * 0.9, w: big, h: big * 0.8 },
    squirrel: { x: Math.max(side * 0.5 - big * 0.52, 2), y: h * 0.93 - big * 1.05, w: big, h: big * 1.09 },
    tall: false,
  };
}

function tall(w: number, h: number): Layout {
  const low = Math.min(h * 0.27, w * 0.34);
  const rx = Math.min(w * 0.475, h * 0.5);
  const ry = Math.min(rx * 0.8, h * 0.26);
  const top = h * 0.2;
  const slab = { x: w * 0.5 - rx, y: top + (h - low - top - ry * 2) * 0.5, w: rx * 2, h: ry * 2 };
  return {
    die: Math.min(rx * 0.34, ry * 0.47),
    slab,
    branch: { x: w * 0.2, y: h * 0.02, w: w * 0.82, h: h * 0.16 },
    hollow: { x: w * 0.97 - low * 1.35, y: h - low * 0.98, w: low * 1.3, h: low * 0.98 },
    squirrel: { x: w * 0.06, y: h - low * 1.06, w: low * 0.98, h: low * 1.06 },
    tall: true,
  };
}

/** Spots on the slab by number of dice, in shares of its half axes; so far apart that no die lies over another. */
const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0.05]],
  [
    [-0.34, -0.06],
    [0.34, 0.1],
  ],
  [
    [-0.52, -0.2],
    [0.05, 0.3],
    [0.54, -0.16],
  ],
  [
    [-0.5, -0.2],
    [0.14, -0.36],
    [-0.16, 0.36],
    [0.5, 0.2],
  ],
  [
    [-0.56, -0.16],
    [0, -0.42],
    [0.56, -0.18],
    [-0.3, 0.42],
    [0.32, 0.4],
  ],
];

export function poseOf(place: DiePlace, layout: Layout): Pose {
  const { slab, branch, die } = layout;
  const x = slab.x + slab.w / 2;
  const y = slab.y + slab.h / 2;
  switch (place.at) {
    case 'row':
      return {
        x: x + (place.index - 2) * die * 1.2,
        y: y + slab.h * 0.16 - Math.abs(place.index - 2) * die * 0.05,
        scale: 0.92,
        yaw: wobble(place.index, 7) * 9,
      };
    case 'hand':
      return { x: x + (place.index - 2) * die * 0.5, y: y + slab.h * 0.34, scale: 1.06, yaw: 20 };
    case 'slab': {
      const spot = SPOTS[place.of]?.[place.index] ?? [0, 0];
      const jitter = die * 0.1;
      return {
        x: x + (spot[0] * slab.w) / 2 + wobble(place.seed, place.index) * jitter,
        y: y + (spot[1] * slab.h) / 2 - die * 0.12 + wobble(place.seed, place.index + 9) * jitter,
        scale: 1,
        yaw: wobble(place.seed, place.index + 17) * 24,
      };
    }
    case 'branch': {
      const scale = Math.min(0.68, (branch.h * 0.62) / die);
      const share = 0.24 + place.index * Math.min(0.155, (die * scale * 1.32) / branch.w);
      return {
        x: branch.x + branch.w * share,
        y: branch.y + branch.h * (0.57 - share * 0.24) - die * scale * 0.62,
        scale,
        yaw: wobble(place.index, 3) * 16,
      };
    }
  }
}

/** So many rem in px: dice beside words grow with the letters of the page. */
export function rem(many: number): number {
  return many * parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** A number from -1 to 1 that is always the same for the same two numbers. */
export function wobble(a: number, b: number): number {
  const wave = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}
