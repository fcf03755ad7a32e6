// The result of a nut round while it lies on the board to be read. The next roll moves it aside; after that it stays
// only for the rest of its time.
import type { RaceView } from '../types';

/** How long a result can be read at least, in ms. */
const READ = 4000;

export class ShownResult {
  race = $state.raw<RaceView | null>(null);
  /** Out of the way of the next roll. */
  isAside = $state(false);
  #openedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  open(race: RaceView | null): void {
    this.close();
    this.race = race;
    this.isAside = false;
    this.#openedAt = performance.now();
  }

  moveAside(): void {
    if (!this.race || this.isAside) return;
    this.isAside = true;
    const left = READ - (performance.now() - this.#openedAt);
    this.#timer = setTimeout(() => this.close(), Math.max(0, left));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.race = null;
  }
}
