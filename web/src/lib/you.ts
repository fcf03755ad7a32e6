// Marks the reader's own name at a table.
import type { GameTable, Seat } from './contract';
import { words } from './words.svelte';

/** "Ada (you)", if this browser has one seat among others. */
export function nameOrYou(table: Pick<GameTable, 'name' | 'seats' | 'yours'>, seat: Seat): string {
  const name = table.name(seat);
  const isYou = table.yours.length === 1 && table.yours[0] === seat && table.seats.length > 1;
  return isYou ? words.t('name-you', { name }) : name;
}
