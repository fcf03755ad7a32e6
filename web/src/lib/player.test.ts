import { expect, test, vi } from 'vitest';
import type { Change } from './contract';
import { Player, type Script } from './player.svelte';

type View = number;
type Step = string;

/** A table that hands over updates when told to, and notes which of them the page may tell. */
class Stand {
  view: View = 0;
  told: View[] = [];
  #show: (change: Change<View>, shown: () => void) => void = () => {};

  present = (show: (change: Change<View>, shown: () => void) => void): (() => void) => {
    this.#show = show;
    return () => (this.#show = () => {});
  };

  update(after: View, { live = true, undo = false } = {}): void {
    const change = { before: this.view, after, events: undo ? [{ seq: 0, by: 0, undo: 0 }] : [], live };
    this.view = after;
    this.#show(change as unknown as Change<View>, () => this.told.push(after));
  }
}

/** `speed`: compared with normal; 0: nothing moves. Steps are letters; what is seen is noted in `seen`, views that are drawn at once in brackets. */
function setUp(steps: Step[], show: Partial<Script<View, Step>> = {}, speed = 1) {
  const table = new Stand();
  const seen: string[] = [];
  const player: Player<View, Step> = new Player<View, Step>(
    table,
    {
      plan: () => steps,
      show: async (step) => {
        seen.push(step);
        await player.pause(100);
      },
      settle: (view) => seen.push(`[${view}]`),
      ...show,
    },
    { isStill: speed === 0, time: (ms) => (speed === 0 ? 0 : ms / speed) },
  );
  return { table, seen, player };
}

/** Lets everything happen that takes no time. */
const settled = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

vi.useFakeTimers();

test('steps are shown one after the other, then the page may tell', async () => {
  const { table, seen, player } = setUp(['a', 'b']);
  table.update(1);
  await settled();
  expect(seen).toEqual(['[0]', 'a']);
  expect(player.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toEqual(['[0]', 'a', 'b']);
  expect(table.told).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.at(-1)).toBe('[1]');
  expect(table.told).toEqual([1]);
  expect(player.busy).toBe(false);
});

test('a step may let the page tell before the last one', async () => {
  const { table, player } = setUp(['land', 'collect'], {
    show: async (step) => {
      if (step === 'collect') player.reveal();
      await player.pause(100);
    },
  });
  table.update(1);
  await settled();
  expect(table.told).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(table.told).toEqual([1]);
});

test('a step that throws leaves a board that agrees with the view, and the next update is shown', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const { table, seen, player } = setUp(['a', 'b'], {
    show: (step) => {
      if (isBroken) throw new Error('no such die');
      seen.push(step);
    },
    rest: () => seen.push('rest'),
  });
  table.update(1);
  await settled();
  expect(seen).toEqual(['[0]', '[1]']);
  expect(table.told).toEqual([1]);
  expect(player.busy).toBe(false);
  expect(error).toHaveBeenCalledOnce();
  isBroken = false;
  table.update(2);
  await settled();
  expect(seen).toEqual(['[0]', '[1]', 'a', 'b', 'rest']);
  expect(table.told).toEqual([1, 2]);
});

test('a plan that throws is no worse', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { table, seen } = setUp([], {
    plan: () => {
      throw new Error('no such view');
    },
  });
  table.update(1);
  await settled();
  expect(seen).toEqual(['[0]', '[1]']);
  expect(table.told).toEqual([1]);
});

test('a view that cannot be drawn does not keep the next one from being shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const drawn: View[] = [];
  const { table } = setUp(['a'], {
    settle: (view) => {
      if (view === 1) throw new Error('no such view');
      drawn.push(view);
    },
  });
  table.update(1, { live: false });
  await settled();
  table.update(2, { live: false });
  await settled();
  expect(drawn).toEqual([0, 2]);
  expect(table.told).toEqual([1, 2]);
});

test('skipping shows the end of everything at once', async () => {
  const { table, seen, player } = setUp(['a', 'b']);
  table.update(1);
  table.update(2);
  await settled();
  player.skip();
  await settled();
  expect(seen).toEqual(['[0]', 'a', 'b', 'a', 'b', '[2]']);
  expect(table.told).toEqual([1, 2]);
  table.update(3);
  await settled();
  expect(player.busy, 'the next update takes its time again').toBe(true);
});

test('with too many updates waiting, nothing takes time any more', async () => {
  const { table, player } = setUp(['a', 'b']);
  for (const view of [1, 2, 3]) table.update(view);
  await settled();
  expect(table.told).toEqual([1, 2, 3]);
  expect(player.busy).toBe(false);
});

