import { describe, expect, it } from 'vitest';
import { added, without } from './fresh';

describe('new cards of a hand', () => {
  it('are those that were not there before', () => {
    expect([...added([3, 5], [3, 4, 5, 9])]).toEqual([1, 3]);
    expect([...added([3, 5], [3, 5])]).toEqual([]);
  });

  it('are the last ones of equal cards', () => {
    expect([...added([4], [4, 4, 4])]).toEqual([1, 2]);
  });

  it('include one that was played and came back', () => {
    const left = without([4, 4, 7], [4, 9]);
    expect(left).toEqual([4, 7]);
    expect([...added(left, [4, 4, 7])]).toEqual([1]);
  });
});
