// Table time in the browser, estimated from the stamps of messages and the measured delay.

const SAMPLES = 8;

export class Clock {
  /** Offsets to `performance.now()`, newest last. The message with the largest offset waited least on its way. */
  #offsets: number[] = [];
  #delay = 0;

  /** `now`: table time when a message was sent; `delay`: the one-way delay the server has measured. */
  hear(now: number, delay?: number): void {
    if (delay !== undefined) this.#delay = delay;
    this.#offsets = [...this.#offsets.slice(1 - SAMPLES), now + this.#delay - performance.now()];
  }

  /** Forgets everything: after a new connection the server's clock may show another time. */
  reset(): void {
    this.#offsets = [];
    this.#delay = 0;
  }

  now(): number {
    return this.#offsets.length === 0 ? 0 : performance.now() + Math.max(...this.#offsets);
  }
}
