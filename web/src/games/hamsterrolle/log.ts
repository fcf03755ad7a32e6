// The turns of a game that is over, out of the table's log: who played, what one sees again, and what became of it.
import type { Seat } from '$lib/contract';
import { compartmentOf } from './compartments';
import { BLACK } from './shape';
import type { Last, Settled, What } from './types';

/** A turn as it can be watched again. */
export interface Turn {
  seat: Seat;
  /** As `readMotion` reads it. */
  motion: string;
  last: Last;
}

/** A row of the log, as far as it is looked at. */
export interface Row {
  what?: What;
}

export function turnsIn(rows: readonly Row[], { seats, first }: { seats: number; first: Seat }): Turn[] {
  const turns: Turn[] = [];
  let seat = first;
  let held: number | null = null;
  let inside: readonly number[] = [BLACK];
  for (const { what } of rows) {
    if (what?.type === 'Hand') held = what.piece;
    if (what?.type !== 'Settled') continue;
    turns.push({ seat, motion: what.motion, last: lastOf(what, seat, held ?? what.piece, inside) });
    inside = what.lies.map(({ piece }) => piece);
    held = null;
    seat = (seat + 1) % seats;
  }
  return turns;
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
