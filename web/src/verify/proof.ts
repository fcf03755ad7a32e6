// Whether a player's share is in the dice of a game, and whether the game is the one that the table had promised.
import { isBytes32 } from '$lib/luck/bytes';
import { fingerprintOf } from '$lib/luck/key';
import type { Proof } from '$lib/luck/shares';
import type { Heading } from './log';

/** `id` names a sentence; `seats` are those with the share, from 1. */
export interface ProofResult {
  id: string;
  isIn: boolean;
  seats: number[];
}

export function judge(text: string, { seed, luck }: Heading): ProofResult {
  const proof = readProof(text);
  if (!proof) return no('proof-unreadable');
  if (!luck || proof.table !== luck.table) return no('proof-table');
  if (proof.commitment !== fingerprintOf(seed)) return no('proof-fingerprint');
  if (JSON.stringify(proof.pledges) !== JSON.stringify(luck.pledges)) return no('proof-pledges');
  if (!luck.pledges.includes(fingerprintOf(proof.share))) return no('proof-never');
  const seats = luck.shares.flatMap((share, seat) => (share === proof.share ? [seat + 1] : []));
  return seats.length > 0 ? { id: 'proof-in', isIn: true, seats } : no('proof-out');
}

function no(id: string): ProofResult {
  return { id, isIn: false, seats: [] };
}

function readProof(text: string): Proof | null {
  try {
    const { table, commitment, pledges, share } = JSON.parse(text) as Partial<Proof>;
    const isWhole = typeof table === 'string' && typeof commitment === 'string' && Array.isArray(pledges);
    return isWhole && isBytes32(share) ? { table, commitment, pledges, share } : null;
  } catch {
    return null;
  }
}
