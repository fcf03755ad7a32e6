import { expect, test } from 'vitest';
import { pack, type Around } from './pack';

const NONE: Around = { above: { width: 0, height: 0 }, beside: { width: 0, height: 0 }, gap: 0 };

test('square maps fill a broad box in a row, and a high one in a column', () => {
  expect(pack(3, 1, { width: 300, height: 100 }, NONE)).toEqual({ columns: 3, beside: false, map: 100 });
  expect(pack(3, 1, { width: 100, height: 300 }, NONE)).toEqual({ columns: 1, beside: false, map: 100 });
});

test('gaps and words take their share', () => {
  const around: Around = { above: { width: 0, height: 40 }, beside: { width: 500, height: 0 }, gap: 10 };
  expect(pack(2, 1, { width: 210, height: 100 }, around)).toEqual({ columns: 2, beside: false, map: 60 });
});

test('words stand where the maps become larger', () => {
  const around: Around = { above: { width: 0, height: 80 }, beside: { width: 80, height: 0 }, gap: 0 };
  expect(pack(1, 1, { width: 200, height: 100 }, around)).toEqual({ columns: 1, beside: true, map: 100 });
});

test('maps keep their shape', () => {
  expect(pack(1, 2, { width: 100, height: 100 }, NONE).map).toBe(50);
});

test('without room there is no map', () => {
  expect(pack(4, 1, { width: 0, height: 0 }, { ...NONE, gap: 10 }).map).toBe(0);
});
