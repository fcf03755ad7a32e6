// The key of a table's dice, as in `docs/fair-dice.md` and `src/burrow/engine/luck.py`.
import { bytesOf, hexOf } from './bytes';
import { hmac, sha256 } from './sha256';

/** What the browsers at a table added to its dice, by seat; empty: nothing. */
export interface Luck {
  table: string;
  pledges: readonly string[];
  shares: readonly string[];
}

/** The SHA-256 of bytes in hexadecimal digits: a pledge of a share, or the fingerprint of a seed. */
export function fingerprintOf(hex: string): string {
  return hexOf(sha256(bytesOf(hex)));
}

/** The seed itself where nobody pledged. */
export function keyOf(seed: string, luck: Luck | null): string {
  if (luck === null) return seed;
  return hexOf(hmac(bytesOf(seed), new TextEncoder().encode(textOf(luck))));
}

export function textOf({ table, pledges, shares }: Luck): string {
  const seats = pledges.map((pledge, seat) => `${pledge || '-'} ${shares[seat] || '-'}`);
  return ['burrow/luck/1', table, ...seats].map((line) => `${line}\n`).join('');
}
