// How fast the bots of a table play. A host chooses it, and this browser keeps the choice for the next table.
import { recall, remember } from './memory';
import type { OpenTable } from './net/wire';

export type BotPace = NonNullable<OpenTable['bot_pace']>;
export const BOT_PACES: readonly BotPace[] = ['calm', 'brisk', 'instant'];

export function rememberedBotPace(): BotPace {
  const kept = recall('bot-pace');
  return BOT_PACES.find((pace) => pace === kept) ?? 'calm';
}

export function rememberBotPace(pace: BotPace): void {
  remember('bot-pace', pace === 'calm' ? null : pace);
}
