// What is told beside the wheel: the table as it is, but for as long as an earlier turn is watched again as it was then, so
// that nothing there gives away what has not been seen yet.
import type { Again } from './again.svelte';
import type { Table } from './standing';
import type { View } from './types';

class Seen {
  readonly #table: Table;
  #again = $state.raw<Again | null>(null);

  constructor(table: Table) {
    this.#table = table;
  }

  get view(): View {
    return this.#again?.then ?? this.#table.view;
  }

  /** What is watched again; null: nothing is. */
  get again(): Again | null {
    return this.#again?.isOn ? this.#again : null;
  }

  /** This may be watching; null: nobody is any more. */
  follow(again: Again | null): void {
    this.#again = again;
  }
}

const byTable = new WeakMap<Table, Seen>();

/** Board and panel of a table tell the same. */
export function seenOf(table: Table): Seen {
  const seen = byTable.get(table) ?? new Seen(table);
  byTable.set(table, seen);
  return seen;
}
