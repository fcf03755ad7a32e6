import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { words } from '$lib/words.svelte';
import { duration, percent, sayFaces, signed } from './say';

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await words.need('nuts');
  await words.choose('en');
});
afterAll(() => vi.unstubAllGlobals());

describe('a duration', () => {
  it.each([
    [0, '0\u00a0ms'],
    [58, '58\u00a0ms'],
    [99, '99\u00a0ms'],
    [100, '0.1\u00a0s'],
    [940, '0.9\u00a0s'],
    [12_000, '12.0\u00a0s'],
  ])('of %i ms', (millis, text) => expect(duration(millis)).toBe(text));

  it('is written as the language writes it', async () => {
    await words.choose('de');
    expect(duration(940)).toBe('0,9\u00a0s');
  });
});

describe('a share', () => {
  it.each([
    [0, '0%'],
    [0.0004, '< 0.1%'],
    [0.004, '0.4%'],
    [0.056, '6%'],
    [0.5, '50%'],
    [1, '100%'],
  ])('of %f', (share, text) => expect(percent(share)).toBe(text));

  it('is written as the language writes it', async () => {
    await words.choose('de');
    expect(percent(0.004)).toBe('0,4\u00a0%');
  });
});

it.each([
  [1.94, '+1.9'],
  [-0.4, '−0.4'],
  [0, '0'],
  [0.01, '0'],
])('%f has a sign, but for nothing', (number, text) => expect(signed(number)).toBe(text));

it('counts faces, and leaves out what there is none of', () => {
  expect(sayFaces(['bird', 'nut', 'nut'])).toBe('2 nuts, 1 jay');
  expect(sayFaces([])).toBe('');
});
