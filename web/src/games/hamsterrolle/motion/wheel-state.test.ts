import { expect, test } from 'vitest';
import { BACK, STAYS } from '../read/renderer';
import { CARRYING } from './frame';
import { frame, PIECE, poseAt, rolling } from './testing';
import { WheelState } from './wheel-state';

test('a piece that is laid back and taken again is there', () => {
  const wheel = new WheelState();
  const bodies = [{ piece: PIECE, pose: poseAt(0) }];
  const gone = [{ piece: PIECE, why: BACK }] as const;
  const frames = [
    frame(2, { phase: CARRYING, piece: PIECE, bodies }),
    frame(4, { phase: CARRYING, gone }),
    frame(2, { phase: CARRYING, piece: PIECE, bodies, gone }),
    frame(4, { phase: CARRYING, gone }),
  ];
  const seen = frames.map((news) => {
    wheel.take(news);
    return [wheel.inside[PIECE], wheel.gone[PIECE]];
  });
  expect(seen).toEqual([
    [1, STAYS],
    [0, BACK],
    [1, STAYS],
    [0, BACK],
  ]);
});

test('a whole frame tells all that is in the wheel', () => {
  const wheel = new WheelState();
  wheel.take(rolling(0, 0));
  wheel.take(frame(2, { whole: true, bodies: [{ piece: 5, pose: poseAt(0.1) }] }));
  expect([wheel.inside[PIECE], wheel.inside[5]]).toEqual([0, 1]);
});

test('the hub goes with the roll, from where the turn began', () => {
  const wheel = new WheelState(10);
  wheel.take(rolling(0, 40));
  expect(wheel.hub).toBeCloseTo((-0.185 * 30 * Math.PI) / 180);
  wheel.begin(40);
  expect(wheel.hub).toBeCloseTo(0);
});
