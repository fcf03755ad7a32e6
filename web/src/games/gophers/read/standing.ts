// How things stand, counted from a view: whose turn, what a hand may be asked for here, how near the end is. Counts
// only; what may be done the rules say.
import type { GameTable, Seat } from '$lib/contract';
import { KINDS, type Kind } from './cards';
import { DIGS, SIMPLE_DIGS, SMALL_HAND, TOP } from './printed';
import type { Move, View } from '../types';

export type Table = GameTable<View, Move>;

export function isEntry({ options }: View): boolean {
  return options.way === 'entry';
}

export function hasBaskets({ options }: View): boolean {
  return options.way === 'advanced' || options.way === 'both';
}

/** Nothing is subtracted (G-40). */
export function isAddedOnly({ options }: View): boolean {
  return options.way === 'simplified' || options.way === 'both';
}

/** So many at the table that what stands beside the board has to be brief. */
export function isCrowd({ seats }: View): boolean {
  return seats.length > 3;
}

/** Dig cards of the whole deck. */
export function digsOf(view: View): number {
  return isAddedOnly(view) ? SIMPLE_DIGS : DIGS;
}

/** Nobody but the hand's owner looks at this screen, or all cards lie open anyway. */
export function mayShowHand({ yours, view }: Table): boolean {
  return view.seat !== null && (yours.length === 1 || isEntry(view));
}

/** Who has to decide now; null while nature speaks and at the end. */
export function deciding({ waiting }: Table): Seat | null {
  return waiting[0] ?? null;
}

/** Turns until everybody has had one, the running one included. */
export function turnsLeft({ seats, turn, first }: View): number {
  const gone = (turn.seat - first + seats.length) % seats.length;
  return seats.length - gone;
}

/** The last one of a round. */
export function lastSeat({ seats, first }: View): Seat {
  return (first - 1 + seats.length) % seats.length;
}

/** Seats whose hands are small enough for the end (G-02). */
export function smallHands({ seats }: View): Seat[] {
  return seats.flatMap(({ cards }, seat) => (cards <= SMALL_HAND ? [seat] : []));
}

/** Who has the fewest cards, and how many. */
export function fewest({ seats }: View): { seats: Seat[]; cards: number } {
  const cards = Math.min(...seats.map((seat) => seat.cards));
  return { seats: seats.flatMap((one, seat) => (one.cards === cards ? [seat] : [])), cards };
}

/** A basket that is not with its owner. */
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

/** The open stock of the entry game by kind: how many cards. */
export function stockOf({ stock }: View): { kind: Kind; cards: number }[] {
  return KINDS.map((kind, index) => {
    const from = 1 + index * TOP;
    return { kind, cards: stock.slice(from, from + TOP).reduce((total, cards) => total + cards, 0) };
  });
}

/** Kinds of which the stock has no card left (G-59). */
export function goneKinds(view: View): Kind[] {
  return stockOf(view).flatMap(({ kind, cards }) => (cards === 0 ? [kind] : []));
}

/** On which pages the reader's seat could collect where it stands; empty before its figure stands. */
export function pagesToCollect({ seat, seats, makes }: View): number[] {
  const hole = seat === null ? -1 : (seats[seat]?.figure ?? -1);
  return makes.flatMap((holes, index) => (holes[hole] === '1' ? [index + 1] : []));
}

/** Holes of a page for which the reader's seat has cards. */
export function makesOn({ makes }: View, page: number): number[] {
  return [...(makes[page - 1] ?? '')].flatMap((sign, hole) => (sign === '1' ? [hole] : []));
}
