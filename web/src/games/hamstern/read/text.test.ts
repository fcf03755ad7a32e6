import { expect, test, vi } from 'vitest';
import { viewOf } from './testing';
import { sayLeft, sayNothingFits } from './text';

vi.mock('../say', () => ({ say: (id: string) => id }));

test('what is left follows the view, which says whether the number of crosses is free', () => {
  const drawing = { draft: [3], left: 2 };
  expect(sayLeft(viewOf({ pips: 4, free_count: true }), drawing)).toBe('board-left-ones');
  expect(sayLeft(viewOf({ pips: 4 }), drawing)).toBe('board-left');
});

test('the view says whether slots are the reason that nothing fits', () => {
  const reason = (free_count: boolean, ones_spent: boolean) => {
    const view = viewOf({ pips: 1, free_count }, { ones: 2, ones_spent });
    return sayNothingFits(view, view.seats[0]);
  };
  expect(reason(true, true)).toBe('board-no-slots');
  expect(reason(true, false)).toBe('board-nothing-fits');
  expect(reason(false, true)).toBe('board-nothing-fits');
});
