// Cards that are laid out and not played yet, added or subtracted, in the order in which they were laid.
import { KINDS, kindOf, valueOf, type Kind } from '../read/cards';
import type { Print } from '../read/maze';
import type { Laid, Move } from '../types';

export type Sign = 1 | -1;

/** One card. `slot` names the place it comes from, since two cards can be equal. */
interface Piece {
  slot: string;
  card: number;
  sign: Sign;
}

export type Draft = readonly Piece[];

export const EMPTY: Draft = [];

export function totalOf(draft: Draft): number {
  return draft.reduce((total, { card, sign }) => total + sign * valueOf(card), 0);
}

export function signOf(draft: Draft, slot: string): Sign | 0 {
  return draft.find((piece) => piece.slot === slot)?.sign ?? 0;
}

/** Lays a card with this sign, or takes it back (0). A card that is there already keeps its place in the sum. */
export function put(draft: Draft, slot: string, card: number, sign: Sign | 0): Draft {
  if (sign === 0) return draft.filter((piece) => piece.slot !== slot);
  const piece = { slot, card, sign };
  return signOf(draft, slot) === 0
    ? [...draft, piece]
    : draft.map((other) => (other.slot === slot ? piece : other));
}

function cardsOf(draft: Draft, sign: Sign): number[] {
  return draft.flatMap((piece) => (piece.sign === sign ? [piece.card] : [])).sort((a, b) => a - b);
}

/** The draft as a move. */
export function asMove(draft: Draft): Move {
  return { type: 'Collect', plus: cardsOf(draft, 1), minus: cardsOf(draft, -1) };
}

/** Whether something is added, and the sum is the number. */
export function fits(draft: Draft, wanted: number): boolean {
  return draft.some(({ sign }) => sign === 1) && totalOf(draft) === wanted;
}

/** The slot of the n-th card of `from`. */
export function slotOf(from: 'hand' | 'stock' | 'own', index: number): string {
  return `${from}-${index}`;
}

/** Lays a combination out with cards from these places. Each place is used once. */
export function lay(
  { plus, minus }: Laid,
  adding: readonly CardPlace[],
  giving: readonly CardPlace[],
): Draft {
  const used = new Set<string>();
  const pick = (card: number, places: readonly CardPlace[], sign: Sign): Draft => {
    const found = places.find((place) => place.card === card && !used.has(place.slot));
    if (!found) return EMPTY;
    used.add(found.slot);
    return [{ ...found, sign }];
  };
  return [
    ...plus.flatMap((card) => pick(card, adding, 1)),
    ...minus.flatMap((card) => pick(card, giving, -1)),
  ];
}

export interface CardPlace {
  slot: string;
  card: number;
}

export function placesOf(from: 'hand' | 'stock' | 'own', cards: readonly number[]): CardPlace[] {
  return cards.map((card, index) => ({ slot: slotOf(from, index), card }));
}

/** Whether cards of this kind can be laid for what is printed. */
export function counts(card: number, { kind }: Print): boolean {
  const own = kindOf(card);
  return own !== null && (kind === 'store' || own === kind);
}

/** The cards of an open stock one by one, ascending. */
export function spread(stock: readonly number[]): number[] {
  return stock.flatMap((count, card) => Array.from({ length: count }, () => card));
}

export function kindsOf({ kind }: Print): readonly Kind[] {
  return KINDS.filter((one) => kind === 'store' || one === kind);
}

/** Each different card of a kind, with how many of it are not laid out yet. */
export function bundle(
  places: readonly CardPlace[],
  kind: Kind | null,
  draft: Draft,
): { card: number; left: number }[] {
  const left = new Map<number, number>();
  for (const { card, slot } of places) {
    if (kindOf(card) !== kind) continue;
    left.set(card, (left.get(card) ?? 0) + (signOf(draft, slot) === 0 ? 1 : 0));
  }
  return [...left].map(([card, count]) => ({ card, left: count }));
}
