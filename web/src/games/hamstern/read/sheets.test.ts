import { expect, test } from 'vitest';
import { scrap } from '../art/scrap';
import { viewOf } from './testing';
import { isShared, ownSeat, progress, sheetOf } from './sheets';

const MINE = { crossed: [1, 2], fresh: [2], ones: 0, full: [], nuts: 0, mushrooms: 0, total: 0 };
const VIEW = viewOf({ seat: 1, mine: { ...MINE, points: [0, 0, 0] } }, { crossed: [5] }, { crossed: [1] });

test('the reader sees the own sheet with what is confirmed, and the others as everybody does', () => {
  expect(sheetOf({ yours: [1] }, VIEW, 1).crossed).toEqual([1, 2]);
  expect(sheetOf({ yours: [1] }, VIEW, 0).crossed).toEqual([5]);
});

test('a shared screen shows what everybody may see (HA-16)', () => {
  expect(isShared({ yours: [0, 1] })).toBe(true);
  expect(sheetOf({ yours: [0, 1] }, VIEW, 1).crossed).toEqual([1]);
});

test('a seat that is not there has a blank sheet', () => {
  expect(sheetOf({ yours: [1] }, VIEW, 7).crossed).toEqual([]);
});

test('before a spectator lies the first sheet', () => {
  expect(ownSeat(VIEW)).toBe(1);
  expect(ownSeat(viewOf({ seat: null }, {}))).toBe(0);
});

test('progress counts the crosses of each chamber and what was found', () => {
  const sheet = scrap(['aa*', 'b^'], 3);
  const [a, b] = progress(sheet, [0, 2]);
  expect(a).toMatchObject({ crossed: 2, left: 1, finds: [{ find: 'nut', got: true }] });
  expect(b).toMatchObject({ crossed: 0, left: 2, finds: [{ find: 'mushroom', got: false }] });
});
