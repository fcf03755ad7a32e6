// The view that is to be seen: the table's, but for as long as dice are in the air the one before, so that
// neither board nor score pad tells what has not come to rest.
import type { NutsTable } from './ctrl.svelte';
import type { View } from './types';

class Shown {
  #table: NutsTable;
  #held = $state.raw<View | null>(null);

  constructor(table: NutsTable) {
    this.#table = table;
  }

  get view(): View {
    return this.#held ?? this.#table.view;
  }

  hold(view: View): void {
    this.#held = view;
  }

  /** Keep on showing this one unless another is shown already. */
  holdIfFree(view: View): void {
    this.#held ??= view;
  }

  follow(): void {
    this.#held = null;
  }
}

const byTable = new WeakMap<NutsTable, Shown>();

/** Board and score pad of a table look at the same. */
export function shownOf(table: NutsTable): Shown {
  const shown = byTable.get(table) ?? new Shown(table);
  byTable.set(table, shown);
  return shown;
}
