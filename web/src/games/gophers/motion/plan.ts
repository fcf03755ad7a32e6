// What moves at the board after an update, step by step, from the view before and the events since. The stage decides
// how long a step takes and where it is. Nothing hidden is read here, since several people may be looking.
import type { Change, Seat } from '$lib/contract';
import type { View, What } from '../types';

export type Step =
  | { kind: 'place'; seat: Seat; hole: number }
  | { kind: 'roll'; pips: number }
  /** `jumped`: holes of the way with figures on them. */
  | { kind: 'walk'; seat: Seat; from: number; way: readonly number[]; jumped: ReadonlySet<number> }
  /** The die chooses a page. `turned`: it is another one than before. */
  | { kind: 'page'; pips: number; turned: boolean }
  | { kind: 'cards'; cards: number }
  | { kind: 'gift' }
  | { kind: 'draw' }
  | { kind: 'turn'; seat: Seat }
  | { kind: 'over' };

/** The table after the events that are planned so far. */
interface Course {
  page: number;
  figures: number[];
  /** What the next roll is for. */
  rollFor: 'move' | 'page';
  drawn: number;
}

export function plan({ before, after, events }: Change<View>): Step[] {
  if (before === null) return [];
  const course: Course = {
    page: before.page,
    figures: before.seats.map(({ figure }) => figure),
    rollFor: 'page',
    drawn: 0,
  };
  const steps = events.flatMap(({ by, what }) => happened(course, before, by, (what ?? null) as What | null));
  return [...steps, ...settled(before, after, course)];
}

function happened(course: Course, before: View, by: Seat, what: What | null): Step[] {
  switch (what?.type) {
    case 'Place':
      course.figures[by] = what.hole;
      return [{ kind: 'place', seat: by, hole: what.hole }];
    case 'Roll':
      course.rollFor = 'move';
      return [];
    case 'Walk':
      return walked(course, by, what.way);
    case 'Rolled':
      return rolled(course, what.pips);
    case 'Collect':
      return [{ kind: 'cards', cards: what.plus.length + what.minus.length }];
    case 'Keep':
    case 'Dig':
      return [{ kind: 'cards', cards: 1 }];
    case 'TimeUp':
      // The table rolls for a player whose time is up.
      if (before.phase === 'ready') course.rollFor = 'move';
      return [];
    case 'Begins':
    case 'Decline':
      return [];
    default:
      course.drawn += 1;
      return [];
  }
}

function walked(course: Course, seat: Seat, way: readonly number[]): Step[] {
  const from = course.figures[seat] ?? 0;
  const jumped = new Set(course.figures.filter((hole, other) => other !== seat && way.includes(hole)));
  course.figures[seat] = way.at(-1) ?? from;
  return [{ kind: 'walk', seat, from, way, jumped }];
}

function rolled(course: Course, pips: number): Step[] {
  if (course.rollFor === 'move') {
    course.rollFor = 'page';
    return [{ kind: 'roll', pips }];
  }
  const turned = pips !== course.page;
  course.page = pips;
  return [{ kind: 'page', pips, turned }];
}

/** What follows from all events together. */
function settled(before: View, after: View, { drawn }: Course): Step[] {
  const isNext = after.turn.seat !== before.turn.seat || after.round !== before.round;
  const steps: Step[] = [];
  if (after.phase === 'gift' && drawn > 0) steps.push({ kind: 'gift' });
  else if (drawn > 0) steps.push({ kind: 'draw' });
  if (isNext && after.phase !== 'over') steps.push({ kind: 'turn', seat: after.turn.seat });
  if (after.phase === 'over' && before.phase !== 'over') steps.push({ kind: 'over' });
  return steps;
}
