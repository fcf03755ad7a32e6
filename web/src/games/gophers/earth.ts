// What is cut out of the earth on a page, and what lies in it: outlines for the drawing, the same on every screen.
import type { Book } from './types';
import { printOf, type HoleKind } from './maze';
import { BORE, cutOut, DEN, sampled, wobble, type Spot } from './measure';
import { spot, tunnelLine } from './places';

export interface Den extends Spot {
  kind: HoleKind;
  number: number;
  /** Its outline around the origin. */
  outline: string;
}

export interface Dug {
  dens: readonly Den[];
  /** Outlines of the tunnels. */
  bores: readonly string[];
}

/** How square a den is. */
const SQUARE: Record<HoleKind, number> = {
  berries: 2.6,
  acorns: 2.6,
  grains: 2.6,
  store: 7,
  gift: 2.6,
  portal: 2,
  plain: 2.3,
};
const CORNERS = 22;

export function dug(book: Book, page: number): Dug {
  const leaf = book.pages[page - 1];
  return {
    dens: book.spots.map((_, hole) => {
      const print = printOf(leaf, hole);
      return { ...spot(book, hole), ...print, outline: denOutline(print.kind, hole) };
    }),
    bores: (leaf?.tunnels ?? []).map(([a = 0, b = 0], i) => bore(tunnelLine(book, page, a, b), i)),
  };
}

/** A rounded cut-out around the origin; smaller or larger by `more` at each side. */
export function denOutline(kind: HoleKind, seed: number, more = 0): string {
  const [x, y] = kind === 'portal' ? [DEN.y + 0.5, DEN.y + 0.5] : [DEN.x, DEN.y];
  return cutOut(
    Array.from({ length: CORNERS }, (_, i) => {
      const angle = ((i + 0.3 * wobble(seed, i)) / CORNERS) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const r = (Math.abs(c) ** SQUARE[kind] + Math.abs(s) ** SQUARE[kind]) ** (-1 / SQUARE[kind]);
      const off = wobble(seed, i + 40) * 0.7 + more;
      return { x: c * r * (x + off), y: s * r * (y + off) };
    }),
  );
}

/** A tunnel cut along its middle line, never quite equally wide. */
function bore(line: readonly Spot[], seed: number): string {
  const points = sampled(line, 4);
  const edge = (side: 1 | -1): Spot[] =>
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
