// The turns of a game that is over, out of the table's log: who played, what one sees again, how the table stood, and what
// became of it.
import type { Seat } from '$lib/contract';
import { compartmentOf } from '../read/compartments';
import { goOn, opening, settle, share, viewThen } from './past';
import type { Last, Settled, View, What } from '../types';

/** A turn as it can be watched again. */
export interface Turn {
  seat: Seat;
  /** As `readMotion` reads it. */
  motion: string;
  last: Last;
  /** How the table stood when it began, and when it was over. */
  before: View;
  after: View;
}

/** A row of the log, as far as it is looked at. */
export interface Row {
  what?: What;
}

/** `view`: of the end, which is what the last turn came to. */
export function turnsIn(rows: readonly Row[], view: View): Turn[] {
  const turns: Turn[] = [];
  let stand = opening(view);
  let held: number | null = null;
  for (const { what } of rows) {
    if (what?.type === 'Shared') stand = share(stand, what.pieces);
    if (what?.type === 'Hand') held = what.piece;
    if (what?.type !== 'Settled') continue;
    const { seat, lies } = stand;
    const { motion } = what;
    const inside = lies.map(({ piece }) => piece);
    const last = lastOf(what, seat, held ?? what.piece, inside);
    const settled = settle(stand, what, last);
    turns.push({ seat, motion, last, before: viewThen(view, stand), after: viewThen(view, settled) });
    stand = goOn(settled, view.first);
    held = null;
  }
  return turns.map((turn, n) => (n === turns.length - 1 ? { ...turn, after: view } : turn));
}

/** As `apply.py` writes it down. */
function lastOf(settled: Settled, seat: Seat, piece: number, inside: readonly number[]): Last {
  const { let_go: accepted, lies, fallen, lost, mishap } = settled;
  const lie = (accepted.length > 0 ? accepted : lies).find((one) => one.piece === piece);
  return { seat, piece, way: wayOf(), compartment: lie ? compartmentOf(lie) : -1, fallen, lost };

  function wayOf(): Last['way'] {
    if (inside.includes(piece)) return 'passed';
    if (accepted.length > 0) return 'placed';
    if (mishap === 'toppled') return 'toppled';
    return lie || fallen.includes(piece) ? 'dropped' : 'broken';
  }
}
