// Points, boxes and lengths of the drawing, and chance that is always the same.

export const UNIT = 40;

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  w: number;
  h: number;
}

/** Half width and half height of a tag. */
export const TAG = { x: 18, y: 11.5 } as const;
/** Half width of a tunnel. */
export const BORE = 10;
/** Earth around the map. */
export const MARGIN = 10;

/** A number from -1 to 1 that is always the same for the same two numbers. */
export function wobble(a: number, b: number): number {
  let h = Math.imul(a | 0, 0x9e3779b1) ^ Math.imul((b | 0) + 0x7f4a7c15, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 0x7fffffff - 1;
}

/** As in a path. */
export function written({ x, y }: Spot): string {
  return `${+x.toFixed(1)} ${+y.toFixed(1)}`;
}
