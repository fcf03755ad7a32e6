import { describe, expect, it } from 'vitest';
import { columnsFor, startOf } from './columns';

describe('columnsFor', () => {
  it('shares the cards evenly among the rows', () => {
    expect([1, 2, 4, 5, 6, 7, 8, 9].map((cards) => columnsFor(cards, 4))).toEqual([1, 2, 4, 3, 3, 4, 4, 3]);
    expect([4, 5, 6].map((cards) => columnsFor(cards, 3))).toEqual([2, 3, 3]);
  });

  it('puts one below the other if no two fit side by side', () => {
    expect([columnsFor(5, 1), columnsFor(3, 0)]).toEqual([1, 1]);
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
