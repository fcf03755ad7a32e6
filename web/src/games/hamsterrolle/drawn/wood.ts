// The wood of each kind of piece: its colours, and its flat faces with their inlays. In millimetres, in the axes of the piece
// (`shape.ts`).
import { inlay, type Inlay } from './inlays';
import { clipped, dot, inset, pathOf, type Point, type Vector } from './project';
import { SHAPES, solidOf, type Colour, type Pattern } from '../read/shape';

/** The same on light and on dark pages. */
export interface Tones {
  /** The paint in full light, in normal light, and in the shade. */
  light: string;
  paint: string;
  shade: string;
  /** The edges, which set a piece off from any background. */
  edge: string;
  inlaid: string;
}

const TONES: Record<Colour, Tones> = {
  red: { light: '#e06a52', paint: '#c9432f', shade: '#98281c', edge: '#5e140d', inlaid: '#f8dfb6' },
  green: { light: '#7fb064', paint: '#568d42', shade: '#38662a', edge: '#1f3e16', inlaid: '#f3e6b4' },
  blue: { light: '#6d9fd0', paint: '#3f73ac', shade: '#27507f', edge: '#132e50', inlaid: '#f4e3c0' },
  yellow: { light: '#fbd977', paint: '#eebb3c', shade: '#c48a1e', edge: '#74490a', inlaid: '#8a5412' },
  orange: { light: '#f5a55a', paint: '#e17c27', shade: '#ad5412', edge: '#662c05', inlaid: '#fbe6bf' },
  violet: { light: '#a685c6', paint: '#7d57a3', shade: '#573a78', edge: '#311d4a', inlaid: '#f0dcc0' },
  white: { light: '#fffaf0', paint: '#f1e7d5', shade: '#cbb99c', edge: '#76634a', inlaid: '#47738c' },
  black: {
    light: '#7d6f65',
    paint: '#4b413b',
    shade: '#332b26',
    edge: 'light-dark(#1a1410, #9c8b7c)',
    inlaid: '#8a7b70',
  },
};

export interface Face {
  /** The middle of the face and its axes: u is along its longest edge, and `normal` points outward. */
  middle: Vector;
  u: Vector;
  v: Vector;
  normal: Vector;
  /** The face inside its bevelled edges, as path data in u and v from the middle; a little uneven, as if cut by hand. */
  cut: string;
  /** The grain along u, as thin slivers. */
  grain: string;
  inlay: Inlay;
}

export interface Wood {
  tones: Tones;
  corners: readonly Vector[];
  faces: readonly Face[];
  /** For a roller: half its length along y, and its radius. Its round side is not a face. */
  round: { half: number; radius: number } | null;
}

const BEVEL = 0.8;

export const WOOD: readonly Wood[] = SHAPES.map(
  ({ form, size: [across = 0, along = 0], colour, pattern }, kind) => {
    const { corners, faces } = solidOf(kind);
    const scaled = corners.map(([x, y, z]): Vector => [x * 1000, y * 1000, z * 1000]);
    const flat = form === 'roller' ? faces.slice(0, 2) : faces;
    return {
      tones: TONES[colour],
      corners: scaled,
      faces: flat.map((loop) =>
        faceOf(
          loop.map((i) => scaled[i]!),
          pattern,
        ),
      ),
      round: form === 'roller' ? { half: along * 500, radius: across * 500 } : null,
    };
  },
);

function faceOf(loop: readonly Vector[], pattern: Pattern): Face {
  const n = loop.length;
  const edges = loop.map((corner, i) => minus(loop[(i + 1) % n]!, corner));
  const u = unit(edges.reduce((a, b) => (Math.hypot(...b) > Math.hypot(...a) + 1e-6 ? b : a)));
  const normal = unit(cross(edges[0]!, edges[1]!));
  const v = cross(normal, u);
  const middle = mean(loop);
  const flat = loop.map((corner): Point => {
    const from = minus(corner, middle);
    return [dot(from, u), dot(from, v)];
  });
  const within = inset(flat, BEVEL);
  return {
    middle,
    u,
    v,
    normal,
    cut: pathOf(within.map(byHand)),
    grain: grain(within),
    inlay: inlay(pattern, within),
  };
}

function grain(within: readonly Point[]): string {
  const vs = within.map(([, v]) => v);
  const [low, high] = [Math.min(...vs), Math.max(...vs)];
  return [0.22, 0.47, 0.81]
    .map((part, i) => {
      const [v, sway] = [low + (high - low) * part, i % 2 ? 1.3 : -1.1];
      const sliver: Point[] = [
        [-40, v - sway],
        [4 - i * 9, v],
        [40, v - sway],
        [40, v - sway + 0.35],
        [4 - i * 9, v + 0.6],
        [-40, v - sway + 0.35],
      ];
      return pathOf(clipped(sliver, within));
    })
    .join('');
}

/** Moves a corner a little, as if it were cut by hand. */
function byHand([x, y]: Point, corner: number): Point {
  return [x + 0.35 * Math.sin(corner * 2.4 + x), y + 0.35 * Math.cos(corner * 1.7 + y)];
}

function mean(points: readonly Vector[]): Vector {
  const [x, y, z] = points.reduce((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0]);
  return [x / points.length, y / points.length, z / points.length];
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: Vector): Vector {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}
