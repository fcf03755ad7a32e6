import { expect, test } from 'vitest';
import type { GameInfo, OptionSpec, SeatWish } from './net/wire';
import { filledBy, isSpare, matchingPreset, nextSeat, usualLevel } from './setup';

const game = (more: Partial<GameInfo> = {}): GameInfo => ({
  id: 'nuts',
  least_seats: 2,
  most_seats: 4,
  traits: [],
  bots: ['casual', 'careful', 'expert'],
  options: [],
  presets: [],
  ...more,
});
const [me, bot]: [SeatWish, SeatWish] = [{ kind: 'me' }, { kind: 'bot', level: 'casual' }];

test('a seat is added as the mode fills them', () => {
  expect(nextSeat(game(), 'bots', 2)).toEqual({ kind: 'bot', level: usualLevel(game(), 2) });
  expect(nextSeat(game(), 'screen', 2)).toEqual({ kind: 'me', name: '' });
  expect(nextSeat(game(), 'friends', 2)).toEqual({ kind: 'open', name: '' });
  expect(nextSeat(game({ bots: [] }), 'bots', 2)).toEqual({ kind: 'me', name: '' });
});

test('no seat is spare that the game needs', () => {
  expect(isSpare(game(), 'bots', [me, bot], bot)).toBe(false);
  expect(isSpare(game(), 'bots', [me, bot, bot], bot)).toBe(true);
});

test('the only person here stays, except where friends play without them', () => {
  const seats = [me, bot, bot];
  expect(isSpare(game(), 'bots', seats, me)).toBe(false);
  expect(isSpare(game(), 'friends', seats, me)).toBe(true);
  expect(isSpare(game(), 'screen', [me, me, me], me)).toBe(true);
});

const option = (more: Partial<OptionSpec> & Pick<OptionSpec, 'key' | 'kind' | 'default'>): OptionSpec => ({
  least: null,
  most: null,
  choices: [],
  seats: [],
  when: {},
  needs_seats: {},
  ...more,
});
const withPresets = game({
  options: [
    option({ key: 'goal', kind: 'int', default: 50, least: 20, most: 200 }),
    option({ key: 'board', kind: 'choice', default: 'ours', choices: ['ours', 'own'] }),
    option({ key: 'own', kind: 'text', default: 'map', most: 99, when: { board: ['own'] } }),
    option({ key: 'teams', kind: 'bool', default: false, seats: [4] }),
  ],
  presets: [
    { key: 'first', options: { goal: 30 } },
    { key: 'short', options: { goal: 20, teams: true } },
    { key: 'printed', options: {} },
  ],
});
const [first, , printed] = withPresets.presets;
const usual = { goal: 50, board: 'ours', own: 'map', teams: false };

test('a preset sets every option that matters, and keeps the text of an own board', () => {
  const mine = { goal: 99, board: 'own', own: 'my map', teams: true };
  expect(filledBy(withPresets, first!, mine, 4)).toEqual({
    goal: 30,
    board: 'ours',
    own: 'my map',
    teams: false,
  });
  expect(filledBy(withPresets, printed!, { ...usual, goal: 20 }, 2)).toEqual(usual);
});

test('the preset is named that means the same as the options', () => {
  expect(matchingPreset(withPresets, usual, 2)).toBe('printed');
  expect(matchingPreset(withPresets, { ...usual, goal: 30 }, 2)).toBe('first');
  expect(matchingPreset(withPresets, { ...usual, own: 'not played' }, 2)).toBe('printed');
  expect(matchingPreset(withPresets, { ...usual, goal: 31 }, 2)).toBeNull();
});

test('an option that does not matter with so many seats does not count', () => {
  expect(matchingPreset(withPresets, { ...usual, goal: 20 }, 2)).toBe('short');
  expect(matchingPreset(withPresets, { ...usual, goal: 20 }, 4)).toBeNull();
});

test('among presets that are the same, the chosen one is named', () => {
  const same = game({ presets: withPresets.presets.map(({ key }) => ({ key, options: {} })) });
  expect(matchingPreset(same, {}, 2)).toBe('printed');
  expect(matchingPreset(same, {}, 2, 'short')).toBe('short');
});
