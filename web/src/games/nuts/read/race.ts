// What a view tells about nut rounds.
import type { Seat } from '$lib/contract';
import type { Dog, RaceView, View } from '../types';

/** The dog die of a seat; undefined for the active seat, which has none. */
export function dogOf(race: RaceView, seat: Seat): Dog | undefined {
  return race.dogs.find((dog) => dog.seat === seat);
}

export function hasDog(race: RaceView, seat: Seat): boolean {
  return (dogOf(race, seat)?.done_at ?? null) !== null;
}

/** The nut round that ended the last turn, as long as nothing has happened since. */
export function justRaced(view: View): RaceView | null {
  const isResting = view.rolls === 0 && !view.rolling && (view.phase === 'roll' || view.phase === 'over');
  return view.last?.how === 'race' && isResting ? view.last_race : null;
}

/** Those with a dog first, in the order they got it. */
export function dogsInOrder(race: RaceView): Dog[] {
  return race.dogs.toSorted((a, b) => (a.done_at ?? Infinity) - (b.done_at ?? Infinity));
}
