import { expect, test } from 'vitest';
import { marks } from './marks.svelte';
import { colourOf, markOf, SEAT_MARKS } from './seats';

test('seats have their marks in order, and begin again after the last', () => {
  expect([0, 1, 5, 6].map(markOf)).toEqual(['leaf', SEAT_MARKS[1], SEAT_MARKS[5], 'leaf']);
  expect(colourOf(7)).toBe('var(--seat-1)');
});

test('where seats have moved, each keeps its mark', () => {
  const end = marks.use([2, 0, 1]);
  expect([0, 1, 2].map(markOf)).toEqual([SEAT_MARKS[2], SEAT_MARKS[0], SEAT_MARKS[1]]);
  expect(colourOf(0)).toBe('var(--seat-2)');
  expect(colourOf(3), 'a seat that nothing is said about').toBe('var(--seat-3)');
  const other = marks.use([1, 0]);
  end();
  expect(markOf(0), 'the newer table is still shown').toBe(SEAT_MARKS[1]);
  other();
  expect(markOf(0)).toBe('leaf');
});
