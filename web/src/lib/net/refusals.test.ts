import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../words.svelte';
import { failure, refused, Refusals } from './refusals.svelte';
import type { Seen } from './wire';

const by = (seat: number): Seen => ({ seq: 1, at: 0, by: seat });
const no = { ok: false, rule: 'N-03', message: 'm', sentence: 'No.', values: {} } as const;
const SOON = 100;
const READ = 3_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the same refusal twice is shown twice', () => {
  const refusals = new Refusals();
  refusals.show(0, no);
  expect(refusals.newest).toEqual({ seat: 0, rule: 'N-03', sentence: 'No.', values: {}, count: 1 });
  refusals.show(0, no);
  expect(refusals.newest?.count).toBe(2);
  refusals.dismiss();
  expect(refusals.newest).toBeNull();
});

test.each([
  ['goes when its seat has moved', SOON, [by(0)], true],
  ['stays for a moment when another seat has moved', SOON, [by(1)], false],
  ['goes later when any seat has moved', READ, [by(1)], true],
  ['stays while nothing happens', READ, [], false],
])('a refusal %s', (_, after, events, gone) => {
  const refusals = new Refusals();
  refusals.show(0, no);
  vi.advanceTimersByTime(after);
  refusals.outdate(events);
  expect(refusals.newest === null).toBe(gone);
});

test('a refusal with a rule is in the words of the game', () => {
  vi.spyOn(words, 't').mockImplementation((id) => `page: ${id}`);
  vi.spyOn(words, 'game').mockImplementation((game, id) => `${game}: ${id}`);
  const said = { say: 'refused', nonce: 'n', message: 'late', values: [['left', 2]] } as const;
  const values = said.values.map(([key, value]) => [key, value] as [string, number]);
  expect(refused('nuts', { ...said, values, rule: 'N-03' }, {})).toEqual({
    ok: false,
    rule: 'N-03',
    message: 'late',
    sentence: 'nuts: late',
    values: { left: 2 },
  });
  expect(refused('nuts', { ...said, values, rule: '' }, {}).sentence).toBe('page: late');
  expect(failure('error-too-fast').sentence).toBe('page: error-too-fast');
});
