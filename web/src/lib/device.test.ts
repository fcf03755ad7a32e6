import { beforeEach, expect, test } from 'vitest';
import { deviceAt, setDevice, tableHref } from './device';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
});

test('a table shows its whole board unless something else is said', () => {
  expect(deviceAt('abc', new URLSearchParams())).toBe('board');
  expect(deviceAt('abc', new URLSearchParams('hand'))).toBe('hand');
  expect(deviceAt('abc', new URLSearchParams('tv='))).toBe('tv');
});

test('a choice holds for its table, until the address says otherwise', () => {
  setDevice('abc', 'hand');
  expect(deviceAt('abc', new URLSearchParams())).toBe('hand');
  expect(deviceAt('xyz', new URLSearchParams())).toBe('board');
  expect(deviceAt('abc', new URLSearchParams('board'))).toBe('board');
  setDevice('abc', 'board');
  expect(deviceAt('abc', new URLSearchParams())).toBe('board');
});

test('a TV is one only by its address', () => {
  setDevice('abc', 'tv');
  expect(deviceAt('abc', new URLSearchParams())).toBe('board');
  setDevice('abc', 'hand');
  setDevice('abc', 'tv');
  expect(deviceAt('abc', new URLSearchParams())).toBe('hand');
});

test('a rematch is opened on the same kind of device', () => {
  expect(tableHref('abc', 'tv')).toBe('/t/abc?tv');
  expect(tableHref('abc', 'board')).toBe('/t/abc');
});
