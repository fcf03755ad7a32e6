import { beforeEach, expect, test, vi } from 'vitest';

const FINGERPRINT = 'f'.repeat(64);

async function load() {
  vi.resetModules();
  return { ...(await import('./shares')), ...(await import('./state')) };
}

beforeEach(() => vi.stubGlobal('localStorage', undefined));

test('each seat has added, promised in vain, or done nothing', async () => {
  const { partsOf } = await load();
  expect(partsOf({ pledges: ['a', 'b', ''], shares: ['c', '', ''] })).toEqual(['added', 'missing', 'none']);
  expect(partsOf({ pledges: ['a', ''] })).toEqual(['missing', 'none']);
});

test('the own share is in the dice, or it is not', async () => {
  const { freshPledge, ownPart, pledgedAt, shareFor } = await load();
  expect(ownPart('abc', FINGERPRINT, null, [0])).toBeNull();
  const pledge = freshPledge();
  pledgedAt('abc', pledge);
  expect(ownPart('abc', FINGERPRINT, null, [0])).toBe('out');
  const share = shareFor({ table: 'abc', commitment: FINGERPRINT, pledges: [pledge, ''] }) ?? '';
  expect(ownPart('abc', FINGERPRINT, { pledges: [pledge, ''], shares: [share, ''] }, [0])).toBe('in');
  expect(ownPart('abc', FINGERPRINT, { pledges: [pledge, ''], shares: ['', ''] }, [0])).toBe('out');
  expect(ownPart('abd', FINGERPRINT, { pledges: ['0'.repeat(64), ''], shares: ['', ''] }, [0])).toBeNull();
});

test('a list or a fingerprint that has changed is noticed', async () => {
  const { freshPledge, ownPart, shareFor } = await load();
  const pledge = freshPledge();
  const share = shareFor({ table: 'abc', commitment: FINGERPRINT, pledges: [pledge, ''] }) ?? '';
  expect(ownPart('abc', '0'.repeat(64), { pledges: [pledge, ''], shares: [share, ''] }, [0])).toBe('changed');
  expect(ownPart('abc', FINGERPRINT, { pledges: [pledge, pledge], shares: [share, share] }, [0])).toBe(
    'changed',
  );
  expect(ownPart('abc', FINGERPRINT, null, [0])).toBe('changed');
});

test('a browser without a proof of the share of its seat says so', async () => {
  const { ownPart } = await load();
  const luck = { pledges: ['0'.repeat(64), ''], shares: ['1'.repeat(64), ''] };
  expect(ownPart('abc', FINGERPRINT, luck, [0])).toBe('gone');
  expect(ownPart('abc', FINGERPRINT, luck, [1])).toBeNull();
});

test('the proof of a seat that has moved here counts', async () => {
  const { keepProof, ownPart } = await load();
  const list = { table: 'abc', commitment: FINGERPRINT, pledges: ['0'.repeat(64), ''] };
  keepProof({ ...list, share: '1'.repeat(64) });
  expect(ownPart('abc', FINGERPRINT, { ...list, shares: ['1'.repeat(64), ''] }, [0])).toBe('in');
  expect(ownPart('abc', '0'.repeat(64), { ...list, shares: ['1'.repeat(64), ''] }, [0])).toBe('changed');
});
