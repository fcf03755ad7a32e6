// The wheel and its pieces in metres: the numbers of `data/__init__.py`, which a test compares with these, and the bodies
// that they make. No three.js: the drawn view reads it too.

export const COMPARTMENTS = 12;
export const PITCH = 360 / COMPARTMENTS;

export const OUTER_RADIUS = 0.185;
export const INNER_RADIUS = 0.175;
export const WIDTH = 0.065;
export const DIVIDER_THICKNESS = 0.006;
/** How far each divider stands out towards the hub; each is the rear one of its compartment. */
export const DIVIDERS: readonly number[] = [
  0.026, 0.019, 0.023, 0.03, 0.02, 0.025, 0.022, 0.029, 0.018, 0.024, 0.027, 0.021,
];

export type Form = 'box' | 'roller' | 'roof' | 'comb' | 'pyramid';
export type Pattern = 'dots' | 'stripes' | 'zigzag' | 'checks' | 'rings' | 'scales' | 'stars' | 'plain';
export type Colour = 'red' | 'green' | 'blue' | 'yellow' | 'orange' | 'violet' | 'white' | 'black';

export interface Shape {
  name: string;
  form: Form;
  /** Metres; what they measure depends on the form, see `cornersOf`. */
  size: readonly number[];
  /** Grams. */
  weight: number;
  colour: Colour;
  pattern: Pattern;
}

export const SHAPES: readonly Shape[] = [
  { name: 'cube', form: 'box', size: [0.03, 0.03, 0.03], weight: 18.9, colour: 'red', pattern: 'dots' },
  {
    name: 'plank',
    form: 'box',
    size: [0.06, 0.03, 0.015],
    weight: 18.9,
    colour: 'green',
    pattern: 'stripes',
  },
  { name: 'bar', form: 'box', size: [0.062, 0.018, 0.018], weight: 14.1, colour: 'blue', pattern: 'zigzag' },
  {
    name: 'slab',
    form: 'box',
    size: [0.058, 0.044, 0.012],
    weight: 21.4,
    colour: 'yellow',
    pattern: 'checks',
  },
  { name: 'roller', form: 'roller', size: [0.028, 0.056], weight: 24.1, colour: 'orange', pattern: 'rings' },
  { name: 'roof', form: 'roof', size: [0.04, 0.048], weight: 23.3, colour: 'violet', pattern: 'scales' },
  { name: 'comb', form: 'comb', size: [0.036, 0.04], weight: 23.6, colour: 'white', pattern: 'stars' },
  { name: 'pyramid', form: 'pyramid', size: [0.04, 0.05], weight: 18.7, colour: 'black', pattern: 'plain' },
];
export const KINDS = 7;
export const PYRAMID = 7;
export const SETS = 4;
export const PIECES = SETS * KINDS + 1;
/** The piece that is the pyramid. */
export const BLACK = PIECES - 1;

export function kindOf(piece: number): number {
  return piece === BLACK ? PYRAMID : piece % KINDS;
}

export function shapeOf(piece: number): Shape {
  return SHAPES[kindOf(piece)]!;
}

export type Corner = readonly [x: number, y: number, z: number];

/** A body: its corners about the centre of mass, and its faces as rows of corners, counter-clockwise from outside. */
export interface Solid {
  corners: readonly Corner[];
  faces: readonly (readonly number[])[];
}

/** Sides of the prism that stands for a roller where corners are needed. */
const ROUND = 24;

/**
 * The body of a kind in its own axes, the same as in the simulation. Boxes have their edges along x, y and z in the order
 * of their size; rollers, roofs and combs lie along y, a roof with its ridge towards +z, a comb with an edge towards +x;
 * the pyramid stands on its base and points to +z.
 */
export function solidOf(kind: number): Solid {
  return (SOLIDS[kind] ??= makeSolid(SHAPES[kind]!));
}

const SOLIDS: (Solid | undefined)[] = [];

function makeSolid({ form, size }: Shape): Solid {
  const [a = 0, b = 0, c = 0] = size;
  switch (form) {
    case 'box':
      return box(a / 2, b / 2, c / 2);
    case 'roller':
      return prism(polygon(ROUND, a / 2, 0), b);
    case 'roof':
      return prism(polygon(3, a / Math.sqrt(3), Math.PI / 2), b);
    case 'comb':
      return prism(polygon(6, a / 2, 0), b);
    case 'pyramid':
      return pyramid(a, b);
  }
}

/** In x and z, from an angle on, turning from +x towards +z. */
function polygon(corners: number, radius: number, from: number): [number, number][] {
  return Array.from({ length: corners }, (_, n) => {
    const angle = from + (2 * Math.PI * n) / corners;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

function box(x: number, y: number, z: number): Solid {
  const outline: [number, number][] = [
    [x, z],
    [-x, z],
    [-x, -z],
    [x, -z],
  ];
  return prism(outline, 2 * y);
}

/** Over an outline in x and z that turns from +x towards +z, along y. */
function prism(outline: readonly [number, number][], length: number): Solid {
  const count = outline.length;
  const near = outline.map(([x, z]): Corner => [x, -length / 2, z]);
  const far = outline.map(([x, z]): Corner => [x, length / 2, z]);
  const around = outline.map((_, n) => n);
  const sides = around.map((n) => [n, count + n, count + ((n + 1) % count), (n + 1) % count]);
  return {
    corners: [...near, ...far],
    faces: [around, around.map((n) => count + n).reverse(), ...sides],
  };
}

function pyramid(side: number, height: number): Solid {
  const half = side / 2;
  const base = -height / 4; // the centre of mass lies at a quarter of the height
  return {
    corners: [
      [-half, -half, base],
      [half, -half, base],
      [half, half, base],
      [-half, half, base],
      [0, 0, height + base],
    ],
    faces: [
      [3, 2, 1, 0],
      [0, 1, 4],
      [1, 2, 4],
      [2, 3, 4],
      [3, 0, 4],
    ],
  };
}
