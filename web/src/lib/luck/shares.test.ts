import { beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../testing';
import { fingerprintOf } from './key';
import type { PledgeList } from './shares';

let stored: Map<string, string>;

/** A page that has just been loaded: only what is stored is left. */
async function load(): Promise<typeof import('./shares')> {
  vi.resetModules();
  return import('./shares');
}

beforeEach(() => {
  stored = stubStorage();
});

function listOf(...pledges: string[]): PledgeList {
  return { table: 'abc', commitment: 'f'.repeat(64), pledges };
}

test('a share is revealed for the list with its pledge, and never for another one', async () => {
  const { freshPledge, shareFor } = await load();
  const pledge = freshPledge();
  const list = listOf('0'.repeat(64), pledge);
  expect(shareFor(listOf('0'.repeat(64)))).toBeNull();
  const share = shareFor(list);
  expect(fingerprintOf(share ?? '')).toBe(pledge);
  expect(shareFor(list)).toBe(share);
  expect(shareFor({ ...list, table: 'abd' })).toBeNull();
  expect(shareFor({ ...list, commitment: '0'.repeat(64) })).toBeNull();
  expect(shareFor(listOf('1'.repeat(64), pledge))).toBeNull();
});

test('after a reload the same share is revealed, and its list is remembered', async () => {
  const before = await load();
  const list = listOf(before.freshPledge());
  const share = before.shareFor(list);
  const after = await load();
  expect(after.shareFor(list)).toBe(share);
  expect(after.shareFor({ ...list, table: 'abd' })).toBeNull();
  expect(after.proofsOf('abc')).toEqual([{ ...list, share }]);
  expect(after.proofsOf('abd')).toEqual([]);
});

test('a pledge that was never listed proves nothing', async () => {
  const { freshPledge, proofsOf } = await load();
  freshPledge();
  expect(proofsOf('abc')).toEqual([]);
});

test('two shares are never the same', async () => {
  const { freshPledge } = await load();
  expect(freshPledge()).not.toBe(freshPledge());
});

test('without storage, the page itself remembers', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { freshPledge, shareFor, proofsOf } = await load();
  const list = listOf(freshPledge());
  const share = shareFor(list);
  expect(share).not.toBeNull();
  expect(proofsOf('abc')[0]?.share).toBe(share);
});

test('old shares make room for new ones', async () => {
  const { freshPledge, shareFor } = await load();
  const first = freshPledge();
  const rest = Array.from({ length: 60 }, () => freshPledge());
  expect(shareFor(listOf(first))).toBeNull();
  expect(shareFor(listOf(rest[0]!))).not.toBeNull();
});

test('proofs of games that go on are given up last', async () => {
  const { freshPledge, gameOver, proofsOf, shareFor } = await load();
  const reveal = (table: string): string | null => shareFor({ ...listOf(freshPledge()), table });
  reveal('going-on');
  reveal('over');
  gameOver('over');
  for (let n = 0; n < 58; n++) reveal(`table-${n}`);
  expect(proofsOf('over')).toHaveLength(1);
  reveal('new');
  expect(proofsOf('over')).toEqual([]);
  expect(proofsOf('going-on')).toHaveLength(1);
  expect(proofsOf('new')).toHaveLength(1);
  reveal('newer');
  expect(proofsOf('going-on')).toEqual([]);
  expect(proofsOf('newer')).toHaveLength(1);
});

test('a proof that comes with a seat is kept once', async () => {
  const { keepProof, proofsOf } = await load();
  const proof = { ...listOf('0'.repeat(64)), share: '1'.repeat(64) };
  keepProof(proof);
  keepProof(proof);
  expect(proofsOf('abc')).toEqual([proof]);
});

test.each(['nonsense', '{}', '[null]', '[{"share":"00"}]'])(
  'what is stored as %s is forgotten',
  async (text) => {
    stored.set('burrow.shares', text);
    const { freshPledge, shareFor } = await load();
    expect(shareFor(listOf(freshPledge()))).not.toBeNull();
  },
);
