// Counts from a view: whose turn it is, what is left, how near the end is. It decides nothing; the rules do.
import type { GameTable, Seat } from '$lib/contract';
import { KINDS, type Kind } from './cards';
import { DIGS, SIMPLE_DIGS, TOP } from './printed';
import type { Move, View } from '../types';

export type GophersTable = GameTable<View, Move>;

export function isJunior({ options }: View): boolean {
  return options.way === 'entry';
}

export function hasBaskets({ options }: View): boolean {
  return options.way === 'advanced' || options.way === 'both';
}

/** Nothing is subtracted (G-40). */
export function isAddedOnly({ options }: View): boolean {
  return options.way === 'simplified' || options.way === 'both';
}

/** So many players that the panel has to be brief. */
export function isCrowd({ seats }: View): boolean {
  return seats.length > 3;
}

/** Dig cards of the whole deck. */
export function digsOf(view: View): number {
  return isAddedOnly(view) ? SIMPLE_DIGS : DIGS;
}

/** Only the owner of the hand looks at this screen, or all cards are open anyway. */
export function mayShowHand({ yours, view }: GophersTable): boolean {
  return view.seat !== null && (yours.length === 1 || isJunior(view));
}

/** The seat that has to decide now; null if it is nature's turn, and at the end. */
export function deciding({ waiting }: GophersTable): Seat | null {
  return waiting[0] ?? null;
}

/** Turns that are left in this round, including the current one. */
export function turnsLeft({ seats, turn, first }: View): number {
  const gone = (turn.seat - first + seats.length) % seats.length;
  return seats.length - gone;
}

/** The seat that has the last turn of a round. */
export function lastSeat({ seats, first }: View): Seat {
  return (first - 1 + seats.length) % seats.length;
}

/** The seats with the fewest cards, and how many those are. */
export function fewest({ seats }: View): { seats: Seat[]; cards: number } {
  const cards = Math.min(...seats.map((seat) => seat.cards));
  return { seats: seats.flatMap((one, seat) => (one.cards === cards ? [seat] : [])), cards };
}

/** The cards of the largest pile, which are counted up at the end. */
export function mostCards({ seats }: View): number {
  return Math.max(...seats.map(({ added, subtracted }) => added.length + subtracted.length));
}

/** A basket that another seat has. */
export interface Debt {
  owner: Seat;
  holder: Seat;
}

export function debts({ seats }: View): Debt[] {
  return seats
    .flatMap(({ baskets }, holder) => baskets.map((owner) => ({ owner, holder })))
    .filter(({ owner, holder }) => owner !== holder)
    .sort((a, b) => a.owner - b.owner);
}

/** The junior game: how many cards of each kind are in the open stock. */
export function stockOf({ stock }: View): { kind: Kind; cards: number }[] {
  return KINDS.map((kind, index) => {
    const from = 1 + index * TOP;
    return { kind, cards: stock.slice(from, from + TOP).reduce((total, cards) => total + cards, 0) };
  });
}

/** The pages on which the reader's seat could collect at its hole. */
export function pagesToCollect({ seat, seats, makes }: View): number[] {
  const hole = seat === null ? -1 : (seats[seat]?.figure ?? -1);
  return makes.flatMap((holes, index) => (holes[hole] === '1' ? [index + 1] : []));
}

/** Holes of a page for which the reader's seat has cards. */
export function makesOn({ makes }: View, page: number): number[] {
  return [...(makes[page - 1] ?? '')].flatMap((sign, hole) => (sign === '1' ? [hole] : []));
}
