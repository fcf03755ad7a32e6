// Crosses that are laid out and not confirmed, kept in this browser: a page that is loaded again has them again. One
// entry is enough, since nobody draws at two tables at once.
import type { Seat } from '$lib/contract';
import { recallJson, remember, rememberJson } from '$lib/memory';
import type { View } from '../types';
import type { Draft } from './draft';

const NOTHING: Draft = [];

/** Drafts by seat. They belong to one roll, and the next one starts without them. */
export interface Drafts {
  roll: string;
  bySeat: ReadonlyMap<Seat, Draft>;
}

interface Entry {
  table: string;
  roll: string;
  drafts: [Seat, Draft][];
}

const KEY = 'hamstern.draft';

/** An id for the roll of this view. */
export function rollOf({ round, pips }: Pick<View, 'round' | 'pips'>): string {
  return `${round}:${pips}`;
}

/** What the seat has laid out for the roll of this view; nothing once it has confirmed. */
export function draftOf(
  { roll, bySeat }: Drafts,
  view: Pick<View, 'round' | 'pips' | 'mine'>,
  seat: Seat,
): Draft {
  return (view.mine === null && roll === rollOf(view) && bySeat.get(seat)) || NOTHING;
}

/** The drafts with another one for this seat. Those for an earlier roll are dropped. */
export function withDraft({ roll: before, bySeat }: Drafts, roll: string, seat: Seat, draft: Draft): Drafts {
  return { roll, bySeat: new Map([...(before === roll ? bySeat : []), [seat, draft]]) };
}

export function keepDrafts(table: string, { roll, bySeat }: Drafts): void {
  const drafts = [...bySeat].filter(([, draft]) => draft.length > 0);
  if (drafts.length > 0) rememberJson(KEY, { table, roll, drafts } satisfies Entry);
  else remember(KEY, null);
}

/** What was laid out at this table, as far as it still `fits`. */
export function recallDrafts(table: string, fits: (seat: Seat, draft: Draft) => boolean): Drafts {
  const entry = recallJson(KEY, isEntry);
  if (entry?.table !== table) return { roll: '', bySeat: new Map() };
  return { roll: entry.roll, bySeat: new Map(entry.drafts.filter(([seat, draft]) => fits(seat, draft))) };
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { table, roll, drafts } = value as Partial<Record<keyof Entry, unknown>>;
  return (
    typeof table === 'string' && typeof roll === 'string' && Array.isArray(drafts) && drafts.every(isOfSeat)
  );
}

function isOfSeat(value: unknown): value is [Seat, Draft] {
  return Array.isArray(value) && typeof value[0] === 'number' && Array.isArray(value[1]);
}
