// Who added to the dice of a table, and whether this browser did.
import type { LuckNow } from '../net/wire';
import { hasPledgedAt, isSame, proofOf, type Proof } from './shares';

/** added: the share is in the dice; missing: it was pledged and did not come; none: nothing was pledged. */
export type Part = 'added' | 'missing' | 'none';
/** in: this browser's share is in the dice; out: it is not; changed: the server shows another list than before. */
export type OwnPart = 'in' | 'out' | 'changed';

export function partsOf({ pledges, shares = [] }: LuckNow): Part[] {
  return pledges.map((pledge, seat) => (shares[seat] ? 'added' : pledge ? 'missing' : 'none'));
}

/** Null: this browser has promised nothing there. */
export function ownPart(table: string, commitment: string, luck: LuckNow | null): OwnPart | null {
  const proof = proofOf(table);
  if (!proof) return hasPledgedAt(table) ? 'out' : null;
  if (!isSame(proof, { table, commitment, pledges: luck?.pledges ?? [] })) return 'changed';
  return luck?.shares?.includes(proof.share) ? 'in' : 'out';
}

/** One line for people to keep, and for the verifier to read. */
export function proofText({ table, commitment, pledges, share }: Proof): string {
  return JSON.stringify({ table, commitment, pledges, share });
}
