// What is told beside the wheel: the table as it is, but for as long as an earlier turn is watched again as it was then, so
// that nothing there gives away what has not been seen yet.
import type { Replay } from './replay.svelte';
import type { Table } from '../read/standing';
import type { View } from '../types';

const NOTHING = (): null => null;

class Seen {
  readonly #table: Table;
  #replay = $state.raw<Replay | null>(null);
  #hand = $state.raw<() => number | null>(NOTHING);

  constructor(table: Table) {
    this.#table = table;
  }

  get view(): View {
    return this.#replay?.then ?? this.#table.shown.view;
  }

  /** What is watched again; null: nothing is. */
  get replay(): Replay | null {
    return this.#replay?.isOn ? this.#replay : null;
  }

  /** The piece in hand, or the one that is not accepted; null: there is none, or an earlier turn is watched. */
  get hand(): number | null {
    return this.replay ? null : this.#hand();
  }

  /** This may be watching, and that is what the hand has; null: nobody is any more. */
  follow(replay: Replay | null, hand: () => number | null = NOTHING): void {
    this.#replay = replay;
    this.#hand = hand;
  }
}

const byTable = new WeakMap<Table, Seen>();

/** Board and panel of a table tell the same. */
export function seenOf(table: Table): Seen {
  const seen = byTable.get(table) ?? new Seen(table);
  byTable.set(table, seen);
  return seen;
}
