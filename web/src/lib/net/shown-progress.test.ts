import { expect, test, vi } from 'vitest';
import type { Change } from '../contract';
import { ShownProgress } from './shown-progress.svelte';
import type { Update } from './wire';

/** Seat 0 sees `me <seq>`, seat 1 `you <seq>`; it is the turn of seat 1. */
function update(seq: number): Update {
  const common = { legal: null, may_undo: false, may_ask: false, events: [] };
  const sights = [
    { seat: 0, view: `me ${seq}`, ...common },
    { seat: 1, view: `you ${seq}`, ...common },
  ];
  return { say: 'update', seq, now: 0, waiting: [1], nature: '', deadline: null, sights };
}

const change = (after: number): Change<unknown> => ({ before: null, after, events: [], live: true });

test('without a board, an update counts as shown when it arrives', () => {
  const progress = new ShownProgress();
  const told = vi.fn();
  progress.onShown(told);
  const first = update(1);
  progress.arrived(first, change(1));
  expect(progress.isAt(first)).toBe(true);
  expect(progress.read([0]).view).toBe('me 1');
  expect(progress.read([0, 1]).view).toBe('you 1');
  expect(told).toHaveBeenCalledExactlyOnceWith(change(1));
});

test('with a board, the page waits until the board has shown it', () => {
  const progress = new ShownProgress();
  const told = vi.fn();
  const done: (() => void)[] = [];
  progress.onShown(told);
  progress.present(
    (_, shown) => done.push(shown),
    () => null,
  );
  const [first, second] = [update(1), update(2)];
  progress.arrived(first, change(1));
  progress.arrived(second, change(2));
  expect(progress.read([]).seq).toBe(-1);
  done[1]!();
  expect(progress.isAt(second)).toBe(true);
  done[0]!(); // late
  done[1]!(); // twice
  expect(progress.isAt(second)).toBe(true);
  expect(told).toHaveBeenCalledExactlyOnceWith(change(2));
});

test('an update without a new entry is shown too', () => {
  const progress = new ShownProgress();
  const [four, two] = [update(-1), update(-1)];
  progress.arrived(four, change(4));
  progress.arrived(two, change(2));
  expect(progress.isAt(two)).toBe(true);
});

test('a board that goes leaves nothing unshown', () => {
  const progress = new ShownProgress();
  const newest = update(2);
  const end = progress.present(
    () => {},
    () => newest,
  );
  progress.arrived(update(1), change(1));
  end();
  expect(progress.isAt(newest)).toBe(true);
});

test('a board may show an earlier moment instead', () => {
  const progress = new ShownProgress();
  progress.arrived(update(1), change(1));
  const end = progress.showInstead((newest) => ({ view: `before ${String(newest)}`, when: 'turn 3' }));
  const shown = progress.read([0]);
  expect([shown.view, shown.when]).toEqual(['before me 1', 'turn 3']);
  end();
  expect([shown.view, shown.when]).toEqual(['me 1', '']);
});
