import { expect, test } from 'vitest';
import type { GameInfo, RuleInfo } from './net/wire';
import { rulesAt, rulesHref, settingIn, valuesAt } from './rules';

const RULES: RuleInfo[] = [
  { id: 'X-01', section: 'play' },
  { id: 'X-02', section: 'play', seats: [1] },
  { id: 'X-03', section: 'play', seats: [2, 3], when: { end: ['round'] } },
] as RuleInfo[];
const GAME = {
  id: 'acorns',
  least_seats: 1,
  most_seats: 3,
  options: [{ key: 'end', kind: 'choice', choices: ['once', 'round'], default: 'once', needs_seats: {} }],
} as unknown as GameInfo;

function idsAt(end: string, seats: number | null): string[] {
  return rulesAt(RULES, { options: { end }, seats }).map(({ id }) => id);
}

test('a rule is told where its options and its number of seats fit', () => {
  expect(rulesAt(RULES, null)).toEqual(RULES);
  expect(idsAt('round', 1)).toEqual(['X-01', 'X-02']);
  expect(idsAt('round', 3)).toEqual(['X-01', 'X-03']);
  expect(idsAt('once', 3)).toEqual(['X-01']);
  expect(idsAt('round', null), 'any number').toEqual(['X-01', 'X-02', 'X-03']);
});

test('the seats are a variable of the sentences', () => {
  expect(valuesAt(GAME, null)).toEqual({ seats: 'any', end: 'any' });
  expect(valuesAt(GAME, { options: {}, seats: 1 })).toEqual({ seats: 1, end: 'once' });
});

test('the page of the rules knows the table from its address', () => {
  const there = (setting: { options: { end: string }; seats: number | null }) =>
    settingIn(GAME, new URLSearchParams(rulesHref(GAME, setting).split('?')[1]));
  for (const seats of [1, 3, null]) {
    const setting = { options: { end: 'round' }, seats };
    expect(there(setting)).toEqual(setting);
  }
  expect(settingIn(GAME, new URLSearchParams('table=9'))?.seats, 'not as many').toBeNull();
  expect(settingIn(GAME, new URLSearchParams('end=round')), 'no table').toBeNull();
});
