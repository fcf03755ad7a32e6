import { expect, test } from 'vitest';
import { noPose } from '../read/pose';
import { blend } from './blend';

test('half of a quarter turn is an eighth, whichever sign the quaternion has', () => {
  const still = { ...noPose(), w: 1 };
  const quarter = { x: 1, y: 2, z: 3, w: -Math.cos(Math.PI / 4), i: 0, j: -Math.sin(Math.PI / 4), k: 0 };
  const half = noPose();
  blend(still, quarter, 0.5, half);
  expect([half.x, half.y, half.z]).toEqual([0.5, 1, 1.5]);
  expect(half.w).toBeCloseTo(Math.cos(Math.PI / 8));
  expect(half.i).toBeCloseTo(0);
  expect(half.j).toBeCloseTo(Math.sin(Math.PI / 8));
  expect(half.k).toBeCloseTo(0);
});
