// A plan from the view before and the view after: what is to be seen happening, step by step. It names things only;
// how long they take and where they are is for the board.
import type { Change, Seat } from '$lib/contract';
import { TIMER } from './printed';
import type { Timer, View } from './types';

export type Step =
  /** Others have confirmed, and nobody sees what. */
  | { kind: 'placed'; seats: readonly Seat[] }
  /** The crosses of the round before come to light on all sheets; so many on the sheet with the most. */
  | { kind: 'reveal'; crosses: number }
  | { kind: 'full'; seat: Seat; chamber: number }
  /** A run of the timer begins. */
  | { kind: 'timer'; lap: Timer['lap'] }
  | { kind: 'roll'; pips: number }
  /** The roll has moved the timer. */
  | { kind: 'tick'; left: number }
  | { kind: 'last' }
  | { kind: 'over' };

export function plan({ before, after }: Change<View>): Step[] {
  if (before === null) return [];
  return [
    ...placed(before, after),
    ...(isNext(before, after) ? revealed(before, after) : []),
    ...rolled(before, after),
    ...(after.phase === 'over' && before.phase !== 'over' ? [{ kind: 'over' } as const] : []),
  ];
}

function isNext(before: View, after: View): boolean {
  return after.round > before.round || (after.phase === 'over' && before.phase !== 'over');
}

function placed(before: View, after: View): Step[] {
  if (isNext(before, after)) return [];
  const seats = after.seats.flatMap(({ done }, seat) => (done && !before.seats[seat]?.done ? [seat] : []));
  return seats.length > 0 ? [{ kind: 'placed', seats }] : [];
}

function revealed(before: View, after: View): Step[] {
  const steps: Step[] = [
    { kind: 'reveal', crosses: Math.max(0, ...after.seats.map(({ fresh }) => fresh.length)) },
  ];
  after.seats.forEach(({ full }, seat) => {
    for (const chamber of full) {
      if (!before.seats[seat]?.full.includes(chamber)) steps.push({ kind: 'full', seat, chamber });
    }
  });
  if (after.timer.lap > before.timer.lap) steps.push({ kind: 'timer', lap: after.timer.lap });
  return steps;
}

function rolled(before: View, after: View): Step[] {
  if (after.pips === 0 || (before.round === after.round && before.pips === after.pips)) return [];
  const steps: Step[] = [{ kind: 'roll', pips: after.pips }];
  if (crossed(after.timer) > crossed(before.timer) && after.timer.lap === before.timer.lap)
    steps.push({ kind: 'tick', left: TIMER - crossed(after.timer) });
  if (after.odds.last_round && !before.odds.last_round) steps.push({ kind: 'last' });
  return steps;
}

/** Symbols circled or crossed off in the run that is on. */
function crossed(timer: Timer): number {
  return timer.lap === 1 ? timer.circled : timer.struck;
}
