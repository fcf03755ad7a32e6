// Points of a drawing, and irregularities that are the same each time it is drawn.

export interface Point {
  x: number;
  y: number;
}

/** A number from -1 to 1 that is always the same for the same two numbers. */
export function wobble(a: number, b: number): number {
  let h = Math.imul(a | 0, 0x9e3779b1) ^ Math.imul((b | 0) + 0x7f4a7c15, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 0x7fffffff - 1;
}

/** As a path has it. */
export function written({ x, y }: Point): string {
  return `${+x.toFixed(1)} ${+y.toFixed(1)}`;
}
