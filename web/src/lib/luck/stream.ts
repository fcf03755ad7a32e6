// The random numbers of one entry of a log, as in `docs/fair-dice.md` and `src/burrow/engine/rng.py`.
import { bytesOf } from './bytes';
import { hmac, joined } from './sha256';

const WORD = 1n << 64n;
const LABEL = new TextEncoder().encode('burrow/1');

export class Stream {
  #key: Uint8Array;
  #seq: number;
  #block = 0;
  #words: bigint[] = [];

  constructor(key: string, seq: number) {
    this.#key = bytesOf(key);
    this.#seq = seq;
  }

  /** The next 64 bits. */
  word(): bigint {
    if (this.#words.length === 0) this.#refill();
    return this.#words.shift() ?? 0n;
  }

  /** Uniform over 0 … n-1. Words past the last whole multiple of n are thrown away. */
  below(n: number): number {
    const limit = WORD - (WORD % BigInt(n));
    for (;;) {
      const word = this.word();
      if (word < limit) return Number(word % BigInt(n));
    }
  }

  /** The place of what is drawn, where `counts` says how often each is there. */
  weighted(counts: readonly number[]): number {
    let left = this.below(counts.reduce((sum, count) => sum + count, 0));
    return counts.findIndex((count) => (left -= count) < 0);
  }

  /** Fisher and Yates, from the end. */
  shuffled<T>(items: readonly T[]): T[] {
    const deck = [...items];
    for (let last = deck.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [deck[last], deck[other]] = [deck[other] as T, deck[last] as T];
    }
    return deck;
  }

  #refill(): void {
    const place = new DataView(new ArrayBuffer(16));
    place.setBigUint64(0, BigInt(this.#seq));
    place.setBigUint64(8, BigInt(this.#block++));
    const block = new DataView(hmac(this.#key, joined(LABEL, new Uint8Array(place.buffer))).buffer);
    this.#words = [0, 8, 16, 24].map((at) => block.getBigUint64(at));
  }
}
