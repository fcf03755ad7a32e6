import { expect, test } from 'vitest';
import { ascending, isPlacement, placementsOf, reach, room, within } from './draft';

const PLACEMENTS = [
  [0, 1],
  [1, 2],
  [0, 1, 2],
];

test('placements are the crosses among the legal moves', () => {
  expect(placementsOf([{ type: 'Cross', cells: [3, 4] }, { type: 'Pass' }])).toEqual([[3, 4]]);
  expect(placementsOf(null)).toEqual([]);
});

test('a draft can become the placements that hold all its cells', () => {
  expect(within([2], PLACEMENTS)).toEqual([
    [1, 2],
    [0, 1, 2],
  ]);
  expect(within([3], PLACEMENTS)).toEqual([]);
});

test('what can still be drawn leads to a placement, and is not drawn yet', () => {
  expect(reach([], PLACEMENTS)).toEqual(new Set([0, 1, 2]));
  expect(reach([0], [[0, 1], [2]])).toEqual(new Set([1]));
  expect(reach([0, 1, 2], PLACEMENTS)).toEqual(new Set());
});

test('a draft may be confirmed once it is a placement, in any order', () => {
  expect(isPlacement([0], PLACEMENTS)).toBe(false);
  expect(isPlacement([1, 0], PLACEMENTS)).toBe(true);
  expect(isPlacement([], [])).toBe(false);
});

test('the room left is that of the longest placement', () => {
  expect(room([], PLACEMENTS)).toBe(3);
  expect(room([1, 2], PLACEMENTS)).toBe(1);
  expect(room([5], PLACEMENTS)).toBe(0);
});

test('a move has its cells ascending, each once', () => {
  expect(ascending([10, 9, 2, 9])).toEqual([2, 9, 10]);
});
