// What is sent to the server for a seat: moves, and questions why a move is not legal.
import type { GameTable, Seat } from '$lib/contract';
import type { Seen } from '$lib/net/wire';
import { sound } from '$lib/sound.svelte';
import type { Move, View } from '../types';

export class MoveSender {
  /** The seat whose move is on its way. */
  sending = $state<Seat | null>(null);
  readonly #table: GameTable<View, Move>;

  constructor(table: GameTable<View, Move>) {
    this.#table = table;
  }

  /** One move at a time. */
  async play(seat: Seat, move: Move): Promise<void> {
    this.sending = seat;
    const outcome = await this.#table.play(seat, move);
    if (!outcome.ok || this.#table.seq >= outcome.seq) this.sending = null;
  }

  /** The move has arrived once its seat appears in the events of an update. */
  arrived(events: readonly Seen[]): void {
    if (events.some(({ by }) => by === this.sending)) this.sending = null;
  }

  /** The move is not among the legal ones; the server says why. */
  async why(seat: Seat, move: Move): Promise<void> {
    if (!this.#table.connected) return;
    sound.play('wood', { force: 0.3 });
    await this.#table.whyNot(seat, move);
  }

  /** The board itself says why something cannot be done. */
  explain(sentence: string): void {
    sound.play('wood', { force: 0.3 });
    this.#table.explain(sentence);
  }
}
