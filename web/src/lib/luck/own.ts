// What this browser tells a table about its share of the dice. Each thing is said once; a share again, if it was not
// stored.
import type { Outcome } from '../contract';
import type { Wish } from '../net/requests.svelte';
import { freshPledge, shareFor, type PledgeList } from './shares';

export class OwnLuck {
  #ask: (wish: Wish) => Promise<Outcome>;
  #isRevealed = false;

  constructor(ask: (wish: Wish) => Promise<Outcome>) {
    this.#ask = ask;
  }

  reveal(list: PledgeList): void {
    const share = this.#isRevealed ? null : shareFor(list);
    if (!share) return;
    this.#isRevealed = true;
    void this.#ask({ say: 'reveal', share }).then(({ ok }) => (this.#isRevealed = ok));
  }

  /** For this table, or without a name for its rematch. */
  pledge(table = ''): void {
    void this.#ask({ say: 'pledge', pledge: freshPledge(table) });
  }
}
