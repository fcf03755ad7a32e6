// Boxes and lengths of the drawing.
import type { Spot } from '$art/measure';

export { wobble, written, type Spot } from '$art/measure';

export const UNIT = 40;

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
