import { expect, test, vi } from 'vitest';
import type { View } from '../types';
import type { Step } from './plan';
import { Stage } from './stage.svelte';

const SEAT = { figure: 0, added: [1, 2, 3], subtracted: [4] };

/** A view with so many fields as the stage reads. */
function viewWith(more: object = {}): View {
  const book = {
    spots: [
      [0, 0],
      [2, 0],
      [4, 0],
    ],
    pages: [],
  };
  const turn = { seat: 0, rolls: 0, pips: 0 };
  return { book, page: 1, phase: 'ready', turn, seats: [SEAT, { ...SEAT, added: [] }], ...more } as never;
}

function setUp() {
  const counted: number[] = [];
  const player = {
    pause: () => Promise.resolve(),
    film: () => Promise.resolve(),
    time: (ms: number) => ms,
    /** Goes through all steps at once. */
    count: vi.fn((steps: number, _: object, show: (step: number) => void) => {
      for (let step = 0; step <= steps; step++) {
        show(step);
        counted.push(stage.counted);
      }
      return Promise.resolve();
    }),
  };
  const stage: Stage = new Stage(
    () => player,
    () => false,
  );
  return { stage, player, counted };
}

test('a figure is placed among those of the view that the step belongs to', async () => {
  const { stage } = setUp();
  stage.settle(viewWith({ seats: [] }));
  const step: Step = { kind: 'place', seat: 1, hole: 2 };
  await stage.show(step, viewWith());
  expect(stage.poses).toHaveLength(2);
  expect(stage.poses[1]).not.toBeNull();
});

test('the end counts the cards of the seat with the most', async () => {
  const { stage, player, counted } = setUp();
  await stage.show({ kind: 'over' }, viewWith({ phase: 'over' }));
  expect(player.count.mock.calls[0]?.[0]).toBe(4);
  expect(counted).toEqual([0, 1, 2, 3, 4]);
  expect(stage.isEnding && stage.isCounted).toBe(true);
});

test('who comes when the game is over sees everything counted', () => {
  const { stage } = setUp();
  stage.settle(viewWith({ phase: 'over' }));
  expect([stage.isEnding, stage.isCounted, stage.counted]).toEqual([true, true, 4]);
});
