// Lengths of the drawing, in its own units.
import type { Point } from '$art/measure';

export { wobble, written, type Point } from '$art/measure';

/** The width and height of a place of the map. */
export const UNIT = 40;

export interface Box extends Point {
  w: number;
  h: number;
}

/** Half the width and half the height of a tag. */
export const TAG = { x: 18, y: 11.5 } as const;
/** Half the width of a tunnel. */
export const BORE = 10;
/** The width of the earth around the map. */
export const MARGIN = 10;
