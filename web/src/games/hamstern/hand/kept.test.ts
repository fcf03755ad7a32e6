import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '$lib/testing';
import { draftOf, keepDrafts, recallDrafts, rollOf, withDraft, type Drafts } from './kept';

const ROLL = { round: 3, pips: 5, mine: null };
const DRAFTS: Drafts = { roll: rollOf(ROLL), bySeat: new Map([[0, [4, 2]]]) };
const always = (): boolean => true;

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

test('a draft belongs to its seat and its roll', () => {
  expect(draftOf(DRAFTS, ROLL, 0)).toEqual([4, 2]);
  expect(draftOf(DRAFTS, ROLL, 1)).toEqual([]);
  expect(draftOf(DRAFTS, { ...ROLL, round: 4 }, 0)).toEqual([]);
  expect(draftOf(DRAFTS, { ...ROLL, pips: 4 }, 0)).toEqual([]);
});

test('what is confirmed is no draft any more', () => {
  const mine = { crossed: [2], fresh: [2], ones: 0, full: [], nuts: 0, mushrooms: 0, total: 0 };
  expect(draftOf(DRAFTS, { ...ROLL, mine: { ...mine, points: [0, 0, 0] } }, 0)).toEqual([]);
});

test('drafts for the same roll stay, those for an earlier one go', () => {
  expect([...withDraft(DRAFTS, DRAFTS.roll, 1, [7]).bySeat]).toEqual([
    [0, [4, 2]],
    [1, [7]],
  ]);
  expect([...withDraft(DRAFTS, '4:6', 1, [7]).bySeat]).toEqual([[1, [7]]]);
});

test('drafts are remembered for their table', () => {
  keepDrafts('one', DRAFTS);
  expect(recallDrafts('one', always)).toEqual(DRAFTS);
  expect(recallDrafts('other', always).bySeat.size).toBe(0);
});

test('what does not fit any more is not brought back', () => {
  keepDrafts('one', withDraft(DRAFTS, DRAFTS.roll, 1, [7]));
  expect([...recallDrafts('one', (seat) => seat === 1).bySeat]).toEqual([[1, [7]]]);
});

test('empty drafts leave nothing behind', () => {
  keepDrafts('one', DRAFTS);
  keepDrafts('one', withDraft(DRAFTS, DRAFTS.roll, 0, []));
  expect(stored.size).toBe(0);
});

test('something else under the same name is ignored', () => {
  keepDrafts('one', DRAFTS);
  const [key = ''] = stored.keys();
  for (const text of ['[]', '{"table":"one","roll":"3:5","drafts":[1]}', 'nonsense']) {
    stored.set(key, text);
    expect(recallDrafts('one', always).bySeat.size).toBe(0);
  }
});
