// Whether the form for the place of a piece is open: because the reader always wants it, or for this piece only.
import { untrack } from 'svelte';
import { recall, remember } from '$lib/memory';
import type { WheelBoard } from '../read/board';

type Wish = 'always' | 'now' | '';

export class PlaceFormState {
  #wish = $state<Wish>(recalled());

  /** Make it while a component is set up; it follows the hand until that component ends. */
  constructor(board: WheelBoard) {
    $effect(() => remember('hamsterrolle.words', this.#wish || null));
    $effect(() => {
      if (board.activity !== 'carry') return;
      const was = untrack(() => this.#wish);
      if (board.hand.steering === 'form') this.#wish = was || 'now';
      else if (board.hand.hasFinger && was === 'now') this.#wish = '';
    });
  }

  get isOpen(): boolean {
    return this.#wish !== '';
  }

  toggle(): void {
    this.#wish = this.isOpen ? '' : 'always';
  }
}

function recalled(): Wish {
  const was = recall('hamsterrolle.words');
  return was === 'always' || was === 'now' ? was : '';
}
