// The sentence about the seat that is to move.
import { games } from '$lib/games.svelte';
import type { Seat } from '$lib/contract';
import type { Table } from '$lib/net/table.svelte';
import { words } from '$lib/words.svelte';

/** Addresses the reader, if this browser has only that seat. */
export function turnYours(table: Table, seat: Seat): string {
  if (hasTurn(table, seat)) return words.t('turn-yours');
  return words.gameIfAny(table.game, 'turn-decides-yours') ?? words.t('turn-decides-yours');
}

export function turnOf(table: Table, seat: Seat): string {
  const name = table.name(seat);
  if (hasTurn(table, seat)) return words.t('turn-of', { name });
  return words.gameIfAny(table.game, 'turn-decides', { name }) ?? words.t('turn-decides', { name });
}

/** Whose turn it is, for the tab; empty: nobody's. */
export function turnForTab(table: Table): string {
  if (table.phase !== 'playing') return '';
  const { acting, waiting, yours } = table;
  const seat = acting ?? (waiting.length === 1 ? (waiting[0] ?? null) : null);
  if (seat !== null)
    return acting !== null && yours.length === 1 ? turnYours(table, seat) : turnOf(table, seat);
  if (waiting.length === 0) return '';
  return words.t(yours.length > 0 ? 'turn-others' : 'turn-all');
}

/** About a player who has taken a bot's seat. */
export function tookOver(table: Table, seat: Seat): string {
  const bot = table.seats[seat]?.relieved || words.t('bot-plain');
  return words.t('took-over', { name: table.name(seat), bot });
}

/** For a seat that only has to decide something during another seat's turn; a game may have its own words for that. */
function hasTurn(table: Table, seat: Seat): boolean {
  const turn = table.dealt ? games.module(table.game)?.turn?.(table.view) : null;
  return (turn ?? seat) === seat;
}
