// Finds a place for each chamber's tag, which shows its letter and its value.
import type { Sheet } from '../../types';
import { wallsOf, type Land, type Side } from './land';
import { BORE, MARGIN, TAG, UNIT, type Point } from './measure';
import { along } from './outline';

/** A place beside each chamber where its tag hides as little as possible and hardly widens the drawing. */
export function hangTags(sheet: Sheet, land: Land, tunnels: readonly (readonly Point[])[]): Point[] {
  const bores = tunnels.flatMap(pointsAlong);
  const wishes = sheet.chambers.map((chamber, c) => {
    const spots = wallsOf(land, chamber.cells, sheet, c).flatMap(spotsAt);
    const costs = spots.map((spot) => crowd(spot) * 4 + nearness(spot, c) + outside(sheet, spot) * 40);
    return { c, spots, costs, free: costs.filter((cost) => cost === 0).length };
  });
  const hung: Point[] = [];
  const result: Point[] = [];
  for (const { c, spots, costs } of [...wishes].sort((a, b) => a.free - b.free || a.c - b.c)) {
    const all = spots.map((spot, i) => (costs[i] as number) + clash(spot, hung));
    const best = spots[all.indexOf(Math.min(...all))] as Point;
    hung.push(best);
    result[c] = best;
  }
  return result;

  /** How much a tag at this spot would hide. */
  function crowd(spot: Point): number {
    let hidden = 0;
    for (const cell of sheet.cells)
      hidden += overlap(spot, (cell.x + 0.5) * UNIT, (cell.y + 0.5) * UNIT, 17.5);
    for (const point of bores) hidden += overlap(spot, point.x, point.y, BORE + 2) / 8;
    return hidden;
  }
  /** How much the tag would seem to belong to another chamber. */
  function nearness(spot: Point, own: number): number {
    let sum = 0;
    for (const cell of sheet.cells)
      if (cell.chamber !== own) sum += overlap(spot, (cell.x + 0.5) * UNIT, (cell.y + 0.5) * UNIT, 30) / 6;
    return sum;
  }
}

/** How much the tag would overlap other tags. */
function clash(spot: Point, hung: readonly Point[]): number {
  let sum = 0;
  for (const other of hung) {
    const w = TAG.x * 2 + 4 - Math.abs(spot.x - other.x);
    const h = TAG.y * 2 + 4 - Math.abs(spot.y - other.y);
    if (w > 0 && h > 0) sum += w * h * 6;
  }
  return sum;
}

/** Spots for a tag at a wall: at its middle, its ends, and between them. */
function spotsAt(side: Side): Point[] {
  const out = side.dx === 0 ? TAG.x : TAG.y;
  return [0.5, 0, 1, 0.25, 0.75].map((share) =>
    along({ ...side, off: Math.max(side.off, 0) }, share, out - 4),
  );
}

function pointsAlong(line: readonly Point[]): Point[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i] as Point;
    return [0, 0.25, 0.5, 0.75].map((t) => ({
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t,
    }));
  });
}

/** The area that a tag shares with a square; `half` is half the edge of the square. */
export function overlap(tag: Point, x: number, y: number, half: number): number {
  const w = TAG.x + half - Math.abs(tag.x - x);
  const h = TAG.y + half - Math.abs(tag.y - y);
  return w > 0 && h > 0 ? Math.min(w, half * 2) * Math.min(h, TAG.y * 2) : 0;
}

/** How far a tag would stick out of the map. */
function outside(sheet: Sheet, { x, y }: Point): number {
  const over = [
    -MARGIN - (x - TAG.x - 2),
    x + TAG.x + 2 - (sheet.width * UNIT + MARGIN),
    -MARGIN - (y - TAG.y - 2),
    y + TAG.y + 2 - (sheet.height * UNIT + MARGIN),
  ];
  return over.reduce((sum, far) => sum + Math.max(0, far), 0);
}
