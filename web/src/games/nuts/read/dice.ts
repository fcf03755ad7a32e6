// The words of the dice, taken from the generated types.
import type { Dog, View } from '../types';

export type Face = View['faces'][number];
export type DogFace = NonNullable<Dog['face']>;

/** Squirrel dice on the table. */
export const DICE = 5;

export function count(faces: readonly Face[], face: Face): number {
  return faces.filter((one) => one === face).length;
}
