// The rules of a table: which of them apply, and the values in their sentences. The command line does the same in
// `burrow.engine.rulebook`.
import { at } from './base-path';
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

/** What the rules of a table depend on. */
export interface Setting {
  options: Options;
  /** How many there are; null: any number. */
  seats: number | null;
}

/** Those rules that hold at such a table; null: all of them. */
export function rulesAt(rules: readonly RuleInfo[], setting: Setting | null): readonly RuleInfo[] {
  if (!setting) return rules;
  const { options, seats } = setting;
  return rules.filter(({ when = {}, seats: needed = [] }) => {
    const isForThem = seats === null || needed.length === 0 || needed.includes(seats);
    const entries = Object.entries(when);
    return isForThem && entries.every(([key, values]) => values.includes(options[key] as string | boolean));
  });
}

/** The options and the seats as variables of a sentence; without a particular table, each of them is `any`. */
export function valuesAt(game: GameInfo, setting: Setting | null): Args {
  const options = game.options.map(({ key, default: usual }) => {
    const value = setting ? (setting.options[key] ?? usual) : 'any';
    return [key, typeof value === 'boolean' ? String(value) : value];
  });
  return { seats: setting?.seats ?? 'any', ...Object.fromEntries(options) };
}

/** The address of the rules page, for such a table. */
export function rulesHref(game: GameInfo, { options, seats }: Setting): string {
  const texts = new Set(game.options.filter(({ kind }) => kind === 'text').map(({ key }) => key));
  const told = Object.entries(changedOptions(game, options)).filter(([key]) => !texts.has(key));
  const query = new URLSearchParams([
    ...told.map(([key, value]) => [key, String(value)]),
    ['table', String(seats ?? '')],
  ]);
  return at(`/rules/${game.id}?${query.toString()}`);
}

/** What `rulesHref` wrote into the address; null: no particular table. */
export function settingIn(game: GameInfo, query: URLSearchParams): Setting | null {
  const written = query.get('table');
  if (written === null) return null;
  const seats = Number(written);
  const isPossible = seats >= game.least_seats && seats <= game.most_seats;
  return { options: optionsIn(game, query), seats: isPossible ? seats : null };
}

function optionsIn(game: GameInfo, query: URLSearchParams): Options {
  return Object.fromEntries(
    game.options.map((option) => {
      const text = query.get(option.key);
      const value = option.kind === 'int' ? Number(text) : option.kind === 'bool' ? text === 'true' : text;
      return [option.key, text !== null && value !== null && allows(option, value) ? value : option.default];
    }),
  );
}
