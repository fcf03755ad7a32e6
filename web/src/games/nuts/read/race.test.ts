import { describe, expect, it } from 'vitest';
import { dogWith, raceWith, viewWith } from './example';
import { dogsInOrder, hasDog, justRaced } from './race';

it('knows who has a dog; the active seat never has one', () => {
  const race = raceWith({ dogs: [dogWith(1, { done_at: 0 }), dogWith(2)] });
  expect([0, 1, 2].map((seat) => hasDog(race, seat))).toEqual([false, true, false]);
});

describe('the result of a nut round', () => {
  const race = raceWith({ ended_at: 2000 });
  const last = { seat: 0, how: 'race', points: 3, lost: 0 } as const;

  it('lies there until somebody rolls', () => {
    expect(justRaced(viewWith({ last, last_race: race }))).toBe(race);
    expect(justRaced(viewWith({ last, last_race: race, phase: 'over' }))).toBe(race);
    expect(justRaced(viewWith({ last, last_race: race, rolling: true }))).toBeNull();
    expect(justRaced(viewWith({ last, last_race: race, rolls: 1, phase: 'decide' }))).toBeNull();
  });

  it('is old once another turn has ended', () =>
    expect(justRaced(viewWith({ last: { ...last, how: 'banked' }, last_race: race }))).toBeNull());
});

it('lists dogs as they came, and those to come last', () => {
  const dogs = [dogWith(1), dogWith(2, { done_at: 1900 }), dogWith(3, { done_at: 1500 })];
  expect(dogsInOrder(raceWith({ dogs })).map(({ seat }) => seat)).toEqual([3, 2, 1]);
});
