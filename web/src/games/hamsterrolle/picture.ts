// A piece on paper: its outline, and each face that is seen as a map of the face's own drawing. Light comes from the
// upper left, from the lamp.
import { dot, hull, onPaper, pathOf, round, turned } from './project';
import type { Gaze, Point, Turn, Vector } from './project';
import type { Face, Tones, Wood } from './wood';

/** What a turned face looks like: its map onto the paper, and its tone. */
export interface FacePicture {
  face: Face;
  matrix: string;
  tone: string;
}

/** The round side of a roller, in axes of its own: x along it, y across. */
export interface RoundPicture {
  matrix: string;
  side: string;
  lit: string;
  dim: string;
  rings: string;
}

export interface Picture {
  outline: string;
  faces: FacePicture[];
  round: RoundPicture | null;
}

/** Directions of light on the paper (right, down) and towards the viewer. */
const LAMP: Vector = unit([-0.42, -0.72, 0.55]);

function unit(a: Vector): Vector {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}

export function pictureOf(wood: Wood, gaze: Gaze, turn: Turn): Picture {
  const points = wood.corners.map((corner) => onPaper(gaze, turned(turn, corner)));
  return {
    outline: pathOf(hull(points)),
    faces: wood.faces.flatMap((face) => facePicture(face, wood.tones, gaze, turn) ?? []),
    round: wood.round ? roundPicture(wood.round, gaze, turn) : null,
  };
}

function facePicture(face: Face, tones: Tones, gaze: Gaze, turn: Turn): FacePicture | null {
  const normal = turned(turn, face.normal);
  if (dot(gaze.near, normal) <= 0.01) return null;
  const [a, b] = onPaper(gaze, turned(turn, face.u));
  const [c, d] = onPaper(gaze, turned(turn, face.v));
  const [e, f] = onPaper(gaze, turned(turn, face.middle));
  return { face, matrix: matrix(a, b, c, d, e, f), tone: toneOf(tones, light(gaze, normal)) };
}

function matrix(...values: number[]): string {
  return `matrix(${values.map((value) => Math.round(value * 1e4) / 1e4).join(' ')})`;
}

/** From -1 in shade to 1 in full light. */
export function light(gaze: Gaze, normal: Vector): number {
  return dot(LAMP, [...onPaper(gaze, normal), dot(gaze.near, normal)]);
}

export function toneOf({ light, paint, shade }: Tones, lit: number): string {
  if (lit >= 0.5) return `color-mix(in oklab, ${light} ${Math.round((lit - 0.5) * 180)}%, ${paint})`;
  return `color-mix(in oklab, ${shade} ${Math.round(Math.min(1, (0.5 - lit) * 1.15) * 100)}%, ${paint})`;
}

const RINGS = [-0.62, 0, 0.62];

/** Circles round the roller are arcs that bulge away from its nearer end. */
function roundPicture(
  { half, radius }: { half: number; radius: number },
  gaze: Gaze,
  turn: Turn,
): RoundPicture {
  let axis = turned(turn, [0, 1, 0]);
  if (dot(gaze.near, axis) < 0) axis = [-axis[0], -axis[1], -axis[2]];
  const [x, y] = onPaper(gaze, axis);
  const seen = Math.hypot(x, y);
  const [cos, sin] = seen > 1e-6 ? [x / seen, y / seen] : [1, 0];
  const bulge = Math.sqrt(Math.max(0, 1 - seen * seen)) * radius;
  const length = half * seen;
  // the lit side of the roller is the one across which the lamp stands
  const up = -sin * LAMP[0] + cos * LAMP[1] < 0 ? -1 : 1;
  const band = (from: number, to: number): string => strip(length, bulge, radius, up * from, up * to);
  return {
    matrix: matrix(cos, sin, -sin, cos, 0, 0),
    side: strip(length, bulge, radius, -1, 1),
    lit: band(0.34, 0.8),
    dim: band(-1, -0.3),
    rings: RINGS.map((at) => arc(at * length, bulge, radius, -0.98, 0.98)).join(''),
  };
}

/** Of the round side what lies between two heights, from -1 to 1. */
function strip(length: number, bulge: number, radius: number, from: number, to: number): string {
  const [low, high] = from < to ? [from, to] : [to, from];
  const near = points(length, bulge, radius, low, high);
  const far = points(-length, bulge, radius, low, high);
  return pathOf([...far, ...near.reverse()]);
}

function arc(at: number, bulge: number, radius: number, low: number, high: number): string {
  return `M${points(at, bulge, radius, low, high)
    .map(([x, y]) => `${round(x)} ${round(y)}`)
    .join('L')}`;
}

function points(at: number, bulge: number, radius: number, low: number, high: number): Point[] {
  return [...Array(9).keys()].map((i) => {
    const y = low + ((high - low) * (1 - Math.cos((i * Math.PI) / 8))) / 2;
    return [at - bulge * Math.sqrt(Math.max(0, 1 - y * y)), y * radius];
  });
}
