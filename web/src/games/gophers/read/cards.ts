// The codes of cards: 0 is a dig card, then come ten values of each kind.
import { DIG, TOP } from './printed';

/** The kinds of supplies, in the order of their codes. */
export const KINDS = ['berries', 'acorns', 'grains'] as const;
export type Kind = (typeof KINDS)[number];

/** Null for a dig card. */
export function kindOf(card: number): Kind | null {
  return card === DIG ? null : (KINDS[Math.floor((card - 1) / TOP)] ?? null);
}

/** 0 for a dig card. */
export function valueOf(card: number): number {
  return card === DIG ? 0 : ((card - 1) % TOP) + 1;
}

export function sum(cards: readonly number[]): number {
  return cards.reduce((total, card) => total + valueOf(card), 0);
}
