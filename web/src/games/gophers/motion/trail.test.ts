import { describe, expect, it } from 'vitest';
import { spot } from '../art/places';
import type { Book } from '../types';
import { standing, trailOf } from './trail';

/** Four holes in a row. */
const BOOK: Book = {
  width: 24,
  height: 0,
  spots: [
    [0, 0],
    [8, 0],
    [16, 0],
    [24, 0],
  ],
  pages: [
    {
      holes: ['o', 'o', 'o', 'o'],
      tunnels: [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    },
  ],
};
const NOBODY: ReadonlySet<number> = new Set();

describe('a figure', () => {
  it('stands on the ground at its hole, or nowhere', () => {
    expect(standing(BOOK, 2)).toEqual({ ...spot(BOOK, 2), lift: 0 });
    expect(standing(BOOK, -1)).toBeNull();
  });

  it('begins and ends on the ground at the ends of its way', () => {
    const trail = trailOf(BOOK, 1, 0, [1, 2], NOBODY);
    expect(trail.steps).toBe(2);
    for (const [share, hole] of [
      [0, 0],
      [1, 2],
      [-1, 0],
      [2, 2],
    ] as const) {
      const { x, y, lift } = trail.at(share);
      expect(x).toBeCloseTo(spot(BOOK, hole).x);
      expect(y).toBeCloseTo(spot(BOOK, hole).y);
      expect(lift).toBeCloseTo(0);
    }
  });

  it('is at the hole between two steps when half the time is over', () => {
    const { x, lift } = trailOf(BOOK, 1, 0, [1, 2], NOBODY).at(0.5);
    expect(x).toBeCloseTo(spot(BOOK, 1).x);
    expect(lift).toBeCloseTo(0);
  });

  it('hops over others in one step, higher than it walks', () => {
    const hop = trailOf(BOOK, 1, 0, [1, 2], new Set([1]));
    expect(hop.steps).toBe(1);
    const step = trailOf(BOOK, 1, 0, [1], NOBODY);
    expect(hop.at(0.5).lift).toBeGreaterThan(3 * step.at(0.5).lift);
    expect(step.at(0.5).lift).toBeGreaterThan(0);
  });
});
