// Where a word stands beside a piece: above it if it can, else where it covers nothing that must be read. In px.
import { PITCH } from './shape';
import type { Point, Shown, Stage } from './stage';

/** From the middle of a piece to the near edge of what is written beside it. */
const ABOVE = 24;
const BELOW = 46;
const ASIDE = 48;
const MARGIN = 6;
/** About the middle of a number. */
const NUMBER = 17;
/** Of a compartment's number from the hub, in metres: above what lies there. */
const RADIUS = 0.11;

interface Size {
  width: number;
  height: number;
}

/** The middle of the upper edge of the word, and which way it is. `before`: which way it was, so that it does not leap. */
export function beside(
  at: Point,
  word: Size,
  room: Size,
  numbers: readonly Point[],
  before: number | null,
): { way: number; x: number; y: number } {
  const half = word.width / 2;
  const ways = [
    { x: at.x, y: at.y - ABOVE - word.height },
    { x: at.x + ASIDE + half, y: at.y - word.height / 2 },
    { x: at.x - ASIDE - half, y: at.y - word.height / 2 },
    { x: at.x, y: at.y + BELOW },
  ].map(({ x, y }, way) => ({
    way,
    x: clamp(x, half + MARGIN, room.width - half - MARGIN),
    y: clamp(y, MARGIN, room.height - word.height - MARGIN),
  }));
  const order = before === null ? ways : [ways[before]!, ...ways];
  return order.find((spot) => isFree(spot, word, at, numbers)) ?? ways[0]!;
}

function isFree({ x, y }: Point, { width, height }: Size, at: Point, numbers: readonly Point[]): boolean {
  const covers = (point: Point, about: number): boolean =>
    Math.abs(point.x - x) < width / 2 + about && Math.abs(point.y - y - height / 2) < height / 2 + about;
  return !covers(at, ABOVE / 2) && !numbers.some((number) => covers(number, NUMBER));
}

/** Where the number of a compartment stands on the screen, in client coordinates. */
export function numberOnScreen(compartment: number, stage: Stage, { contact, hub }: Shown): Point {
  const ahead = (((compartment + 0.5) * PITCH - contact) * Math.PI) / 180;
  return stage.onScreen(hub - RADIUS * Math.sin(ahead), 0, -RADIUS * Math.cos(ahead));
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
