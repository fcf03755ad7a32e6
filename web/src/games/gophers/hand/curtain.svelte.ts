// The curtain before a hand on a shared screen: only the player who is asked lifts it, so that nobody else sees the
// cards.
import type { Seat } from '$lib/contract';
import { sound } from '$lib/sound.svelte';
import type { Situation } from './situation';

export class Curtain {
  #liftedBy = $state<Seat | null>(null);
  readonly #now: Pick<Situation, 'seat' | 'isShared' | 'isJunior'>;

  /** It hides the cards of the seat that is asked. */
  readonly isDown: boolean = $derived.by(() => {
    const { seat, isShared, isJunior } = this.#now;
    return isShared && !isJunior && seat !== null && this.#liftedBy !== seat;
  });

  constructor(now: Pick<Situation, 'seat' | 'isShared' | 'isJunior'>) {
    this.#now = now;
  }

  lift(): void {
    if (!this.isDown) return;
    this.#liftedBy = this.#now.seat;
    sound.play('card', { force: 0.4 });
  }

  /** Falls if this is another seat than the one that lifted it. */
  ask(seat: Seat | null): void {
    if (this.#liftedBy !== seat) this.#liftedBy = null;
  }
}
