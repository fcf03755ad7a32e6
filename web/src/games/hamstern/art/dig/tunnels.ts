// The path of a tunnel through the earth.
import type { Sheet, Tunnel } from '../../types';
import type { Land } from './land';
import { UNIT, wobble, written, type Point } from './measure';

/** The points that a tunnel passes, from inside one mouth to inside the other; not quite straight. */
export function tunnelLine(sheet: Sheet, land: Land, tunnel: Tunnel, seed: number): Point[] {
  const mouths = tunnel.mouths.map((number) => sheet.cells[number]);
  const [from, to] = [mouths[0] ?? { x: 0, y: 0 }, mouths[1] ?? { x: 0, y: 0 }];
  const places = [from, ...tunnel.path.map(([x, y]) => ({ x, y })), to];
  return places.flatMap((place, i) => {
    const before = places[i - 1];
    const after = places[i + 1];
    if (!before) return doorway(place, after ?? place);
    if (!after) return doorway(place, before).reverse();
    const way = { x: Math.sign(after.x - before.x), y: Math.sign(after.y - before.y) };
    const isStraight = way.x === 0 || way.y === 0;
    const sway = isStraight ? swayAt(land, place, way) * Math.cbrt(wobble(seed, i)) : 0;
    return { x: (place.x + 0.5) * UNIT - way.y * sway, y: (place.y + 0.5) * UNIT + way.x * sway };
  });
}

/** From a mouth straight through the wall. */
function doorway(mouth: Point, next: Point): Point[] {
  return [0.43, 0.64].map((share) => ({
    x: (mouth.x + 0.5 + (next.x - mouth.x) * share) * UNIT,
    y: (mouth.y + 0.5 + (next.y - mouth.y) * share) * UNIT,
  }));
}

/** How far a tunnel may stray from the middle of its place: less if something is beside it. */
function swayAt(land: Land, place: Point, way: Point): number {
  const isFree = (side: number): boolean =>
    land.kind(place.x - way.y * side, place.y + way.x * side) === 'earth';
  return isFree(1) && isFree(-1) ? 6.5 : 2.5;
}

/** A smooth line through all points. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const bends = points.slice(1).map((to, i) => {
    const from = at(i);
    const [before, after] = [at(i - 1), at(i + 2)];
    const a = { x: from.x + (to.x - before.x) / 5, y: from.y + (to.y - before.y) / 5 };
    const b = { x: to.x - (after.x - from.x) / 5, y: to.y - (after.y - from.y) / 5 };
    return `C${written(a)} ${written(b)} ${written(to)}`;
  });
  return `M${written(at(0))}${bends.join('')}`;
}
