import { describe, expect, test } from 'vitest';
import { placeLabel } from './labels';
import type { Point } from './renderer';

const PIECE = { x: 300, y: 300 };
const ABOVE = { x: 300, y: 255 };
const BESIDE = [150, 450].map((x) => ({ x, y: 300 }));

interface Case {
  at?: Point;
  numbers?: Point[];
  before?: number;
  pieces?: Point[];
  aims?: Point[];
}

function placed({ at = PIECE, numbers = [], before, pieces = [], aims = [] }: Case) {
  const others = { numbers, aims, pieces, about: 15 };
  const spot = placeLabel(
    at,
    { width: 120, height: 30 },
    { width: 600, height: 400 },
    others,
    before ?? null,
  );
  expect(spot.x).toBeGreaterThanOrEqual(60);
  expect(spot.x).toBeLessThanOrEqual(540);
  expect(spot.y).toBeGreaterThanOrEqual(0);
  expect(spot.y).toBeLessThanOrEqual(370);
  return spot;
}

describe('what is said of a piece', () => {
  test('stands above it', () => expect(placed({})).toEqual({ way: 0, x: 300, y: 246 }));

  test.each<[string, Case, number]>([
    ['at a side, where a number is above', { numbers: [ABOVE] }, 1],
    ['at the side where it was', { numbers: [ABOVE], before: 2 }, 2],
    ['at the side with room', { at: { x: 590, y: 300 }, numbers: [{ x: 590, y: 255 }] }, 2],
    ['above, where a piece is below', { before: 3, pieces: [{ x: 300, y: 360 }] }, 0],
    ['at a side, where a piece is above', { pieces: [{ x: 300, y: 250 }] }, 1],
    ['below, amid pieces and a number', { numbers: [ABOVE], pieces: BESIDE }, 3],
    ['above, where the target is below', { before: 3, aims: [{ x: 280, y: 350 }] }, 0],
    [
      'on a piece rather than on a number, in a crowd',
      {
        numbers: [ABOVE],
        pieces: [200, 300, 400].flatMap((x) => [250, 300, 360].map((y) => ({ x, y }))),
      },
      1,
    ],
  ])('stands %s', (_, given, way) => expect(placed(given).way).toBe(way));

  test('covers a piece rather than the target', () => {
    const pieces = [{ x: 300, y: 250 }, ...BESIDE];
    expect(placed({ before: 3, pieces, aims: [{ x: 280, y: 350 }] }).way).not.toBe(3);
  });

  test('does not cover a piece at the upper edge', () => {
    const { x, y } = placed({ at: { x: 300, y: 10 } });
    expect(y > 10 || Math.abs(x - 300) > 60).toBe(true);
  });
});
