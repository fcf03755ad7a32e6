// What a seat in the list is, in a word or two.
import type { Table } from '$lib/net/table.svelte';
import { words } from '$lib/words.svelte';

export function seatState(table: Table, number: number): string {
  const seat = table.seats[number];
  if (!seat || seat.kind === 'open') return words.t('seat-free');
  if (seat.kind === 'bot') return seat.vacant ? words.t('seat-offered') : table.levelName(seat.level ?? '');
  const isYours = table.yours.includes(number);
  const presence = words.t(isYours ? 'seat-yours' : seat.here ? 'seat-here' : 'seat-away');
  return seat.host ? `${presence}, ${words.t('seat-host')}` : presence;
}
