import { describe, expect, it } from 'vitest';
import { dogWith, raceWith, viewWith } from '../read/example';
import type { View, What } from '../types';
import { plan, type Step } from './plan';

/** The steps between two views, with what the log says about them. */
function steps(before: Partial<View> | null, after: Partial<View>, ...told: What[]): Step[] {
  const events = told.map((what, i) => ({ seq: i + 1, by: 0, at: 0, what }));
  return plan({ before: before && viewWith(before), after: viewWith(after), events, live: true });
}

const kinds = (shown: Step[]): string[] => shown.map(({ kind }) => kind);
const ROLLED = { phase: 'decide', rolls: 1 } as const;

it('shows nothing on arrival', () => expect(steps(null, {})).toEqual([]));
it('shows nothing if nothing has changed', () => expect(steps({}, {})).toEqual([]));

it('says who begins', () =>
  expect(steps({ phase: 'draw', turn: null, starter: null }, { turn: 1, starter: 1 })).toEqual([
    { kind: 'starts', seat: 1 },
    { kind: 'turn', seat: 1 },
  ]));

describe('a roll', () => {
  it('goes up before it is known', () =>
    expect(steps({}, { rolling: true })).toEqual([{ kind: 'toss', dice: 5 }]));

  it('comes down, its jays hop aside, its nuts are collected', () =>
    expect(
      steps(
        { total: 2, dice: 3, ...ROLLED },
        { total: 3, dice: 2, ...ROLLED, rolls: 2 },
        { type: 'Rolled', faces: ['nut', 'bird', 'squirrel'] },
      ),
    ).toEqual([
      { kind: 'toss', dice: 3 },
      { kind: 'land', faces: ['nut', 'bird', 'squirrel'] },
      { kind: 'perch' },
      { kind: 'collect', nuts: 1 },
    ]));

  it('with the last die may bring all five back', () =>
    expect(
      kinds(
        steps(
          { dice: 1, ...ROLLED },
          { total: 1, fresh: true, ...ROLLED },
          { type: 'Rolled', faces: ['nut'] },
        ),
      ),
    ).toEqual(['toss', 'land', 'collect', 'fresh']));

  it('of nothing but jays costs the nuts of the turn', () =>
    expect(
      steps(
        { total: 4, dice: 1, ...ROLLED },
        { turn: 1, turns: [1, 0], last: { seat: 0, how: 'birds', points: 0, lost: 4 } },
        { type: 'Rolled', faces: ['bird'] },
      ),
    ).toEqual([
      { kind: 'toss', dice: 1 },
      { kind: 'land', faces: ['bird'] },
      { kind: 'lose', seat: 0, nuts: 4, how: 'birds' },
      { kind: 'turn', seat: 1 },
    ]));

  it('of nothing but squirrels costs them too, and begins a nut round', () =>
    expect(
      steps(
        { total: 4, dice: 1, ...ROLLED },
        { phase: 'race', race: raceWith({ dice: 1, lost: 4 }) },
        { type: 'Rolled', faces: ['squirrel'] },
      ).at(-1),
    ).toEqual({ kind: 'lose', seat: 0, nuts: 4, how: 'squirrels' }));
});

describe('a bank', () => {
  const before = { total: 3, ...ROLLED };
  const after = { turn: 1, turns: [1, 0], last: { seat: 0, how: 'banked', points: 3, lost: 0 } } as const;

  it('stores the nuts, and the next turn begins', () =>
    expect(steps(before, { ...after, turns: [1, 0] }, { type: 'Bank' })).toEqual([
      { kind: 'bank', seat: 0, nuts: 3, late: false },
      { kind: 'turn', seat: 1 },
    ]));

  it('is late if the time ran out', () =>
    expect(steps(before, { ...after, turns: [1, 0] }, { type: 'TimeUp' })[0]).toEqual({
      kind: 'bank',
      seat: 0,
      nuts: 3,
      late: true,
    }));

  it('may end the game', () =>
    expect(
      steps(
        before,
        { ...after, turns: [1, 0], turn: null, phase: 'over', winners: [0] },
        { type: 'Bank' },
      ).at(-1),
    ).toEqual({ kind: 'over', winners: [0] }));
});

describe('a nut round', () => {
  const racing = { phase: 'race', race: raceWith() } as const;

  it('shows each throw', () =>
    expect(
      steps(
        racing,
        { phase: 'race', race: raceWith({ nuts: 1 }) },
        { type: 'RaceRolled', faces: ['nut', 'bird', 'squirrel'] },
        { type: 'DogRolled', seat: 1, face: 'house' },
      ),
    ).toEqual([
      { kind: 'race-throw', faces: ['nut', 'bird', 'squirrel'], nuts: 1 },
      { kind: 'dog', seat: 1, found: false },
    ]));

  it('shows a paced step as one throw of everybody', () =>
    expect(
      steps(
        racing,
        { phase: 'race', race: raceWith({ nuts: 3, paced: true }) },
        { type: 'PacedRolled', faces: ['nut', 'nut', 'nut'], dogs: [[1, 'dog']] },
      ),
    ).toEqual([
      { kind: 'race-throw', faces: ['nut', 'nut', 'nut'], nuts: 3 },
      { kind: 'dog', seat: 1, found: true },
    ]));

  it('ends with the last dog', () =>
    expect(
      steps(
        racing,
        { turn: 1, last_race: raceWith({ nuts: 5, dogs: [dogWith(1, { done_at: 2000 })], ended_at: 2000 }) },
        { type: 'DogRolled', seat: 1, face: 'dog' },
      ),
    ).toEqual([
      { kind: 'dog', seat: 1, found: true },
      { kind: 'race-end', seat: 0, nuts: 5 },
      { kind: 'turn', seat: 1 },
    ]));
});
