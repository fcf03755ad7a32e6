import { describe, expect, test } from 'vitest';
import { INNER_RADIUS, OUTER_RADIUS, WIDTH } from '../read/shape';
import type { Aim, Direction } from '../read/renderer';
import { Hand } from './hand';

const SECOND = 60;

/** Points the hand there for so many frames; returns where the piece is wanted in each of them. */
function follow(
  hand: Hand,
  aim: Aim,
  { frames = SECOND, isBare = false } = {},
): { x: number; y: number; z: number }[] {
  return Array.from({ length: frames }, () => {
    hand.point(aim, 0, isBare);
    hand.step(1 / 60, 0);
    const { x, y, z } = hand.pose;
    return { x, y, z };
  });
}

function way(aims: readonly Aim[], direction: Direction = 'left'): { x: number; y: number; z: number }[] {
  const hand = new Hand(direction, false);
  hand.takeUp(3, { x: 0.28, z: -0.1 });
  return aims.flatMap((aim) => follow(hand, aim));
}

/** Numbers below 1 that look random and are the same each time. */
function* shaken(seed: number): Generator<number, never> {
  for (let n = seed; ;) yield (n = (n * 16_807) % 2_147_483_647) / 2_147_483_647;
}

test('a finger that stays means one thing, whoever looks from the side', () => {
  // Inside the wheel or in front of it, without flickering between the two. For whoever looks from the side, the same
  // finger points elsewhere in another depth.
  for (let x = -0.28; x <= 0.281; x += 0.04)
    for (let z = -0.14; z <= 0.221; z += 0.04) {
      const at = (depth: number): Aim => ({ x: x - depth * 0.55, z: z - depth * 0.34 });
      const hand = new Hand('left', false);
      hand.takeUp(3, at(hand.plane));
      let changes = 0;
      for (let frame = 0; frame < 300; frame++) {
        const before = hand.plane;
        hand.point(at(hand.plane), 0, false, at(hand.depth));
        hand.step(1 / 60, 0);
        if (frame > 0 && hand.plane !== before) changes++;
      }
      expect(changes, `${x} ${z}`).toBeLessThanOrEqual(1);
    }
});

test('a finger below the wheel does not bring the piece into it', () => {
  // On its way up from a tray below, a piece would push out what lies at the bottom.
  const aim = { x: -0.02, z: -0.26 };
  const hand = new Hand('left', false);
  hand.takeUp(0, aim);
  follow(hand, aim, { frames: 4 * SECOND });
  expect(Math.abs(hand.pose.y)).toBeGreaterThan(WIDTH / 2);
});

test.each(['left', 'right'] as const)(
  'the middle of a piece is never wanted in the rim, rolling %s',
  (direction) => {
    const numbers = shaken(7);
    const aims = Array.from({ length: 60 }, () => ({
      x: numbers.next().value * 0.6 - 0.3,
      z: numbers.next().value * 0.38 - 0.16,
    }));
    let inside = 0;
    let outside = 0;
    for (const { x, y, z } of way(aims, direction)) {
      const radius = Math.hypot(x, z);
      const isBeside = Math.abs(y) > WIDTH / 2;
      expect(isBeside || radius < INNER_RADIUS, `${x} ${y} ${z}`).toBe(true);
      if (!isBeside) inside++;
      else if (radius > OUTER_RADIUS) outside++;
    }
    expect(inside).toBeGreaterThan(300);
    expect(outside).toBeGreaterThan(300);
  },
);

test('no wish is faster than the server follows', () => {
  const points = way([
    { x: 0, z: 0 },
    { x: -0.12, z: -0.08 },
  ]);
  const steps = points.slice(1).map((to, n) => {
    const from = points[n]!;
    return Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
  });
  expect(Math.max(...steps)).toBeLessThanOrEqual(0.6 / 60);
  expect(Math.max(...steps)).toBeGreaterThan(0.5 / 60);
});

describe.each([true, false])('a pointer that leaves the wheel, bare: %s', (isBare) => {
  const hand = new Hand('left', false);
  hand.takeUp(0, { x: 0.2, z: 0 });
  const stops = [
    { x: 0.28, z: 0 },
    { x: -0.1, z: -0.05 },
    { x: 0.29, z: 0.1 },
    { x: 0.05, z: 0 },
  ].map((aim) => follow(hand, aim, { frames: 2 * SECOND, isBare }).at(-1)!);
  const [before, inside, left, back] = stops;

  function expectAt(stop: (typeof stops)[number] | undefined, x: number, y: number, z: number): void {
    expect(stop?.x).toBeCloseTo(x, 3);
    expect(stop?.y).toBeCloseTo(y, 3);
    expect(stop?.z).toBeCloseTo(z, 3);
  }

  test('is followed in front of the wheel, and inside', () => {
    expectAt(before, 0.28, -0.13, 0);
    expectAt(inside, -0.1, 0, -0.05);
    expectAt(back, 0.05, 0, 0);
  });

  // On its way to the buttons beside the wheel, a bare pointer leaves the piece inside.
  test(isBare ? 'leaves the piece inside' : 'takes the piece along', () => {
    if (isBare) expectAt(left, inside!.x, inside!.y, inside!.z);
    else expectAt(left, 0.29, -0.13, 0.1);
  });
});
