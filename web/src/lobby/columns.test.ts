import { describe, expect, it } from 'vitest';
import { columnsFor, startOf } from './columns';

describe('columnsFor', () => {
  it.each([
    [4, 4, 4],
    [5, 4, 3],
    [6, 4, 3],
    [7, 4, 4],
    [9, 4, 3],
    [4, 3, 2],
    [5, 1, 1],
    [1, 4, 1],
    [3, 0, 1],
  ])('shares %i cards, of which %i fit, among %i columns', (cards, fit, columns) => {
    expect(columnsFor(cards, fit)).toBe(columns);
  });

  it('leaves no card alone in a row of four columns, up to twelve cards', () => {
    for (let cards = 2; cards <= 12; cards += 1) expect(cards % columnsFor(cards, 4)).not.toBe(1);
  });
});

describe('startOf', () => {
  it('puts the rest in the middle', () => {
    expect([0, 1, 2, 3, 4].map((index) => startOf(index, 5, 3))).toEqual([
      undefined,
      undefined,
      undefined,
      2,
      undefined,
    ]);
    expect(startOf(4, 7, 4)).toBe(2);
  });

  it('leaves full rows alone', () => {
    expect([0, 1, 2, 3].map((index) => startOf(index, 4, 4))).toEqual(Array(4).fill(undefined));
  });
});
