// A piece on paper: its outline, and each face that is seen as a map of the face's own drawing. Light comes from the
// upper left, from the lamp.
import { dot, hull, onPaper, openPath, pathOf, turned } from './project';
import type { Gaze, Point, Turn, Vector } from './project';
import type { Face, Tones, Wood } from './wood';

/** What a turned face looks like: its map onto the paper, and its tone. */
export interface FacePicture {
  face: Face;
  matrix: string;
  tone: string;
}

/** The round side of a roller, as data of paths about its middle. */
export interface RoundPicture {
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

/** `spin`: the paper itself is turned by so much afterwards, in radians; the lamp is not. */
export function facePicture(face: Face, tones: Tones, gaze: Gaze, turn: Turn, spin = 0): FacePicture | null {
  const normal = turned(turn, face.normal);
  if (dot(gaze.near, normal) <= 0.01) return null;
  const [a, b] = onPaper(gaze, turned(turn, face.u));
  const [c, d] = onPaper(gaze, turned(turn, face.v));
  const [e, f] = onPaper(gaze, turned(turn, face.middle));
  return { face, matrix: matrix(a, b, c, d, e, f), tone: toneOf(tones, light(gaze, normal, spin)) };
}

function matrix(...values: number[]): string {
  return `matrix(${values.map((value) => Math.round(value * 1e4) / 1e4).join(' ')})`;
}

/** From -1 in shade to 1 in full light. */
function light(gaze: Gaze, normal: Vector, spin: number): number {
  const [x, y] = onPaper(gaze, normal);
  const [cos, sin] = [Math.cos(spin), Math.sin(spin)];
  return dot(LAMP, [x * cos - y * sin, x * sin + y * cos, dot(gaze.near, normal)]);
}

/** The tones between shade, paint and light, in so many steps: a face that turns changes its tone now and then. */
const TONE_STEPS = 12;
const ladders = new Map<Tones, readonly string[]>();

function toneOf(tones: Tones, lit: number): string {
  let ladder = ladders.get(tones);
  if (!ladder) ladders.set(tones, (ladder = ladderOf(tones)));
  const step = Math.round(((Math.max(-0.4, Math.min(1, lit)) + 0.4) / 1.4) * TONE_STEPS);
  return ladder[step]!;
}

/** Paint as it is stands at two thirds. */
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

/** What is seen of the round side is the half that faces the viewer; the lamp's side of it is lit. */
export function roundPicture(
  { half, radius }: { half: number; radius: number },
  gaze: Gaze,
  turn: Turn,
  spin = 0,
): RoundPicture {
  const axis = onPaper(gaze, turned(turn, [0, half, 0]));
  const [one, other] = [turned(turn, [1, 0, 0]), turned(turn, [0, 0, 1])];
  const [a, b] = [onPaper(gaze, one), onPaper(gaze, other)];
  const middle = Math.atan2(dot(gaze.near, other), dot(gaze.near, one));
  const lamp = wrapped(Math.atan2(light(gaze, other, spin), light(gaze, one, spin)) - middle);
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
    // from its end, a roller shows none: its cap covers them
    rings:
      Math.hypot(...axis) < half * 0.1
        ? ''
        : RINGS.map((along) => openPath(arc(along, 0.1 - right, right - 0.1))).join(''),
  };
}

/** Within half a circle to either side. */
function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
