// Where holes and tunnels lie in the drawing of a book. It works for every valid book, ours and those that people
// write. All dens have the same size; if the holes of a book are closer together, its drawing gets larger instead.
import type { Book } from '../types';
import { wobble, type Point } from '$art/measure';
import { DEN, smooth, type Box } from './measure';

export type { Box } from './measure';

/** How long a unit of the book is in the drawing, if its holes are as far apart as ours. */
const UNIT = 10;
/** How long it is at most, however close the holes are. */
const MOST = 26;
/** The least distance between the middles of two dens, sideways or downwards. */
const APART = { x: 2 * DEN.x + 22, y: 2 * DEN.y + 18 } as const;
/** The least distance of a tunnel from the middle of a den that it passes. */
const PAST = { x: DEN.x + 20, y: DEN.y + 20 } as const;
/** The earth around the dens, on each side. */
const SIDE = 16;
const BELOW = 16;
/** The room for winter above the topmost dens, and where the ground begins. */
const ABOVE = 66;
export const GROUND = -DEN.y - 15;
/** How far a tunnel swings to either side. */
const SWAY = 9;
/** Where a tunnel leaves a den: how far out, how far beside the line to its goal, and how far above the middle. */
const DOOR = 0.82;
const ASIDE = 1.3;
const LIFT = 2;

const units = new WeakMap<Book, number>();

/** How long a unit of this book is in the drawing. */
export function unitOf(book: Book): number {
  const known = units.get(book);
  if (known !== undefined) return known;
  const made = Math.min(MOST, Math.max(UNIT * 0.7, forHoles(book), forTunnels(book)));
  units.set(book, made);
  return made;
}

function forHoles({ spots }: Book): number {
  let unit = 0;
  spots.forEach(([x, y], i) => {
    for (const [u, v] of spots.slice(0, i)) unit = Math.max(unit, needed(x - u, y - v, APART));
  });
  return unit;
}

function forTunnels(book: Book): number {
  let unit = 0;
  for (const { tunnels } of book.pages)
    for (const tunnel of tunnels) unit = Math.max(unit, forTunnel(book, tunnel));
  return unit;
}

/** The unit that keeps a tunnel away from all dens but its own. */
function forTunnel(book: Book, tunnel: readonly number[]): number {
  const line = corners(book, tunnel);
  const passed = line.slice(1).flatMap((to, i) => grid(line[i] as Point, to));
  let unit = 0;
  book.spots.forEach(([x, y], hole) => {
    if (hole === tunnel[0] || hole === tunnel[1]) return;
    for (const at of passed) unit = Math.max(unit, needed(at.x - x, at.y - y, PAST));
  });
  return unit;
}

/** The unit that keeps two things apart, sideways or downwards. */
function needed(dx: number, dy: number, apart: { x: number; y: number }): number {
  return Math.min(apart.x / Math.abs(dx), apart.y / Math.abs(dy));
}

/** Every point of the map on a straight line. */
function grid(from: Point, to: Point): Point[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y), 1);
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / steps,
    y: from.y + ((to.y - from.y) * i) / steps,
  }));
}

/** A tunnel's ends and bends, in units of the book. */
function corners(book: Book, [a = 0, b = 0, ...rest]: readonly number[]): Point[] {
  const at = (hole: number): Point => ({ x: book.spots[hole]?.[0] ?? 0, y: book.spots[hole]?.[1] ?? 0 });
  const bent = rest.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: rest[i + 1] ?? 0 }] : []));
  return [at(a), ...bent, at(b)];
}

/** The whole drawing, for the `viewBox`. */
export function frame(book: Book): Box {
  const unit = unitOf(book);
  return {
    x: -DEN.x - SIDE,
    y: -DEN.y - ABOVE,
    width: book.width * unit + 2 * (DEN.x + SIDE),
    height: book.height * unit + 2 * DEN.y + ABOVE + BELOW,
  };
}

/** The middle of a hole; the feet of a figure stand here. */
export function spot(book: Book, hole: number): Point {
  const unit = unitOf(book);
  const [x, y] = book.spots[hole] ?? [0, 0];
  return { x: x * unit, y: y * unit };
}

/** The winding middle line of the tunnel between two holes, from `a` to `b`; empty where there is none. */
export function tunnelPath(book: Book, page: number, a: number, b: number): string {
  return smooth(tunnelLine(book, page, a, b));
}

/** The line along a whole way, from the hole where it starts. */
export function wayPath(book: Book, page: number, start: number, way: readonly number[]): string {
  const legs = way.map((hole, i) => tunnelLine(book, page, i ? (way[i - 1] as number) : start, hole));
  return smooth(legs.flatMap((leg, i) => (i ? leg.slice(1) : leg)));
}

/** The points through which a tunnel winds, from middle to middle. */
export function tunnelLine(book: Book, page: number, a: number, b: number): Point[] {
  const [low, high] = a < b ? [a, b] : [b, a];
  const tunnel = book.pages[page - 1]?.tunnels.find(([from, to]) => from === low && to === high);
  if (!tunnel) return [];
  const unit = unitOf(book);
  const turns = corners(book, tunnel).map(({ x, y }) => ({ x: x * unit, y: y * unit }));
  const line = winding(turns, low * 64 + high + page * 4096);
  return a < b ? line : line.reverse();
}

/** From middle to middle through both doors. Each straight stretch swings to one side, then to the other. */
function winding(turns: readonly Point[], seed: number): Point[] {
  const [first, last] = [turns[0] as Point, turns.at(-1) as Point];
  const inner = turns.slice(1, -1);
  const open = [door(first, inner[0] ?? last), ...inner, door(last, inner.at(-1) ?? first)];
  const wound = open.flatMap((to, i) => {
    const from = open[i - 1];
    return from ? [...swings(from, to, seed + i), to] : [to];
  });
  return [first, ...wound, last];
}

/** Where a tunnel leaves a den: a little beside the line to its goal, so that two tunnels do not merge. */
function door(den: Point, goal: Point): Point {
  const angle = Math.atan2(goal.y - den.y, (goal.x - den.x) * ASIDE);
  return { x: den.x + DEN.x * DOOR * Math.cos(angle), y: den.y + DEN.y * DOOR * Math.sin(angle) - LIFT };
}

function swings(from: Point, to: Point, seed: number): Point[] {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.hypot(way.x, way.y) || 1;
  const parts = Math.max(2, Math.round(length / 40));
  const side = wobble(seed, 0) < 0 ? -1 : 1;
  return Array.from({ length: parts - 1 }, (_, k) => {
    const share = (k + 1 + 0.2 * wobble(seed, 3 * k + 1)) / parts;
    const wide = SWAY * Math.min(1, length / 60) * (0.7 + 0.3 * wobble(seed, 3 * k + 2));
    const sway = side * (k % 2 ? -wide : wide);
    return {
      x: from.x + way.x * share - (way.y / length) * sway,
      y: from.y + way.y * share + (way.x / length) * sway,
    };
  });
}
