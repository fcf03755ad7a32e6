import { expect, test } from 'vitest';
import { viewOf } from '../read/testing';
import type { Tally } from '../types';
import { countedView, stepsOf } from './count';

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
