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
  expect(ownPart('abc', FINGERPRINT, null)).toBeNull();
  const pledge = freshPledge();
  pledgedAt('abc', pledge);
  expect(ownPart('abc', FINGERPRINT, null)).toBe('out');
  const share = shareFor({ table: 'abc', commitment: FINGERPRINT, pledges: [pledge, ''] }) ?? '';
  expect(ownPart('abc', FINGERPRINT, { pledges: [pledge, ''], shares: [share, ''] })).toBe('in');
  expect(ownPart('abc', FINGERPRINT, { pledges: [pledge, ''], shares: ['', ''] })).toBe('out');
  expect(ownPart('abd', FINGERPRINT, { pledges: ['0'.repeat(64), ''], shares: ['', ''] })).toBeNull();
});

test('a list or a fingerprint that has changed is noticed', async () => {
  const { freshPledge, ownPart, shareFor } = await load();
  const pledge = freshPledge();
  const share = shareFor({ table: 'abc', commitment: FINGERPRINT, pledges: [pledge, ''] }) ?? '';
  expect(ownPart('abc', '0'.repeat(64), { pledges: [pledge, ''], shares: [share, ''] })).toBe('changed');
  expect(ownPart('abc', FINGERPRINT, { pledges: [pledge, pledge], shares: [share, share] })).toBe('changed');
  expect(ownPart('abc', FINGERPRINT, null)).toBe('changed');
});
