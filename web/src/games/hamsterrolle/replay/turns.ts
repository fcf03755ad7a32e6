// The turns of a finished game, from the views that the server sends for each entry.
import type { Seat } from '$lib/contract';
import type { Moment } from '$lib/net/wire';
import type { Before, Last, View, What } from '../types';

/** A turn that can be replayed. */
export interface Turn {
  seat: Seat;
  /** As `readMotion` reads it. */
  motion: string;
  last: Last;
  /** The table when it began, and when it was over. */
  before: View;
  after: View;
}

export function turnsIn(moments: readonly Moment[]): Turn[] {
  const turns: Turn[] = [];
  let before: View | null = null;
  for (const { view: seen, event } of moments) {
    const view = seen as View;
    const what = event?.what as What | null | undefined;
    const { last, motion } = view;
    if (what?.type === 'Settled' && last && before)
      turns.push({ seat: last.seat, motion, last, before, after: view });
    if (view.phase === 'turn') before = view;
  }
  return turns;
}

/** The last turn of a game that goes on; null: there is none. */
export function lastTurn(view: View): Turn | null {
  const { last, before, motion } = view;
  if (!last || !motion) return null;
  return { seat: last.seat, motion, last, before: before ? viewBefore(view, before) : view, after: view };
}

/** Without the moves that were possible then. */
function viewBefore(view: View, before: Before): View {
  return {
    ...view,
    ...before,
    phase: 'turn',
    takes: [],
    rooms: [],
    lowest: [],
    passing: [],
    ahead: [],
    barred: [],
    last: null,
    before: null,
    winners: [],
    ended: '',
  };
}
