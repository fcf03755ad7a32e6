// Who added to the dice of a table, and whether this browser did.
import type { LuckNow } from '../net/wire';
import { hasPledgedAt, isSame, proofsOf, type Proof } from './shares';

/** added: the share is in the dice; missing: it was pledged and did not come; none: nothing was pledged. */
export type Part = 'added' | 'missing' | 'none';
/**
 * in: this browser's share is in the dice; out: it is not; changed: the server shows another list than before; gone: a
 * share of an own seat is in the dice, but this browser has no proof of it.
 */
export type OwnPart = 'in' | 'out' | 'changed' | 'gone';

export function partsOf({ pledges, shares = [] }: LuckNow): Part[] {
  return pledges.map((pledge, seat) => (shares[seat] ? 'added' : pledge ? 'missing' : 'none'));
}

/** Null: this browser has promised nothing there. `yours`: its seats. */
export function ownPart(
  table: string,
  commitment: string,
  luck: LuckNow | null,
  yours: readonly number[],
): OwnPart | null {
  const proofs = proofsOf(table);
  const { pledges = [], shares = [] } = luck ?? {};
  if (proofs.some((proof) => !isSame(proof, { table, commitment, pledges }))) return 'changed';
  if (proofs.some(({ share }) => !shares.includes(share))) return 'out';
  if (proofs.length > 0) return 'in';
  if (hasPledgedAt(table)) return 'out';
  return yours.some((seat) => shares[seat]) ? 'gone' : null;
}

/** One line for people to keep, and for the verifier to read. */
export function proofText({ table, commitment, pledges, share }: Proof): string {
  return JSON.stringify({ table, commitment, pledges, share });
}
