import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playerName, playerNameAt, withNames } from './names';
import type { SeatInfo } from './net/wire';
import { words } from './words.svelte';

const seat = (kind: SeatInfo['kind'], name = '', more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind,
  name,
  ...more,
});

beforeEach(() => {
  vi.spyOn(words, 't').mockImplementation((id, args) => (args ? `${id} ${Object.values(args)[0]}` : id));
  vi.spyOn(words, 'gameIfAny').mockReturnValue(null);
});
afterEach(() => vi.restoreAllMocks());

test('whoever gave a name is called by it', () => {
  const seats = [seat('person', 'Ada'), seat('bot', 'Nut'), seat('person'), seat('open')];
  const names = [0, 1, 2, 3, 4].map((number) => playerName('nuts', seats, number));
  expect(names).toEqual(['Ada', 'Nut', 'seat-nameless 3', 'seat-open-name 4', 'seat-open-name 5']);
});

test('a bot without a name gets one in the language of the reader', () => {
  expect(playerName('nuts', [seat('person', 'Ada'), seat('bot')], 1)).toBe('bot-name-2');
});

test('entries from before a person came name the bot that played then', () => {
  const seats = [seat('person', 'Ada', { played: [{ name: 'Nut', level: 'careful', until: 7 }] })];
  expect(playerNameAt('nuts', seats, 0, 7)).toBe('Nut');
  expect(playerNameAt('nuts', seats, 0, 8)).toBe('Ada');
  const nameless = [seat('person', 'Ada', { played: [{ name: '', level: 'careful', until: 7 }] })];
  expect(playerNameAt('nuts', nameless, 0, 0)).toBe('bot-plain');
});

test('entries of a bot that stood in name it after the person', () => {
  const played = [
    { name: 'Ada', until: 3 },
    { name: 'Ada', level: 'careful', until: 7, stood_in: true },
  ];
  const seats = [seat('person', 'Ada', { played })];
  expect([3, 4, 7, 8].map((seq) => playerNameAt('nuts', seats, 0, seq))).toEqual([
    'Ada',
    'bot-of Ada',
    'bot-of Ada',
    'Ada',
  ]);
});

test('values that are seats become names', () => {
  const values: [string, string | number][] = [
    ['seat', 1],
    ['from_seat', 0],
    ['seats', 2],
    ['points', 5],
  ];
  const named = withNames(values, (number) => `player ${number}`);
  expect(named).toEqual({ seat: 'player 1', from_seat: 'player 0', seats: 2, points: 5 });
});
