import { expect, test, vi } from 'vitest';
import { viewOf } from '../read/testing';
import type { Timer, View } from '../types';
import type { Step } from './plan';
import { Stage } from './stage.svelte';

vi.useFakeTimers();

const RUNS: Timer = { lap: 2, circled: 0, struck: 0 };
const STRUCK: Timer = { ...RUNS, struck: 1 };

/** A stage whose table has come to `newest`. */
function stageAt(newest: View) {
  let depicted: (newest: View) => { view: View } | null = () => null;
  const table = {
    view: newest,
    yours: [0],
    dismissRefusal: () => {},
    showInstead: (showInstead: typeof depicted) => ((depicted = showInstead), () => {}),
  };
  const player = {
    pause: () => Promise.resolve(),
    time: (ms: number) => ms,
    /** Comes as far as to the last step. */
    count: (steps: number, _: object, show: (step: number) => void) => {
      show(steps);
      return new Promise<void>(() => {});
    },
    isStill: false,
  };
  const stage = new Stage(
    table as never,
    () => player,
    () => 0,
  );
  return { stage, shown: () => depicted(newest)?.view ?? null };
}

test('a step that is shown late shows the timer as it stood then', async () => {
  const { stage } = stageAt(viewOf({ timer: STRUCK }, {}, {}));
  const step: Step = { kind: 'told', message: 'tell-timer', left: 0 };
  await stage.show(step, viewOf({ timer: RUNS }, {}, {}));
  expect(stage.timer).toEqual(RUNS);
});

test('the end counts the points of the view it belongs to', () => {
  const tally = (total: number) => ({ nuts: 0, mushrooms: 0, full: [], points: [0, 0, 0], total }) as never;
  const over = (total: number): View =>
    viewOf({ phase: 'over' }, { count: [tally(total), tally(total)], total });
  const { stage, shown } = stageAt(over(9));
  void stage.show({ kind: 'over' }, over(4));
  expect(shown()?.seats[0]?.total).toBe(4);
  stage.dispose();
});
