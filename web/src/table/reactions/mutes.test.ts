import { beforeEach, expect, test, vi } from 'vitest';
import { mutes } from './mutes.svelte';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

beforeEach(() => {
  kept.clear();
  mutes.open('abc');
  mutes.muteAll(false);
});

test('a player is muted at this table and stays so', () => {
  mutes.mute(2, true);
  expect([1, 2].map((who) => mutes.has(who))).toEqual([false, true]);
  mutes.open('other');
  expect(mutes.has(2)).toBe(false);
  mutes.open('abc');
  expect(mutes.has(2)).toBe(true);
  mutes.mute(2, false);
  mutes.open('abc');
  expect(mutes.has(2)).toBe(false);
});

test('everybody can be muted without forgetting who was muted before', () => {
  mutes.mute(2, true);
  mutes.muteAll(true);
  expect([1, 2].map((who) => mutes.has(who))).toEqual([true, true]);
  mutes.muteAll(false);
  expect([1, 2].map((who) => mutes.has(who))).toEqual([false, true]);
  expect([1, 2].map((who) => mutes.names(who))).toEqual([false, true]);
});
