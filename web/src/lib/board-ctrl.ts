// The controller of a board: made for the table that the board was opened with, disposed of with the board.
import { onDestroy, untrack } from 'svelte';

export function boardCtrl<Table, Ctrl extends { dispose(): void }>(
  table: () => Table,
  Controller: new (table: Table) => Ctrl,
): Ctrl {
  const ctrl = new Controller(untrack(table));
  onDestroy(() => ctrl.dispose());
  return ctrl;
}
