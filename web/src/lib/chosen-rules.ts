// The options of a table in a few words, for those who did not choose them.
import { changedOptions, matchingPreset, type Options } from './setup';
import { words } from './words.svelte';
import type { GameInfo } from './net/wire';

/** The preset that the options match, else what was changed. Empty: the game has no presets, and nothing was changed. */
export function chosenRules(game: GameInfo, options: Options, seats: number): string {
  const preset = matchingPreset(game, options, seats);
  if (preset) return words.t(`preset-${preset}`);
  return Object.entries(changedOptions(game, options))
    .map(([key, value]) => optionInWords(game.id, key, value))
    .filter(Boolean)
    .join(', ');
}

function optionInWords(game: string, key: string, value: Options[string]): string {
  const label = words.gameIfAny(game, `option-${key}`) ?? '';
  if (typeof value === 'boolean') return label;
  const choice = words.gameIfAny(game, `option-${key}-${value}`);
  return choice ?? (typeof value === 'number' ? `${label} ${words.number(value)}` : label);
}
