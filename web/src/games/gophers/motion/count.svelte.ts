// Counts the cards up at the end, one by one, for all players at once. A tap skips it.
import { sound } from '$lib/sound.svelte';

/** How long a card takes, and all cards together at most, in ms. */
const EACH = 220;
const ALL = 5000;
/** How long the count stays before the result comes, in ms. */
const REST = 1400;

export class Count {
  /** How many cards of each pile are counted so far. */
  shown = $state(0);
  /** All cards are counted. */
  isDone = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #most: number;
  #done: () => void;

  /** `most`: the cards of the largest pile. `isLive`: if false, all cards are counted at once. */
  constructor(most: number, isLive: boolean, done: () => void) {
    this.#most = most;
    this.#done = done;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isLive && !isStill && most > 0) this.#next();
    else this.#finish(isLive ? REST : 0);
  }

  /** Shows the end of the count; called again, the result. */
  skip(): void {
    clearTimeout(this.#timer);
    if (this.isDone) this.#done();
    else this.#finish(REST);
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.#timer = setTimeout(
      () => {
        this.shown += 1;
        sound.play('card', { force: 0.3 });
        if (this.shown < this.#most) this.#next();
        else this.#finish(REST);
      },
      Math.min(EACH, ALL / this.#most),
    );
  }

  #finish(rest: number): void {
    this.shown = this.#most;
    this.isDone = true;
    this.#timer = setTimeout(this.#done, rest);
  }
}
