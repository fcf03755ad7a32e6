import { describe, expect, it } from 'vitest';
import { positionOf } from './outlook';

const CUBE = 0;
/** Flat on the floor at the bottom of a wheel with contact angle 0. */
const BELOW = { x: 0, y: 0, z: -0.16, w: 1, i: 0, j: 0, k: 0 };

describe('where a piece in hand is', () => {
  it.each([
    [-0.03, -1],
    [0, 0],
    [0.03, 1],
  ])('at depth %f it sticks out towards %i', (y, out) => {
    expect(positionOf(CUBE, { ...BELOW, y }, 0).out).toBe(out);
  });

  it('is so many degrees ahead of the bottom', () => {
    expect(positionOf(CUBE, BELOW, 0).lead).toBeCloseTo(0);
    expect(positionOf(CUBE, BELOW, 350).lead).toBeCloseTo(10);
    expect(positionOf(CUBE, { ...BELOW, x: -0.16, z: 0 }, 0).lead).toBeCloseTo(90);
  });
});
