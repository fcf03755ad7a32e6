// What happens between two views, as steps to be shown one after the other. Steps only name things; the stage knows how
// long they take and where they are.
import type { Change } from '$lib/contract';
import type { DogFace, Face } from '../read/dice';
import type { View, What } from '../types';

export type Step =
  | { kind: 'starts'; seat: number }
  | { kind: 'toss'; dice: number }
  | { kind: 'land'; faces: readonly Face[] }
  /** The jays of the roll hop to the branch. */
  | { kind: 'perch' }
  | { kind: 'collect'; nuts: number }
  /** The last die showed a nut: all five may be thrown again. */
  | { kind: 'fresh' }
  | { kind: 'lose'; seat: number; nuts: number; how: 'birds' | 'squirrels' }
  /** `late`: the seat's time ran out. */
  | { kind: 'bank'; seat: number; nuts: number; late: boolean }
  | { kind: 'turn'; seat: number }
  | { kind: 'race-throw'; faces: readonly Face[]; nuts: number }
  | { kind: 'dog'; seat: number; found: boolean }
  | { kind: 'race-end'; seat: number; nuts: number }
  | { kind: 'over'; winners: readonly number[] };

export function plan(change: Change<View>): Step[] {
  const { before, after } = change;
  if (before === null) return [];
  const told = change.events.flatMap(({ what }) => (what ? [what as What] : []));
  return [
    ...started(before, after),
    ...rolled(before, after, told),
    ...raced(before, after, told),
    ...ended(before, after, told),
  ];
}

function started(before: View, after: View): Step[] {
  return before.starter === null && after.starter !== null ? [{ kind: 'starts', seat: after.starter }] : [];
}

function rolled(before: View, after: View, told: readonly What[]): Step[] {
  const faces = told.findLast((what) => what.type === 'Rolled')?.faces;
  if (faces === undefined) return after.rolling && after.phase !== 'race' ? [toss(before)] : [];
  const steps: Step[] = [toss(before, faces.length), { kind: 'land', faces }];
  const seat = before.turn ?? 0;
  if (after.phase === 'decide') {
    if (faces.includes('bird')) steps.push({ kind: 'perch' });
    if (after.total > before.total) steps.push({ kind: 'collect', nuts: after.total - before.total });
    if (after.fresh) steps.push({ kind: 'fresh' });
  } else if (!isBanked(before, after)) {
    const how = after.phase === 'race' ? 'squirrels' : 'birds';
    steps.push({ kind: 'lose', seat, nuts: before.total, how });
  }
  return steps;
}

function toss(before: View, dice = before.dice): Step {
  return { kind: 'toss', dice };
}

function raced(before: View, after: View, told: readonly What[]): Step[] {
  const race = after.race ?? (before.race ? after.last_race : null);
  if (!race) return [];
  const steps: Step[] = [];
  for (const what of told) {
    if (what.type === 'RaceRolled' || what.type === 'PacedRolled')
      steps.push({ kind: 'race-throw', faces: what.faces, nuts: race.nuts });
    if (what.type === 'DogRolled') steps.push(dog(what.seat, what.face));
    if (what.type === 'PacedRolled') steps.push(...what.dogs.map(([seat, face]) => dog(seat, face)));
  }
  if (before.race && !after.race) steps.push({ kind: 'race-end', seat: race.seat, nuts: race.nuts });
  return steps;
}

function dog(seat: number, face: DogFace): Step {
  return { kind: 'dog', seat, found: face === 'dog' };
}

function ended(before: View, after: View, told: readonly What[]): Step[] {
  const steps: Step[] = [];
  const last = after.last;
  if (last && isBanked(before, after)) {
    const late = !told.some((what) => what.type === 'Bank');
    steps.push({ kind: 'bank', seat: last.seat, nuts: last.points, late });
  }
  if (after.turn !== null && after.turn !== before.turn) steps.push({ kind: 'turn', seat: after.turn });
  if (after.phase === 'over' && before.phase !== 'over') steps.push({ kind: 'over', winners: after.winners });
  return steps;
}

function isBanked(before: View, after: View): boolean {
  return after.last?.how === 'banked' && sum(after.turns) > sum(before.turns);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
