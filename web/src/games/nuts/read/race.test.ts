import { describe, expect, it } from 'vitest';
import { dogWith, raceWith, viewWith } from './example';
import { dogsInOrder, hasDog, justRaced, mayThrow } from './race';

it('knows who has a dog; the active seat never has one', () => {
  const race = raceWith({ dogs: [dogWith(1, { done_at: 0 }), dogWith(2)] });
  expect([0, 1, 2].map((seat) => hasDog(race, seat))).toEqual([false, true, false]);
});

describe('a throw may count', () => {
  it('for the active seat and for seats without a dog', () => {
    const race = raceWith({ dogs: [dogWith(1), dogWith(2, { done_at: 1500 })] });
    expect([0, 1, 2].map((seat) => mayThrow(race, seat))).toEqual([true, true, false]);
  });

  it('but not in a paced round, nor after its end', () => {
    expect(mayThrow(raceWith({ paced: true }), 0)).toBe(false);
    expect(mayThrow(raceWith({ ended_at: 2000 }), 0)).toBe(false);
  });
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
