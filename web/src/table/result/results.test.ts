import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '$lib/words.svelte';
import type { Score } from '$lib/net/wire';
import { byRank, resultTitle, standing, totalOf, winnersOf } from './results';

const score = (seat: number, rank: number, ...points: number[]): Score => ({
  seat,
  rank,
  lines: points.map((points) => ({ rule: '', label: '', points })),
});
const table = (yours: number[] = []) => ({
  game: 'nuts',
  options: { end: 'round', goal: 20 },
  yours,
  name: (seat: number) => `P${seat}`,
});

/** Words of the page as their id and values, without any of the game. */
beforeEach(() => {
  vi.spyOn(words, 't').mockImplementation((id, args) => [id, ...Object.values(args ?? {})].join(' '));
  vi.spyOn(words, 'list').mockImplementation((names) => names.join('+'));
  vi.spyOn(words, 'gameIfAny').mockReturnValue(null);
});
afterEach(() => vi.restoreAllMocks());

test('the best come first, and equal ranks in the order of seats', () => {
  const ranked = byRank([score(2, 1), score(1, 3), score(0, 1)]);
  expect(ranked.map(({ seat }) => seat)).toEqual([0, 2, 1]);
  expect(winnersOf(ranked)).toEqual([0, 2]);
});

test.each([
  ['nobody has a score', [], [], 'turn-over'],
  ['somebody played alone', [0], [score(0, 1, 30, -2)], 'result-alone 28'],
  ['the reader won', [1], [score(1, 1), score(0, 2)], 'result-you'],
  ['somebody else won', [0], [score(1, 1), score(0, 2)], 'result-won P1'],
  ['somebody of several at this screen won', [0, 1], [score(1, 1), score(0, 2)], 'result-won P1'],
  ['several won', [0], [score(0, 1), score(1, 1)], 'result-shared P0+P1'],
])('the title if %s', (_, yours, ranked, title) => {
  expect(resultTitle(table(yours), ranked)).toBe(title);
});

test('no line of the title ends inside a name', () => {
  const over = { ...table(), name: () => 'Somme-Toute' };
  expect(resultTitle(over, [score(0, 1), score(1, 2)])).toBe('result-won Somme-\u2060Toute');
});

test('a game may have its own words for a result', () => {
  vi.mocked(words.gameIfAny).mockImplementation((_, id, args) => `${id} ${JSON.stringify(args)}`);
  expect(standing(table(), score(0, 1, -7))).toBe('total {"end":"round","count":7}');
  expect(resultTitle(table(), [score(0, 1), score(1, 1)])).toBe(
    'result-shared {"end":"round","names":"P0+P1","winners":2}',
  );
});

test('without them, points are counted', () => {
  expect(totalOf(score(0, 1, 3, -5))).toBe(-2);
  expect(standing(table(), score(0, 1, 3, -5))).toBe('points -2');
});
