import { expect, test } from 'vitest';
import type { View } from '../types';
import { aheadOf } from './compartments';

test('where a passed piece may go is what the rules say of it', () => {
  // The board computes nothing itself; a piece that may not be passed goes nowhere.
  const view = { passing: [5, 28], ahead: [[1, 2], [3]] } as unknown as View;
  expect([5, 28, 7].map((piece) => aheadOf(view, piece))).toEqual([[1, 2], [3], []]);
});
