// The outlines of what is cut out of the earth on a page, and the things in the earth. The same on every screen.
import type { Book } from '../types';
import { printOf, type Print } from '../read/maze';
import { wobble, type Point } from '$art/measure';
import { BORE, cutOut, DEN, sampled, smooth, type Box } from './measure';
import { frame, GROUND, spot, tunnelLine } from './places';

export interface Den extends Point, Print {
  /** Its outline around the origin. */
  outline: string;
}

export interface Thing extends Point {
  kind: 'stone' | 'pebbles' | 'worm' | 'beetle' | 'root' | 'treasure';
  turn: number;
  size: number;
}

export interface Dug {
  dens: readonly Den[];
  /** Middle lines of the tunnels, and their outlines. */
  tunnels: readonly { line: string; outline: string }[];
  /** Things in the earth between the tunnels. */
  things: readonly Thing[];
}

/** How square the dens are: a store most of all, while a portal is round. */
const SQUARE = { store: 7, portal: 2, plain: 2.3 } as const;
const CORNERS = 22;
/** The grid on which room for things is searched, and how far apart they are. */
const GRID = 10;
const SPREAD = 62;
const MOST_THINGS = 11;
const LEAST_ROOM = 8;
const LYING = ['treasure', 'stone', 'beetle', 'pebbles', 'stone', 'worm', 'pebbles'] as const;

const known = new Map<string, Dug>();
const MOST_KNOWN = 14;

/** The cut-outs of a page. Each update brings a new view, so they are cached by the contents of the book. */
export function dug(book: Book, page: number): Dug {
  const key = page + JSON.stringify(book);
  const found = known.get(key);
  if (found) return found;
  const first = known.keys().next();
  if (known.size >= MOST_KNOWN && !first.done) known.delete(first.value);
  const made = dig(book, page);
  known.set(key, made);
  return made;
}

function dig(book: Book, page: number): Dug {
  const leaf = book.pages[page - 1];
  const lines = (leaf?.tunnels ?? []).map(([a = 0, b = 0]) => tunnelLine(book, page, a, b));
  const dens = book.spots.map((_, hole) => {
    const print = printOf(leaf, hole);
    return { ...spot(book, hole), ...print, outline: denOutline(print.kind, hole) };
  });
  return {
    dens,
    tunnels: lines.map((line, i) => ({ line: smooth(line), outline: bore(line, i) })),
    things: thingsIn(
      book,
      page,
      dens,
      lines.flatMap((line) => sampled(line, 3)),
    ),
  };
}

/** A rounded outline around the origin. */
function denOutline(kind: Print['kind'], seed: number): string {
  const square = kind === 'store' || kind === 'portal' || kind === 'plain' ? SQUARE[kind] : 2.6;
  const x = kind === 'portal' ? DEN.y + 1 : DEN.x;
  const points = Array.from({ length: CORNERS }, (_, i) => {
    const angle = ((i + 0.3 * wobble(seed, i)) / CORNERS) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)] as const;
    const r = (Math.abs(c) ** square + Math.abs(s) ** square) ** (-1 / square);
    const off = wobble(seed, i + 40) * 0.7;
    return { x: c * r * (x + off), y: s * r * (DEN.y + off) };
  });
  return cutOut(points);
}

/** The outline of a tunnel along its middle line. Its width varies a little. */
function bore(line: readonly Point[], seed: number): string {
  const points = sampled(line, 4);
  const edge = (side: 1 | -1): Point[] =>
    points.map((point, i) => {
      const before = points[Math.max(0, i - 1)] ?? point;
      const after = points[Math.min(points.length - 1, i + 1)] ?? point;
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      const half = side * (BORE / 2 + wobble(seed * 2 + side, i) * 1.1);
      return {
        x: point.x - ((after.y - before.y) / length) * half,
        y: point.y + ((after.x - before.x) / length) * half,
      };
    });
  return cutOut([...edge(1), ...edge(-1).reverse()]);
}

/** Puts things where there is room, first where there is most. */
function thingsIn(book: Book, page: number, dens: readonly Point[], tunnels: readonly Point[]): Thing[] {
  const places: FreePoint[] = [];
  const box = frame(book);
  for (let y = GROUND + 12; y < box.y + box.height; y += GRID)
    for (let x = box.x + 12; x < box.x + box.width; x += GRID) {
      const room = roomAt({ x, y }, box, dens, tunnels);
      if (room > 0) places.push({ x, y, room });
    }
  const chosen: FreePoint[] = [];
  for (const one of places.sort((a, b) => b.room - a.room)) {
    if (chosen.length === MOST_THINGS) break;
    if (chosen.every(({ x, y }) => Math.hypot(x - one.x, y - one.y) > SPREAD)) chosen.push(one);
  }
  return chosen.map(({ x, y, room }, i) => ({
    x,
    y,
    kind: LYING[i === 0 ? 0 : 1 + ((i + page) % (LYING.length - 1))] ?? 'stone',
    turn: Math.round(wobble(page * 32 + i, 7) * 24),
    size: Math.min(i === 0 ? 1.35 : 1, (room - 2) / 12),
  }));
}

interface FreePoint extends Point {
  /** How far away everything else is. */
  room: number;
}

/** How much room there is around a point; 0 if it is too little. */
function roomAt({ x, y }: Point, box: Box, dens: readonly Point[], tunnels: readonly Point[]): number {
  let room = Math.min(x - box.x - 8, box.x + box.width - 8 - x, box.y + box.height - 10 - y, y - GROUND - 8);
  for (const den of dens) {
    room = Math.min(room, Math.max(Math.abs(x - den.x) - DEN.x, Math.abs(y - den.y) - DEN.y));
    if (room <= LEAST_ROOM) return 0;
  }
  for (const one of tunnels) {
    const [dx, dy] = [Math.abs(x - one.x), Math.abs(y - one.y)];
    if (dx > room + BORE || dy > room + BORE) continue;
    room = Math.min(room, Math.hypot(dx, dy) - BORE / 2);
    if (room <= LEAST_ROOM) return 0;
  }
  return room;
}
