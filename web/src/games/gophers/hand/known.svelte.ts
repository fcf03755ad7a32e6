// The hands as their owners last saw them, so that new cards can be marked.
import type { Seat } from '$lib/contract';
import { DIG } from '../read/printed';
import type { Move } from '../types';
import { added, without } from './fresh';

export class KnownHands {
  #bySeat = $state.raw<ReadonlyMap<Seat, readonly number[]>>(new Map());

  /** The places of cards that the owner of this hand has not seen yet. */
  newIn(seat: Seat | null, hand: readonly number[]): ReadonlySet<number> {
    const known = seat === null ? undefined : this.#bySeat.get(seat);
    return known ? added(known, hand) : new Set();
  }

  /** Whoever makes a move has seen their hand. A card that the move uses may come back as a new one. */
  remember(seat: Seat, hand: readonly number[], move: Move): void {
    const used = move.type === 'Collect' ? [...move.plus, ...move.minus] : move.type === 'Dig' ? [DIG] : [];
    this.#bySeat = new Map([...this.#bySeat, [seat, without(hand, used)]]);
  }
}
