import { expect, test } from 'vitest';
import type { Pose } from '../read/renderer';
import { Carrying } from './carrying';
import { Hand } from './hand';

const FRAME = 1000 / 60;

function held(): Hand {
  const hand = new Hand('left', false);
  hand.takeUp(0, { x: 0, z: 0 });
  return hand;
}

/** How far apart piece and finger are drawn, with a server that is 80 ms away and whose piece is off by so much. */
function apart(off: number, isTouching: boolean): { x: number; z: number }[] {
  const hand = held();
  const late = 80;
  let now = 0;
  const there: { at: number; number: number; pose: Pose }[] = [];
  const back: typeof there = [];
  const carrying = new Carrying(0, hand, 0, (number, pose) => {
    there.push({ at: now + late, number, pose: { ...pose } });
    return true;
  });
  return Array.from({ length: 240 }, (_, frame) => {
    now = frame * FRAME;
    hand.point({ x: 0.1 * Math.sin(frame / 20), z: -0.05 }, 0, false);
    carrying.run(now, FRAME, 0);
    while (there[0] && there[0].at <= now) {
      const { number, pose } = there.shift()!;
      back.push({ at: now + late, number, pose: { ...pose, z: pose.z + off } });
    }
    while (back[0] && back[0].at <= now) {
      const { number, pose } = back.shift()!;
      carrying.hear(number, pose, isTouching);
    }
    const { pose } = carrying.shown(true);
    return { x: pose.x - hand.pose.x, z: pose.z - hand.pose.z };
  });
}

// A piece that lags behind will catch up unless wood is in the way.
test.each([
  [0, true],
  [0, false],
  [0.03, false],
])(
  'a slow connection does not part the piece from the finger (off by %f, touching: %s)',
  (off, isTouching) => {
    for (const { x, z } of apart(off, isTouching)) {
      expect(Math.abs(x)).toBeLessThan(1e-4);
      expect(Math.abs(z)).toBeLessThan(1e-4);
    }
  },
);

test('wood that holds a piece up is seen within a moment', () => {
  const way = apart(0.01, true);
  expect(Math.abs(way[0]!.z)).toBeLessThan(1e-4);
  expect(Math.abs(way.at(-1)!.z - 0.01)).toBeLessThan(2e-4);
  expect(way.every(({ x }) => Math.abs(x) < 1e-4)).toBe(true);
});

test('wishes are numbered from the last one that was heard, and no more than 60 a second are sent', () => {
  const numbers: number[] = [];
  const hand = held();
  const carrying = new Carrying(0, hand, 41, (number) => numbers.push(number) > 0);
  hand.point({ x: 0.2, z: 0.1 }, 0, false);
  for (let now = 0; now < 100; now += 5) carrying.run(now, 5, 0);
  expect(numbers).toEqual([42, 43, 44, 45, 46]);
});

test('a wish that could not be sent is sent again under the same number', () => {
  const tried: number[] = [];
  let isCut = true;
  const carrying = new Carrying(0, held(), 0, (number) => {
    tried.push(number);
    return !isCut;
  });
  carrying.run(0, FRAME, 0);
  isCut = false;
  carrying.run(20, FRAME, 0);
  expect(tried).toEqual([1, 1]);
});

test('a hand at rest says nothing more, until it is asked to repeat', () => {
  const numbers: number[] = [];
  const hand = held();
  const carrying = new Carrying(0, hand, 0, (number) => numbers.push(number) > 0);
  for (let n = 0; n < 120; n++) carrying.run(n * 20, 20, 0);
  const quiet = numbers.length;
  carrying.run(2400, 20, 0);
  expect(numbers.length).toBe(quiet);
  carrying.repeat();
  carrying.run(2420, 20, 0);
  expect(numbers.length).toBe(quiet + 1);
});

test('the piece is there once the server has followed the last wish and the piece has come', () => {
  const hand = held();
  let last = 0;
  const carrying = new Carrying(0, hand, 0, (number) => (last = number) > 0);
  for (let n = 0; n < 120; n++) carrying.run(n * 20, 20, 0);
  expect(carrying.isThere).toBe(false);
  carrying.hear(last - 1, hand.pose, false);
  expect(carrying.isThere).toBe(false);
  carrying.hear(last, { ...hand.pose, x: hand.pose.x + 0.01 }, false);
  expect(carrying.isThere).toBe(false);
  carrying.hear(last, { ...hand.pose, x: hand.pose.x + 0.01 }, true);
  expect(carrying.isThere).toBe(true);
  carrying.hear(last, hand.pose, false);
  expect(carrying.isThere).toBe(true);
});

test('where wood holds the piece off, the wish is drawn as a ghost', () => {
  const hand = held();
  const carrying = new Carrying(0, hand, 0, () => true);
  carrying.run(0, FRAME, 0);
  expect(carrying.shown(true).wanted).toBeNull();
  carrying.hear(1, { ...hand.pose, z: hand.pose.z + 0.05 }, true);
  for (let n = 1; n < 60; n++) carrying.run(n * FRAME, FRAME, 0);
  expect(carrying.shown(true).wanted).toBe(hand.pose);
});
