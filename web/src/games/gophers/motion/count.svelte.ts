// Counting up at the end, card by card, for everybody at once. A tap sees the end of it.
import { sound } from '$lib/sound.svelte';

/** For a card, and for all of them together, in ms. */
const EACH = 220;
const ALL = 5000;
/** How long the count stands there before the result comes. */
const REST = 1400;

export class Count {
  /** Cards of each pile that are counted so far. */
  shown = $state(0);
  /** All of them are. */
  isDone = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #most: number;
  #done: () => void;

  /** `most`: cards of the largest pile; `isLive`: otherwise all is counted at once. */
  constructor(most: number, isLive: boolean, done: () => void) {
    this.#most = most;
    this.#done = done;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isLive && !isStill && most > 0) this.#next();
    else this.#finish(isLive ? REST : 0);
  }

  /** The count at its end; asked for again, the result. */
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
