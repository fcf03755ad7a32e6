// The sentences of the history that explain something, for the board. What can be seen anyway, such as a roll or a
// walk, is left out.
import type { GameTable, Seat } from '$lib/contract';
import type { Seen, SeenNote } from '$lib/net/wire';
import { say } from '../say';

export interface News {
  text: string;
  /** The seat that did it; null: everyone. */
  seat: Seat | null;
}

const SEEN = [
  'tell-rolls',
  'tell-walks',
  'tell-places',
  'tell-dealt',
  'tell-draws',
  'tell-jumps',
  'tell-opens',
];
/** The result says who has won. */
const LATER = ['tell-winner', 'tell-shared', 'tell-winner-lunches', 'tell-shared-lunches'];
const BASKET = 'tell-basket';

type Teller = Pick<GameTable, 'name' | 'sentence'>;

export function newsOf(events: readonly Seen[], table: Teller): News[] {
  const notes = events.flatMap(({ notes }) => notes ?? []);
  return notes
    .filter(({ message }) => !SEEN.includes(message) && !LATER.includes(message))
    .flatMap((note) => explained(note, table));
}

/** A taken basket is a debt. The history does not say so, so a second sentence does. */
function explained({ message, values }: SeenNote, table: Teller): News[] {
  const seat = seatIn(values, 'seat');
  const news = { text: table.sentence(message, values), seat };
  const owner = seatIn(values, 'other_seat');
  if (message !== BASKET || seat === null || owner === null) return [news];
  const why = say('board-why-basket', { name: table.name(seat), owner: table.name(owner) });
  return [news, { text: why, seat }];
}

function seatIn(values: SeenNote['values'], key: string): Seat | null {
  const found = values.find(([name]) => name === key);
  return found ? Number(found[1]) : null;
}
