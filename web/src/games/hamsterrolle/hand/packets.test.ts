import { expect, test } from 'vitest';
import { noPose } from '../read/pose';
import { INNER_RADIUS, PITCH, WIDTH } from '../read/shape';
import { back, bring, carry, drop, hold, letGo, take, whereIs } from './packets';

// A test in Python checks that the server reads these bytes as they are meant.

const letter = (bytes: Uint8Array): string => String.fromCharCode(bytes[0] ?? 0);

test('every gesture begins with its letter', () => {
  const place = { compartment: 0, along: 0, depth: 0, lift: 0, turn: 0, tilt: 0 };
  const all = [take(1), carry(1, noPose()), bring(place), hold(true), letGo(), drop(), back()];
  expect(all.map(letter).join('')).toBe('tcbhgdk');
  expect(all.map(({ length }) => length)).toEqual([2, 19, 7, 2, 1, 1, 1]);
});

test('a place is packed as it is', () => {
  const place = { compartment: 11, along: -100, depth: 35, lift: 45, turn: -11, tilt: 5 };
  expect([...bring(place).slice(1)]).toEqual([11, 256 - 100, 35, 45, 256 - 11, 5]);
});

test('holding the wheel and setting it free differ in one bit', () => {
  expect([hold(true)[1], hold(false)[1]]).toEqual([1, 0]);
});

test('a pose is packed in whole units, and numbers that are too large stay at the limit', () => {
  const bytes = carry(70_000, { x: 0.1, y: -0.13, z: 9, w: 1, i: -1, j: 0, k: 0.5 });
  const read = new DataView(bytes.buffer);
  expect(read.getUint32(1, true)).toBe(70_000);
  const numbers = [0, 1, 2, 3, 4, 5, 6].map((n) => read.getInt16(5 + 2 * n, true));
  expect(numbers).toEqual([2000, -2600, 32_767, 32_767, -32_767, 0, 16_384]);
});

/** A point of the floor, by the wheel's own angle in degrees. */
function onFloor(degrees: number, y = 0) {
  const angle = (degrees * Math.PI) / 180;
  return { ...noPose(), x: -INNER_RADIUS * Math.sin(angle), y, z: -INNER_RADIUS * Math.cos(angle) };
}

test.each([
  [0.5, 0, { compartment: 0, along: 0, depth: 0 }],
  [2.25, 0, { compartment: 2, along: -50, depth: 0 }],
  [11.9, WIDTH / 2, { compartment: 11, along: 80, depth: 100 }],
  [5.5, -WIDTH, { compartment: 5, along: 0, depth: -100 }],
])('a piece %f compartments along, at depth %f', (compartments, y, place) => {
  expect(whereIs(onFloor(compartments * PITCH, y))).toEqual(place);
});
