// Whether the winner may be named yet: not before the count at the end has come to its own end.
import type { Table } from './standing';

class Told {
  /** The count that runs has not reached the winner yet. */
  isCounting = $state(false);
}

const byTable = new WeakMap<Table, Told>();

/** Board and panel of a table name the winner at the same moment. */
export function toldOf(table: Table): Told {
  const told = byTable.get(table) ?? new Told();
  byTable.set(table, told);
  return told;
}
