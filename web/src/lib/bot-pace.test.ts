import { beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
vi.mock('./memory', () => ({
  recall: (key: string) => kept.get(key) ?? null,
  remember: (key: string, value: string | null) => (value === null ? kept.delete(key) : kept.set(key, value)),
}));

const { BOT_PACES, rememberBotPace, rememberedBotPace } = await import('./bot-pace');

describe('the pace of the bots', () => {
  beforeEach(() => kept.clear());

  it('is calm at first', () => {
    expect(rememberedBotPace()).toBe('calm');
  });
  it('is the one of last time', () => {
    for (const pace of BOT_PACES) {
      rememberBotPace(pace);
      expect(rememberedBotPace()).toBe(pace);
    }
  });
  it('is calm if nobody knows what was kept', () => {
    kept.set('bot-pace', 'hasty');
    expect(rememberedBotPace()).toBe('calm');
  });
});
