// Boxes, lengths and soft lines of the drawing.
import { written, type Point } from '$art/measure';

export interface Box extends Point {
  width: number;
  height: number;
}

/** Half the width and half the height of the den around a hole. */
export const DEN = { x: 29, y: 25 } as const;
/** Width of a tunnel. */
export const BORE = 15;

/** Straight cuts from point to point, and back to the first. */
export function cutOut(points: readonly Point[]): string {
  return `M${points.map(written).join('L')}Z`;
}

/** The two inner points of the curve from each point to the next, for a soft line through all of them. */
function bends(points: readonly Point[]): [Point, Point, Point, Point][] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  return points.slice(1).map((to, i) => {
    const from = at(i);
    const [before, after] = [at(i - 1), at(i + 2)];
    return [
      from,
      { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
      to,
    ];
  });
}

/** A soft line through all points. */
export function smooth(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  const curves = bends(points).map(([, a, b, to]) => `C${written(a)} ${written(b)} ${written(to)}`);
  return `M${written(first)}${curves.join('')}`;
}

/** Points along that soft line, `each` to every stretch. */
export function sampled(points: readonly Point[], each: number): Point[] {
  const first = points[0];
  if (!first) return [];
  const along = bends(points).flatMap((curve) =>
    Array.from({ length: each }, (_, i) => between(curve, (i + 1) / each)),
  );
  return [first, ...along];
}

function between([p, a, b, q]: [Point, Point, Point, Point], t: number): Point {
  const u = 1 - t;
  const mix = (of: (spot: Point) => number): number =>
    u * u * u * of(p) + 3 * u * u * t * of(a) + 3 * u * t * t * of(b) + t * t * t * of(q);
  return { x: mix(({ x }) => x), y: mix(({ y }) => y) };
}
