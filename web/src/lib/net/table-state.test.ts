import { expect, test } from 'vitest';
import { TableState } from './table-state.svelte';
import type { SeatInfo, Seen, Update } from './wire';

/** A table at which this browser holds seat 0 of two. */
class Told extends TableState {
  constructor(yours = [0]) {
    super();
    const welcome = { table: 't', game: 'nuts', options: {}, host: true, commitment: '' };
    this.hearWelcome({ say: 'welcome', yours, ...welcome });
    this.seated('');
  }

  /** `level`: a bot plays for seat 0. */
  seated(level: string): void {
    const seats: SeatInfo[] = [
      { kind: 'person', name: 'Ada', level },
      { kind: 'person', name: 'Bo' },
    ];
    this.hearTable({ say: 'table', phase: 'playing', seats });
  }

  update = (update: Update) => this.hearUpdate(update, true);
}

function update(seq: number, news: number[], waiting = [0]): Update {
  const events: Seen[] = news.map((one) => ({ seq: one, at: 0, by: 0 }));
  const sights = [{ seat: 0, view: `after ${seq}`, legal: ['a'], may_undo: true, may_ask: false, events }];
  return { say: 'update', seq, now: 0, waiting, nature: '', deadline: null, sights };
}

test('the first update tells what is, later ones what happened', () => {
  const table = new Told();
  const first = table.update(update(2, [0, 1, 2]));
  expect(first).toEqual({ before: null, after: 'after 2', events: [], live: true });
  const second = table.update(update(4, [3, 4]));
  expect(second.before).toBe('after 2');
  expect(second.events.map(({ seq }) => seq)).toEqual([3, 4]);
  expect(table.log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
});

test('entries that come again after a lost connection are not told twice', () => {
  const table = new Told();
  table.update(update(2, [0, 1, 2]));
  expect(table.update(update(3, [2, 3])).events.map(({ seq }) => seq)).toEqual([3]);
  expect(table.log).toHaveLength(4);
});

test('a table that went back to an earlier state has only the entries of that state', () => {
  const table = new Told();
  table.update(update(4, [0, 1, 2, 3, 4]));
  const change = table.update(update(1, [0, 1]));
  expect([change.before, change.after, change.events]).toEqual(['after 4', 'after 1', []]);
  expect(table.log.map(({ seq }) => seq)).toEqual([0, 1]);
  expect(table.update(update(2, [2])).events.map(({ seq }) => seq)).toEqual([2]);
});

test('a seat that a bot plays may not move, nor take back what the bot did', () => {
  const table = new Told();
  table.update(update(1, [0, 1]));
  expect([table.acting, table.legalOf(0), table.mayUndo(0)]).toEqual([0, ['a'], true]);
  table.seated('casual');
  expect([table.acting, table.legalOf(0), table.mayUndo(0)]).toEqual([null, null, false]);
  table.update(update(2, [2]));
  table.seated('');
  expect([table.acting, table.mayUndo(0)]).toEqual([0, false]);
  table.update(update(3, [3]));
  expect(table.mayUndo(0)).toBe(true);
});

test('only somebody alone at a browser is its reader', () => {
  expect([[0], [0, 1], []].map((yours) => new Told(yours).reader)).toEqual([0, null, null]);
});
