// Plans what the reader sees happening, step by step, from the view before and the view after. The stage decides how long
// each step takes.
import type { Change, Seat } from '$lib/contract';
import { TIMER } from '../read/printed';
import type { View } from '../types';

export type Step =
  /** These seats have confirmed; their crosses are still hidden. */
  | { kind: 'placed'; seats: readonly Seat[] }
  /** All sheets show their new crosses; `crosses` is the number on the sheet with the most. */
  | { kind: 'reveal'; crosses: number }
  | { kind: 'full'; seat: Seat; chamber: number }
  | { kind: 'roll'; pips: number }
  /** Something that concerns everyone, as its message in the log. */
  | { kind: 'told'; message: string; left: number }
  | { kind: 'over' };

export function plan({ before, after, events }: Change<View>): Step[] {
  if (before === null) return [];
  const isLate = events.some(({ what }) => isTimeUp(what));
  return [
    ...placed(before, after),
    ...(isLate ? [{ kind: 'told', message: 'tell-time-up', left: 0 } as const] : []),
    ...(isNext(before, after) ? revealed(before, after) : []),
    ...rolled(before, after),
    ...timed(before, after),
    ...(after.phase === 'over' && before.phase !== 'over' ? [{ kind: 'over' } as const] : []),
  ];
}

function isTimeUp(what: unknown): boolean {
  return typeof what === 'object' && what !== null && 'type' in what && what.type === 'TimeUp';
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
  return steps;
}

function rolled(before: View, after: View): Step[] {
  if (after.pips === 0 || (before.round === after.round && before.pips === after.pips)) return [];
  return [{ kind: 'roll', pips: after.pips }];
}

/** The most important thing that happened to the timer. */
function timed(before: View, after: View): Step[] {
  const { lap, circled, struck } = after.timer;
  const tell = (message: string, left = 0): Step[] => [{ kind: 'told', message, left }];
  if (after.phase === 'over') return [];
  if (after.odds.last_round && !before.odds.last_round) return tell('tell-last-round');
  if (struck > before.timer.struck) return tell('tell-tick', TIMER - struck);
  if (lap > before.timer.lap && lap === 2)
    return tell(after.seats.length > 1 ? 'tell-timer' : 'tell-second-lap');
  return circled > before.timer.circled ? tell('tell-circle', TIMER - circled) : [];
}
