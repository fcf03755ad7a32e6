import { describe, expect, it } from 'vitest';
import { areThrown, count, isRisky, lastFaces, nutsOf } from './dice';
import { raceWith, viewWith } from './example';

const SURE = { dice: 1, ways: 6, all_birds: 0, all_squirrels: 0, gain: 0, best: 'roll' } as const;

it('counts a face', () => {
  expect(count(['nut', 'bird', 'nut'], 'nut')).toBe(2);
  expect(count([], 'nut')).toBe(0);
});

it('knows when dice lie where they were thrown', () => {
  expect(areThrown(viewWith({ phase: 'decide' }))).toBe(true);
  expect(areThrown(viewWith({ phase: 'race' }))).toBe(true);
  expect(areThrown(viewWith({ phase: 'roll' }))).toBe(false);
});

describe('the faces of the last throw', () => {
  it('are those of this turn', () =>
    expect(lastFaces(viewWith({ faces: ['nut'], last_faces: ['bird'] }))).toEqual(['nut']));

  it('are those that ended the turn before', () =>
    expect(lastFaces(viewWith({ last_faces: ['bird'] }))).toEqual(['bird']));

  it('are the squirrels that began a nut round, until its first throw', () => {
    const faces = (race = raceWith()): unknown => lastFaces(viewWith({ phase: 'race', race }));
    expect(faces()).toEqual(['squirrel', 'squirrel', 'squirrel']);
    expect(faces(raceWith({ faces: ['nut', 'bird', 'nut'] }))).toEqual(['nut', 'bird', 'nut']);
  });
});

it('counts the nuts of a turn, or of a nut round', () => {
  expect(nutsOf(viewWith({ total: 4 }))).toBe(4);
  expect(nutsOf(viewWith({ phase: 'race', race: raceWith({ nuts: 7 }) }))).toBe(7);
});

describe('a roll is risky', () => {
  const risky = (total: number, lost: number): boolean =>
    isRisky(viewWith({ total, odds: { ...SURE, all_birds: lost } }));

  it('if much may be lost', () => expect(risky(3, 2)).toBe(true));
  it('but not if little may', () => expect(risky(3, 1)).toBe(false));
  it('nor with no nuts to lose', () => expect(risky(0, 2)).toBe(false));
  it('nor where the odds are unknown', () => expect(isRisky(viewWith({ total: 3 }))).toBe(false));
});
