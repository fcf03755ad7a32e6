// Reads an update: which of the seats in it acts, and what each of them sees.
import type { Seat } from '../contract';
import type { Sight, Update } from './wire';

/** The number before the first entry, which is 0. */
export const BEFORE_ALL = -1;

/** The first of these seats that may move now; null: none of them may. */
export function actingSeat(update: Update | null, active: readonly Seat[]): Seat | null {
  return update?.waiting.find((seat) => active.includes(seat)) ?? null;
}

/** What the page draws: what the acting seat sees, else what the first seat of this browser sees. */
export function sightToDraw(update: Update | null, active: readonly Seat[]): Sight | undefined {
  const acting = actingSeat(update, active);
  return update?.sights.find(({ seat }) => seat === acting) ?? update?.sights[0];
}

export function sightOf(update: Update | null, seat: Seat): Sight | undefined {
  return update?.sights.find((sight) => sight.seat === seat);
}
