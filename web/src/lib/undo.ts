// Why nothing can be taken back just now.
import type { Seat } from './contract';
import type { Seen } from './net/wire';

/** A sentence of the page, and the seat that it names. */
export interface Reason {
  message: string;
  seat?: Seat;
}

/** For a browser with these seats that cannot take anything back. `log` holds the known entries. */
export function whyNoUndo(log: readonly Seen[], yours: readonly Seat[], phase: string): Reason {
  if (yours.length === 0) return { message: 'undo-watching' };
  if (phase === 'over') return { message: 'undo-over' };
  const undone = new Set(log.flatMap(({ undo }) => undo ?? []));
  const last = log.findLast(({ seq, undo }) => undo == null && !undone.has(seq));
  if (!last) return { message: 'undo-nothing' };
  if (last.by < 0) return { message: 'undo-chance' };
  return yours.includes(last.by) ? { message: 'undo' } : { message: 'undo-other', seat: last.by };
}
