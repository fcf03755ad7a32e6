// Where a figure is at each moment of its walk. A step follows its tunnel; a jump is one hop over all figures in the
// way.
import { type Point } from '$art/measure';
import { sampled } from '../art/measure';
import { spot, tunnelLine } from '../art/places';
import type { Book } from '../types';

/** `lift`: how high above the ground, in units of the drawing. */
export interface Pose extends Point {
  lift: number;
}

const EACH = 4;
const HOP = 46;
const BOB = 5;

interface Trail {
  /** The number of free holes on the way. */
  steps: number;
  /** `share`: of the whole time, from 0 to 1. */
  at: (share: number) => Pose;
}

export function standing(book: Book, hole: number): Pose | null {
  return hole < 0 ? null : { ...spot(book, hole), lift: 0 };
}

export function trailOf(
  book: Book,
  page: number,
  from: number,
  way: readonly number[],
  jumped: ReadonlySet<number>,
): Trail {
  const legs = legsOf(from, way, jumped).map((holes) => lineOf(book, page, holes));
  return {
    steps: legs.length,
    at: (share) => {
      const time = Math.min(Math.max(share, 0), 1) * legs.length;
      const index = Math.min(Math.floor(time), legs.length - 1);
      return along(legs[index] ?? { line: [spot(book, from)], hop: false }, time - index);
    },
  };
}

/** The holes of each step, from a free one to the next free one. */
function legsOf(from: number, way: readonly number[], jumped: ReadonlySet<number>): number[][] {
  const legs: number[][] = [];
  let leg = [from];
  for (const hole of way) {
    leg.push(hole);
    if (jumped.has(hole)) continue;
    legs.push(leg);
    leg = [hole];
  }
  return legs;
}

interface Leg {
  line: readonly Point[];
  hop: boolean;
}

function lineOf(book: Book, page: number, holes: readonly number[]): Leg {
  const lines = holes
    .slice(1)
    .map((hole, i) => sampled(tunnelLine(book, page, holes[i] ?? hole, hole), EACH));
  return { line: lines.flat(), hop: holes.length > 2 };
}

function along({ line, hop }: Leg, share: number): Pose {
  const place = Math.min(Math.max(share, 0), 1) * (line.length - 1);
  const index = Math.min(Math.floor(place), Math.max(0, line.length - 2));
  const [a, b] = [line[index], line[index + 1] ?? line[index]];
  const part = place - index;
  const arc = Math.sin(Math.PI * share);
  return {
    x: (a?.x ?? 0) + ((b?.x ?? 0) - (a?.x ?? 0)) * part,
    y: (a?.y ?? 0) + ((b?.y ?? 0) - (a?.y ?? 0)) * part,
    lift: arc * (hop ? HOP : BOB),
  };
}
