import { expect, test } from 'vitest';
import { selectionOf, stepOf, stepped } from './option';

test.each([
  [0, 9, 1],
  [0, 30, 5],
  [20, 200, 10],
  [0, 1000, 50],
  [null, null, 1],
])('from %s to %s in steps of %s', (least, most, step) => {
  expect(stepOf({ least, most })).toBe(step);
});

test('a step leads to a round number within the range', () => {
  const range = { least: 25, most: 200 };
  expect(stepped(range, 100, 1)).toBe(110);
  expect(stepped(range, 103, -1)).toBe(90);
  expect(stepped(range, 196, 1)).toBe(200);
  expect(stepped(range, 30, -1)).toBe(25);
  expect(stepped(range, Number.NaN, 1)).toBe(25);
});

test('a flaw is selected up to the end of its line', () => {
  const text = 'one\ntwo three\nfour';
  const selected = (line: number, column: number): string => {
    const { start, end } = selectionOf(text, { line, column });
    return text.slice(start, end);
  };
  expect(selected(1, 1)).toBe('one');
  expect(selected(2, 5)).toBe('three');
  expect(selected(3, 1)).toBe('four');
});
