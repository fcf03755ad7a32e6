// What a view tells about the squirrel dice.
import type { Dog, View } from '../types';

export type Face = View['faces'][number];
export type DogFace = NonNullable<Dog['face']>;

/** Squirrel dice on the table. */
export const DICE = 5;
/** From this chance of losing everything on, a roll with nuts at stake is risky. */
const RISKY = 0.2;

export function count(faces: readonly Face[], face: Face): number {
  return faces.filter((one) => one === face).length;
}

/** Whether dice lie where they were thrown, on the slab and on the branch; otherwise they wait in a row. */
export function areThrown(view: View): boolean {
  return view.phase === 'decide' || view.phase === 'race';
}

/** The faces of the last throw, as far as the view knows them. */
export function lastFaces(view: View): readonly Face[] {
  if (view.phase === 'race' && view.race)
    return view.race.faces.length > 0 ? view.race.faces : Array<Face>(view.race.dice).fill('squirrel');
  return view.faces.length > 0 ? view.faces : view.last_faces;
}

/** The nuts in the hollow. */
export function nutsOf(view: View): number {
  return view.race ? view.race.nuts : view.total;
}

/** Whether the next roll may well cost the nuts of this turn. */
export function isRisky({ odds, total }: View): boolean {
  return odds !== null && total > 0 && (odds.all_birds + odds.all_squirrels) / odds.ways > RISKY;
}
