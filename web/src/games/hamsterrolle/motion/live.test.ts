import { expect, test } from 'vitest';
import type { View } from '../types';
import { CARRYING } from './frame';
import { Live } from './live.svelte';
import { frame, PIECE } from './testing';
import { WheelState } from './wheel-state';

const VIEW = { options: { clock: 'none' } } as View;

test('a piece that hops along the wood touches it all the while, until it is lifted off or let go', () => {
  const live = new Live();
  const told: [number: number, gripped: boolean, touching: boolean][] = [
    [0, true, false],
    [2, true, true],
    [4, true, false],
    [8, true, true],
    [12, true, false],
    [40, true, false],
    [42, true, true],
    [44, false, false],
  ];
  const touching = told.map(([number, gripped, touching]) => {
    live.take(frame(number, { phase: CARRYING, piece: PIECE, gripped, touching }), new WheelState(), VIEW);
    return live.isTouching;
  });
  expect(touching).toEqual([false, true, true, true, true, false, true, false]);
});
