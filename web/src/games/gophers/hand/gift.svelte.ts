// The choice of a card of a gift.
import { sound } from '$lib/sound.svelte';
import type { Move } from '../types';
import type { Situation } from './situation';

export class GiftChoice {
  #kept = $state.raw<{ moment: string; index: number } | null>(null);
  readonly #now: Situation & { readonly isOpen: boolean };

  readonly cards: readonly number[] = $derived.by(() => {
    const { isOpen, view } = this.#now;
    return isOpen && view.phase === 'gift' ? view.gift : [];
  });
  /** The place of the card that is chosen. */
  readonly kept: number | null = $derived.by(() =>
    this.#kept?.moment === this.#now.moment && this.#now.ask === 'gift' ? this.#kept.index : null,
  );
  /** The choice as a move; null: no card is chosen. */
  readonly move: Move | null = $derived.by(() => {
    const card = this.kept === null ? undefined : this.cards[this.kept];
    return card === undefined ? null : { type: 'Keep', card };
  });

  constructor(now: Situation & { readonly isOpen: boolean }) {
    this.#now = now;
  }

  mayKeep(card: number): boolean {
    return (this.#now.legal ?? []).some((move) => move.type === 'Keep' && move.card === card);
  }

  /** Chooses a card, or says why it cannot be kept. Returns whether it was chosen already. */
  tap(index: number): boolean {
    if (this.#now.busy) return false;
    this.#now.forgetRefusal();
    const card = this.cards[index];
    if (this.#now.ask !== 'gift' || card === undefined) return false;
    if (!this.mayKeep(card)) {
      void this.#now.why({ type: 'Keep', card });
      return false;
    }
    if (this.kept === index) return true;
    this.#kept = { moment: this.#now.moment, index };
    sound.play('card', { force: 0.4 });
    return false;
  }

  clear(): void {
    this.#kept = null;
  }
}
