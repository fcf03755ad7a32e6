import { expect, test } from 'vitest';
import { noPose } from './pose';
import { toWorld } from './quaternion';

test('a piece comes down to the table as the wheel rolls', () => {
  // At the wheel's own angle a and contact c it stands at a - c from straight down, towards -x.
  const [a, c] = [(75 * Math.PI) / 180, (30 * Math.PI) / 180];
  const world = noPose();
  toWorld({ ...noPose(), x: -0.15 * Math.sin(a), y: 0.01, z: -0.15 * Math.cos(a) }, 30, -0.02, world);
  expect(world.x).toBeCloseTo(-0.02 - 0.15 * Math.sin(a - c));
  expect(world.y).toBeCloseTo(0.01);
  expect(world.z).toBeCloseTo(-0.15 * Math.cos(a - c));
});
