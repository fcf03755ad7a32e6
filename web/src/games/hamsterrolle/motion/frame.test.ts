import { expect, test } from 'vitest';
import { CARRYING, frameOf, NEWS, readFrame, READY, ROLLING, TABLE, WHOLE } from './frame';

// The other way round, tests in Python read here what `physics/frame.py` packs.

interface Packed {
  kind?: number;
  phase?: number;
  bits?: number;
  left?: number;
  piece?: number;
  verdict?: number;
  compartment?: number;
  rows?: readonly (readonly number[])[];
}

function packed({
  kind = NEWS,
  phase = ROLLING,
  bits = 0,
  left = 0xffffffff,
  piece = 255,
  verdict = 255,
  compartment = -1,
  rows = [[0], [0], [0]],
}: Packed = {}): DataView {
  const head = new DataView(new ArrayBuffer(24));
  head.setUint8(0, kind);
  head.setUint8(1, phase);
  head.setUint32(2, 70_000, true);
  head.setUint32(6, left, true);
  head.setUint32(10, 4_000_000_000, true);
  head.setUint8(14, bits);
  head.setUint8(15, piece);
  head.setUint8(16, verdict);
  head.setInt16(17, -250, true);
  head.setInt8(19, compartment);
  head.setInt32(20, 123_456_789, true);
  return new DataView(Uint8Array.from([...new Uint8Array(head.buffer), ...rows.flat()]).buffer);
}

/** 16-bit numbers, little-endian. */
function shorts(...values: number[]): number[] {
  return values.flatMap((value) => [value & 0xff, (value >> 8) & 0xff]);
}

test('a head is read, number by number', () => {
  const read = readFrame(
    packed({ phase: CARRYING, bits: 0b101, left: 29_500, piece: 12, verdict: 7, compartment: 11 }),
  );
  expect(read).toEqual({
    whole: false,
    phase: CARRYING,
    number: 70_000,
    left: 29_500,
    echo: 4_000_000_000,
    held: true,
    gripped: false,
    bound: true,
    touching: false,
    droppable: false,
    stays: 'maybe',
    piece: 12,
    verdict: 7,
    value: -250,
    compartment: 11,
    contact: 1234.56789,
    bodies: [],
    gone: [],
    knocks: [],
  });
});

test('what is not there is null', () => {
  const { whole, left, piece, verdict, compartment } = readFrame(packed({ kind: WHOLE, phase: READY }));
  expect(whole).toBe(true);
  expect([left, piece, verdict, compartment]).toEqual([null, null, null, null]);
});

test.each([
  [0, 'maybe'],
  [1, 'yes'],
  [2, 'shelf'],
  [3, 'never'],
] as const)('the highest bits say whether a piece stays: %i is %s', (code, stays) => {
  const read = readFrame(packed({ bits: (code << 5) | 0b11111 }));
  expect(read.stays).toBe(stays);
  const { held, gripped, bound, touching, droppable } = read;
  expect([held, gripped, bound, touching, droppable]).toEqual([true, true, true, true, true]);
});

// The lowest bits of the first two numbers say which component is the largest and left out.
test.each([
  ['w', 0, 0],
  ['i', 1, 0],
  ['j', 0, 1],
  ['k', 1, 1],
] as const)('the largest component of a rotation, %s, follows from the others', (largest, one, other) => {
  const body = [4, ...shorts(5000, -1000, -2500), ...shorts(one, other, 0)];
  const [read] = readFrame(packed({ rows: [[1], body, [0], [0]] })).bodies;
  expect(read?.piece).toBe(4);
  expect([read?.pose.x, read?.pose.y, read?.pose.z]).toEqual([0.1, -0.02, -0.05]);
  expect(read?.pose[largest]).toBeCloseTo(1);
});

test('the three other components come in order', () => {
  const body = [4, ...shorts(0, 0, 0), ...shorts(10_000, 20_000, -5000)];
  const { w, i, j, k } = readFrame(packed({ rows: [[1], body, [0], [0]] })).bodies[0]!.pose;
  const unit = 32_767 * Math.SQRT2;
  expect([i, j, k]).toEqual([10_000 / unit, 20_000 / unit, -5000 / unit]);
  expect(w * w + i * i + j * j + k * k).toBeCloseTo(1);
});

test('what left and what knocked is read', () => {
  const rows = [[0], [2, 4, 1, 28, 3], [2, 3, TABLE, 255, 1, 2, 51]];
  const { gone, knocks } = readFrame(packed({ rows }));
  expect(gone).toEqual([
    { piece: 4, why: 1 },
    { piece: 28, why: 3 },
  ]);
  expect(knocks).toEqual([
    { piece: 3, other: TABLE, force: 1 },
    { piece: 1, other: 2, force: 0.2 },
  ]);
});

test('a frame that is cut short or of another kind is refused', () => {
  const whole = packed({ rows: [[0], [1, 4, 1], [0]] });
  expect(() => readFrame(whole)).not.toThrow();
  for (let size = 1; size < whole.byteLength; size++)
    expect(() => readFrame(new DataView(whole.buffer, 0, size)), `${size} bytes`).toThrow(RangeError);
  expect(() => readFrame(packed({ kind: 3 }))).toThrow(RangeError);
});

test('a view without a frame has none', () => expect(frameOf('')).toBeNull());
