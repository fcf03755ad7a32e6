import { expect, test } from 'vitest';
import { scrap } from '../art/scrap';
import { cellNamed, cellsOf, farMouths, namedCells, nameOf, nearest, step } from './places';

/** A1 A2 - B1, below them A3 and B2; in numbers 0 1 2, 3 4. */
const SHEET = scrap(['aa-b', 'a  b'], 1);

test('a cell is named by its chamber and its number within it', () => {
  expect(SHEET.cells.map((_, cell) => nameOf(SHEET, cell))).toEqual(['A1', 'A2', 'B1', 'A3', 'B2']);
  expect(nameOf(SHEET, 9)).toBe('');
});

test('a cell is found by its name', () => {
  expect(cellNamed(SHEET, 'B2')).toBe(4);
  expect(cellNamed(SHEET, 'B3')).toBeNull();
  expect(cellNamed(SHEET, 'C1')).toBeNull();
});

test('a refusal marks cells by number and calls others by name', () => {
  const values = { cells: '3 4', cell: 'B1', near: 'A2', pips: 3, chamber: 'A', count: 'A9' };
  expect(cellsOf(values)).toEqual([3, 4]);
  expect(cellsOf({})).toEqual([]);
  expect([...namedCells(SHEET, values)]).toEqual([
    [2, 'B1'],
    [1, 'A2'],
  ]);
});

test('a tunnel leads from one mouth to the other', () => {
  expect(farMouths(SHEET, 1)).toEqual([2]);
  expect(farMouths(SHEET, 2)).toEqual([1]);
  expect(farMouths(SHEET, 0)).toEqual([]);
});

test('arrows lead to the next cell, over walls and tunnels', () => {
  expect(step(SHEET, 0, 'right')).toBe(1);
  expect(step(SHEET, 1, 'right')).toBe(2);
  expect(step(SHEET, 0, 'down')).toBe(3);
  expect(step(SHEET, 4, 'left')).toBe(3);
  expect(step(SHEET, 4, 'up')).toBe(2);
});

test('at the edge the cursor stays', () => {
  expect(step(SHEET, 0, 'left')).toBe(0);
  expect(step(SHEET, 4, 'down')).toBe(4);
});

test('a point belongs to the nearest cell within reach', () => {
  expect(nearest(SHEET, 0.4, 0.1, 0.5)).toBe(0);
  expect(nearest(SHEET, 2.3, 0, 0.5)).toBe(2);
  expect(nearest(SHEET, 1.9, 0, 0.5)).toBe(1);
  expect(nearest(SHEET, 2, 1, 0.1)).toBeNull();
});
