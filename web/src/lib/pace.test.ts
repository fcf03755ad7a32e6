import { describe, expect, it, vi } from 'vitest';

vi.mock('./words.svelte', () => ({ words: { lang: 'en', t: (id: string) => id, gameIfAny: () => null } }));

const { onClock, PACES, paceName, span, warnsAt } = await import('./pace');

describe('a clock', () => {
  it('shows minutes and seconds', () => {
    expect([0, 9, 65, 3599].map(onClock)).toEqual(['0:00', '0:09', '1:05', '59:59']);
  });
  it('shows hours and days in words', () => {
    expect(onClock(3600)).toBe('1 hr');
    expect(onClock(3600 + 120)).toBe('1 hr 2 min');
    expect(onClock(2 * 86400 + 3 * 3600 + 59)).toBe('2 days 3 hr');
  });
  it('is read out in whole words', () => {
    expect(span(65, 'long')).toBe('1 minute 5 seconds');
    expect(span(0, 'long')).toBe('0 seconds');
    expect(span(30, 'long')).toBe('30 seconds');
  });
  it('warns in time', () => {
    expect(warnsAt({ kind: 'decision', seconds: 30 })).toBe(10);
    expect(warnsAt({ kind: 'decision', seconds: 600 })).toBe(60);
    expect(warnsAt({ kind: 'game', seconds: 600 })).toBe(30);
    expect(warnsAt({ kind: 'days', seconds: 86400 })).toBe(7200);
  });
});

describe('the paces', () => {
  it('begin with none, and have a name each', () => {
    expect(PACES[0]).toBeNull();
    expect(new Set(PACES.map(paceName))).toEqual(
      new Set(['pace-relaxed', 'pace-decision', 'pace-game', 'pace-days']),
    );
  });
});
