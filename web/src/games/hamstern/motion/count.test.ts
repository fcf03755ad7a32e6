import { expect, test, vi } from 'vitest';
import { viewOf } from '../read/testing';
import type { Tally } from '../types';
import { Count, countedView, stepsOf } from './count.svelte';

vi.useFakeTimers();

function tally(nuts: number, chambers: number, full: number[] = []): Tally {
  return { nuts, mushrooms: 0, full, points: [nuts, 0, chambers], total: nuts + chambers };
}

const LONG = [tally(0, 0), tally(2, 0), tally(2, 0), tally(2, 5, [1])];
const SHORT = [tally(0, 0), tally(4, 0), tally(4, 0)];
const OVER = viewOf(
  { phase: 'over', winners: [0], tie_break: 'chambers' },
  { count: LONG, ...LONG[3] },
  { count: SHORT, ...SHORT[2] },
);

test('the longest count decides how many steps there are', () => {
  expect(stepsOf(OVER)).toBe(3);
});

test('each step shows what the server counted so far, and nobody has won yet', () => {
  const totals = [0, 1, 2, 3].map((step) => countedView(OVER, step).seats.map(({ total }) => total));
  expect(totals).toEqual([
    [0, 0],
    [2, 4],
    [2, 4],
    [7, 4],
  ]);
  expect(countedView(OVER, 2)).toMatchObject({ winners: [], tie_break: '', seats: [{ full: [] }, {}] });
  expect(countedView(OVER, 3)).toBe(OVER);
});

test('a count goes step by step, rests, and is done', async () => {
  const told: number[] = [];
  const count = new Count(2, 0, (step) => told.push(step));
  const done = vi.fn();
  void count.done.then(done);
  await vi.advanceTimersByTimeAsync(1200);
  expect(told).toEqual([0, 1, 2]);
  expect(count.isOver).toBe(true);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(done).toHaveBeenCalledOnce();
});

test('skipped, it shows everything at once; skipped again, it is done', async () => {
  const told: number[] = [];
  const count = new Count(5, 0, (step) => told.push(step));
  const done = vi.fn();
  void count.done.then(done);
  count.skip();
  expect(told).toEqual([0, 5]);
  await vi.advanceTimersByTimeAsync(0);
  expect(done).not.toHaveBeenCalled();
  count.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
});
