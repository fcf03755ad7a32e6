// Why the reader's last request cannot be done: the newest refusal, and how answers of the server become sentences.
import type { Outcome, Refusal, Seat } from '../contract';
import { words, type Args } from '../words.svelte';
import type { Refused, Seen } from './wire';

export type Refusing = Outcome & { ok: false };

/** Long enough to notice a refusal, in ms. */
const MOMENT = 2_500;

export class Refusals {
  #newest = $state.raw<Refusal | null>(null);
  /** When it was said, in ms of `performance.now()`. */
  #saidAt = 0;
  #count = 0;

  get newest(): Refusal | null {
    return this.#newest;
  }

  /** `seat`: the one that asked; null: no seat in particular. */
  show(seat: Seat | null, { rule, sentence, values }: Refusing): void {
    this.#newest = { seat, rule, sentence, values, count: ++this.#count };
    this.#saidAt = performance.now();
  }

  dismiss(): void {
    this.#newest = null;
  }

  /** A refusal is outdated once its seat has moved, and soon after any other seat has moved. */
  outdate(events: readonly Seen[]): void {
    const refusal = this.#newest;
    if (!refusal || events.length === 0) return;
    const isRead = performance.now() - this.#saidAt > MOMENT;
    if (isRead || events.some(({ by }) => by === refusal.seat)) this.#newest = null;
  }
}

/** A failure that no rule is behind, with its sentence in the words of the page. */
export function failure(message: string, args?: Args): Refusing {
  return { ok: false, rule: '', message, sentence: words.t(message, args), values: {} };
}

/** What the server refused. A refusal with a rule is in the words of the game, else in the words of the page. */
export function refused(game: string, { rule, message, values = [] }: Refused, args: Args): Refusing {
  const sentence = rule ? words.game(game, message, args) : words.t(message, args);
  return { ok: false, rule, message, sentence, values: Object.fromEntries(values) };
}
