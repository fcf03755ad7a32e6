// The rules of a table: which of them apply, and the values in their sentences. The command line does the same in
// `burrow.engine.rulebook`.
import { at } from './place';
import { allows, changedOptions, type Options } from './setup';
import * as api from './net/api';
import type { GameInfo, RuleInfo } from './net/wire';
import type { Args } from './words.svelte';

const rulebooks = new Map<string, Promise<readonly RuleInfo[]>>();

/** All rules of a game, fetched once; after a failure it can be called again. */
export function rulebookOf(game: string): Promise<readonly RuleInfo[]> {
  const known = rulebooks.get(game);
  if (known) return known;
  const fetched = api.rules(game);
  rulebooks.set(game, fetched);
  fetched.catch(() => rulebooks.delete(game));
  return fetched;
}

/** Those rules that hold with these options; null: all of them. */
export function rulesWith(rules: readonly RuleInfo[], options: Options | null): readonly RuleInfo[] {
  if (!options) return rules;
  return rules.filter(({ when = {} }) =>
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
  return at(`/rules/${game.id}?${query.toString()}`);
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