test('without motion nothing takes time', async () => {
  const { table, seen } = setUp(['a', 'b'], {}, 0);
  table.update(1);
  await settled();
  expect(seen).toEqual(['[0]', 'a', 'b', '[1]']);
});

test('a reader who is in a hurry waits half as long', async () => {
  const { table, seen } = setUp(['a', 'b'], {}, 2);
  table.update(1);
  await vi.advanceTimersByTimeAsync(50);
  expect(seen).toEqual(['[0]', 'a', 'b']);
  await vi.advanceTimersByTimeAsync(50);
  expect(table.told).toEqual([1]);
});

test('what the board moves by itself is offered to be skipped, and is skipped with the rest', async () => {
  const beside = { isMoving: true, skip: vi.fn(() => (beside.isMoving = false)) };
  const { table, player } = setUp(['a'], { beside });
  expect(player.busy).toBe(false);
  expect(player.isPlaying).toBe(true);
  player.skip();
  expect(player.isPlaying).toBe(false);
  table.update(1);
  await settled();
  expect(player.isPlaying).toBe(true);
  player.skip();
  expect(beside.skip).toHaveBeenCalledTimes(2);
});

test('steps that do not wait for each other are skipped together', async () => {
  const ended: string[] = [];
  const { table, player } = setUp(['a'], {
    show: async () => {
      void player.pause(300).then(() => ended.push('first'));
      await player.pause(100).then(() => ended.push('second'));
    },
  });
  table.update(1);
  await settled();
  player.skip();
  await settled();
  expect(ended.sort()).toEqual(['first', 'second']);
});

test.each([{ live: false }, { undo: true }])(
  'what was missed or taken back is not played: %o',
  async (how) => {
    const { table, seen } = setUp(['a', 'b']);
    table.update(1);
    await settled();
    table.update(2, how);
    await settled();
    expect(seen).toEqual(['[0]', 'a', 'b', '[2]']);
    expect(table.told).toEqual([1, 2]);
  },
);

test('what takes its time is waited for and not offered to be skipped', async () => {
  const { table, player } = setUp(['roll'], { show: () => player.until(new Promise(() => {})) });
  table.update(1);
  await settled();
  expect(player.busy).toBe(true);
  expect(player.isPlaying).toBe(false);
  expect(table.told).toEqual([]);
  table.update(2, { live: false });
  await settled();
  expect(table.told, 'it holds up nothing').toEqual([1, 2]);
  expect(player.isPlaying).toBe(false);
});

/** A player that counts three steps at the end; what is counted is noted in `seen`. */
function counting(speed = 1) {
  const seen: number[] = [];
  const { table, player } = setUp(
    ['over'],
    { show: () => player.count(3, { each: 100, rest: 1000 }, (step) => seen.push(step)) },
    speed,
  );
  return { table, player, seen };
}

test('a count goes step by step, rests, and then the page may tell', async () => {
  const { table, player, seen } = counting();
  table.update(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(seen).toEqual([0, 1, 2]);
  expect(player.isResting).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toEqual([0, 1, 2, 3]);
  expect(player.isResting).toBe(true);
  await vi.advanceTimersByTimeAsync(999);
  expect(table.told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(table.told).toEqual([1]);
  expect(player.isResting).toBe(false);
});

test('skipped, a count shows everything at once and rests; skipped again, it is over', async () => {
  const { table, player, seen } = counting();
  table.update(1);
  await vi.advanceTimersByTimeAsync(100);
  player.skip();
  await settled();
  expect(seen).toEqual([0, 1, 3]);
  expect(table.told).toEqual([]);
  expect(player.isResting).toBe(true);
  player.skip();
  await settled();
  expect(table.told).toEqual([1]);
  expect(player.isPlaying).toBe(false);
});

test('a count begins even in a hurry', async () => {
  const { table, player } = setUp(['over'], {
    show: () => (table.view === 3 ? player.count(3, { each: 100, rest: 1000 }, () => {}) : player.pause(100)),
  });
  for (const view of [1, 2, 3]) table.update(view);
  await settled();
  expect(player.isPlaying).toBe(true);
});

test('without motion everything is counted at once, and there is time to read it', async () => {
  const { table, seen } = counting(0);
  table.update(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(seen).toEqual([3]);
  expect(table.told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(table.told).toEqual([1]);
});

test('a board that is gone does not go on counting', async () => {
  const { table, player, seen } = counting();
  table.update(1);
  await settled();
  player.dispose();
  await settled();
  expect(seen).toEqual([0]);
  expect(player.busy).toBe(false);
});
