// The rules of a table: which of them apply, and the values in their sentences. The command line does the same in
// `burrow.engine.rulebook`.
import { allows, changedOptions, type Options } from './setup';
import type { GameInfo, RuleInfo } from './net/wire';
import type { Args } from './words.svelte';

/** The rules that hold with these options, in the order of the rulebook. */
export function rulesOf(game: GameInfo, options: Options): RuleInfo[] {
  return game.rules.filter(({ when = {} }) =>
    Object.entries(when).every(([key, values]) => values.includes(options[key] as string | boolean)),
  );
}

/** The options as variables of a sentence; without a particular table, each of them is `any`. */
export function valuesOf(game: GameInfo, options: Options | null): Args {
  return Object.fromEntries(
    game.options.map(({ key, default: usual }) => {
      const value = options ? (options[key] ?? usual) : 'any';
      return [key, typeof value === 'boolean' ? String(value) : value];
    }),
  );
}

/** The address of the rules page, for a table with these options. */
export function rulesHref(game: GameInfo, options: Options): string {
  const texts = new Set(game.options.filter(({ kind }) => kind === 'text').map(({ key }) => key));
  const told = Object.entries(changedOptions(game, options)).filter(([key]) => !texts.has(key));
  const query = new URLSearchParams([...told.map(([key, value]) => [key, String(value)]), ['table', '']]);
  return `/rules/${game.id}?${query.toString()}`;
}

/** What `rulesHref` wrote into the address; null: no particular table. */
export function optionsIn(game: GameInfo, query: URLSearchParams): Options | null {
  if (!query.has('table')) return null;
  return Object.fromEntries(
    game.options.map((option) => {
      const text = query.get(option.key);
      const value = option.kind === 'int' ? Number(text) : option.kind === 'bool' ? text === 'true' : text;
      return [option.key, text !== null && value !== null && allows(option, value) ? value : option.default];
    }),
  );
}
