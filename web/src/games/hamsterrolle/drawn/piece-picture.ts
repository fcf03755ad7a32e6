// A piece on paper: its outline, and its visible faces, each with the matrix that puts the drawing of the face in place. The
// light of the lamp comes from the upper left.
import { dot, hull, onPaper, openPath, pathOf, turned } from './project';
import type { Projection, Point, Rotation, Vector } from './project';
import type { Face, Tones, Wood } from './wood';

/** A visible face: the matrix that puts it on the paper, and its tone. */
export interface FacePicture {
  face: Face;
  matrix: string;
  tone: string;
}

/** The round side of a roller, as path data around its middle. */
export interface RoundPicture {
  side: string;
  lit: string;
  dim: string;
  rings: string;
}

export interface PiecePicture {
  outline: string;
  faces: FacePicture[];
  round: RoundPicture | null;
}

/** Where the light comes from: right and down on the paper, and towards the viewer. */
const LAMP: Vector = unit([-0.42, -0.72, 0.55]);

function unit(a: Vector): Vector {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}

export function pictureOf(wood: Wood, projection: Projection, turn: Rotation): PiecePicture {
  const points = wood.corners.map((corner) => onPaper(projection, turned(turn, corner)));
  return {
    outline: pathOf(hull(points)),
    faces: wood.faces.flatMap((face) => facePicture(face, wood.tones, projection, turn) ?? []),
    round: wood.round ? roundPicture(wood.round, projection, turn) : null,
  };
}

/** `spin`: how far the paper is turned afterwards, in radians. The lamp does not turn with it. */
export function facePicture(
  face: Face,
  tones: Tones,
  projection: Projection,
  turn: Rotation,
  spin = 0,
): FacePicture | null {
  const normal = turned(turn, face.normal);
  if (dot(projection.near, normal) <= 0.01) return null;
  const [a, b] = onPaper(projection, turned(turn, face.u));
  const [c, d] = onPaper(projection, turned(turn, face.v));
  const [e, f] = onPaper(projection, turned(turn, face.middle));
  return { face, matrix: matrix(a, b, c, d, e, f), tone: toneOf(tones, light(projection, normal, spin)) };
}

function matrix(...values: number[]): string {
  return `matrix(${values.map((value) => Math.round(value * 1e4) / 1e4).join(' ')})`;
}

/** From -1, in the shade, to 1, in full light. */
function light(projection: Projection, normal: Vector, spin: number): number {
  const [x, y] = onPaper(projection, normal);
  const [cos, sin] = [Math.cos(spin), Math.sin(spin)];
  return dot(LAMP, [x * cos - y * sin, x * sin + y * cos, dot(projection.near, normal)]);
}

/** How many steps there are from shade to light. A turning face changes its tone only now and then. */
const TONE_STEPS = 12;
const ladders = new Map<Tones, readonly string[]>();

function toneOf(tones: Tones, lit: number): string {
  let ladder = ladders.get(tones);
  if (!ladder) ladders.set(tones, (ladder = ladderOf(tones)));
  const step = Math.round(((Math.max(-0.4, Math.min(1, lit)) + 0.4) / 1.4) * TONE_STEPS);
  return ladder[step]!;
}

/** From shade to light; the plain paint is at two thirds. */
function ladderOf({ light, paint, shade }: Tones): string[] {
  return [...Array(TONE_STEPS + 1).keys()].map((step) => {
    const at = (step / TONE_STEPS) * 3;
    return at < 2 ? mixed(shade, paint, at / 2) : mixed(paint, light, at - 2);
  });
}

function mixed(from: string, to: string, part: number): string {
  const at = (colour: string, i: number): number => parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);
  const parts = [0, 1, 2].map((i) => Math.round(at(from, i) + (at(to, i) - at(from, i)) * part));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const RINGS = [-0.62, 0, 0.62];
const STEPS = 12;

/** Only the half of the round side that faces the viewer is visible; its part towards the lamp is lit. */
export function roundPicture(
  { half, radius }: { half: number; radius: number },
  projection: Projection,
  turn: Rotation,
  spin = 0,
): RoundPicture {
  const axis = onPaper(projection, turned(turn, [0, half, 0]));
  const [one, other] = [turned(turn, [1, 0, 0]), turned(turn, [0, 0, 1])];
  const [a, b] = [onPaper(projection, one), onPaper(projection, other)];
  const middle = Math.atan2(dot(projection.near, other), dot(projection.near, one));
  const lamp = wrapped(Math.atan2(light(projection, other, spin), light(projection, one, spin)) - middle);
  const peak = Math.max(-0.7, Math.min(0.7, lamp));
  const at = (along: number, angle: number): Point => {
    const [c, s] = [Math.cos(middle + angle) * radius, Math.sin(middle + angle) * radius];
    return [axis[0] * along + a[0] * c + b[0] * s, axis[1] * along + a[1] * c + b[1] * s];
  };
  const arc = (along: number, from: number, to: number): Point[] =>
    [...Array(STEPS + 1).keys()].map((i) => at(along, from + ((to - from) * i) / STEPS));
  const strip = (from: number, to: number): string => pathOf([...arc(-1, from, to), ...arc(1, to, from)]);
  const [right, dimmest] = [Math.PI / 2, peak > 0 ? -1 : 1];
  return {
    side: strip(-right, right),
    lit: strip(peak - 0.32, peak + 0.32),
    dim: strip(dimmest * right, dimmest * (right - 1.2)),
    // seen from its end, a roller shows no rings: the cap covers them
    rings:
      Math.hypot(...axis) < half * 0.1
        ? ''
        : RINGS.map((along) => openPath(arc(along, 0.1 - right, right - 0.1))).join(''),
  };
}

/** The same angle between -180 and 180 degrees, in radians. */
function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
