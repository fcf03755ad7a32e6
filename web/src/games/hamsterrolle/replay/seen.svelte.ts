// What is told beside the wheel: the table as it is, but for as long as an earlier turn is watched again as it was then, so
// that nothing there gives away what has not been seen yet.
import type { Again } from './replay.svelte';
import type { Table } from '../read/standing';
import type { View } from '../types';

const NOTHING = (): null => null;

class Seen {
  readonly #table: Table;
  #again = $state.raw<Again | null>(null);
  #hand = $state.raw<() => number | null>(NOTHING);

  constructor(table: Table) {
    this.#table = table;
  }

  get view(): View {
    return this.#again?.then ?? this.#table.shown.view;
  }

  /** What is watched again; null: nothing is. */
  get again(): Again | null {
    return this.#again?.isOn ? this.#again : null;
  }

  /** The piece in hand, or the one that is not accepted; null: there is none, or an earlier turn is watched. */
  get hand(): number | null {
    return this.again ? null : this.#hand();
  }

  /** This may be watching, and that is what the hand has; null: nobody is any more. */
  follow(again: Again | null, hand: () => number | null = NOTHING): void {
    this.#again = again;
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
