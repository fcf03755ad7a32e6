// How a table is set up before it is opened: who sits where, and which house rules apply.
import { recall, recallJson, remember, rememberJson } from './memory';
import type { GameInfo, OptionSpec, PresetInfo, SeatWish } from './net/wire';

export type Mode = 'solo' | 'bots' | 'screen' | 'friends' | 'tv';
export type OptionValue = number | boolean | string;
export type Options = Record<string, OptionValue>;
export type PresetKey = PresetInfo['key'];

/** Enough players for company, few enough that your turn comes again soon. */
const COMPANY = 3;

/** The ways to play a game; alone only if it has rules for that. */
export function modesOf(game: GameInfo): readonly Mode[] {
  const modes = ['bots', 'screen', 'friends', 'tv'] as const;
  return game.least_seats === 1 ? ['solo', ...modes] : modes;
}

export function asMode(game: GameInfo, value: string | null): Mode {
  return modesOf(game).find((mode) => mode === value) ?? 'bots';
}

/** The seats that a player most likely wants, within the game's limits. */
export function usualSeats(game: GameInfo, mode: Mode, name: string): SeatWish[] {
  if (mode === 'tv') return Array.from({ length: game.most_seats }, () => ({ kind: 'open' }));
  const company = mode === 'solo' ? 1 : mode === 'bots' ? COMPANY : 2;
  const seats = Math.min(game.most_seats, Math.max(game.least_seats, company));
  return Array.from({ length: seats }, (_, seat) => wish(game, mode, seat, name));
}

function wish(game: GameInfo, mode: Mode, seat: number, name: string): SeatWish {
  if (seat === 0) return { kind: 'me', name };
  if (mode === 'bots') return { kind: 'bot', level: usualLevel(game, seat) };
  return mode === 'screen' ? { kind: 'me', name: '' } : { kind: 'open' };
}

/** Bots of different strength, the middle one first. */
export function usualLevel(game: GameInfo, seat: number): string {
  const { bots } = game;
  const middle = Math.floor(bots.length / 2);
  return bots[(middle + (seat - 1) * (bots.length - 1)) % bots.length] ?? '';
}

/** A seat that is added to so many others. */
export function nextSeat(game: GameInfo, mode: Mode, others: number): SeatWish {
  const kinds = { solo: 'me', bots: 'bot', screen: 'me', friends: 'open', tv: 'open' } as const;
  const kind = game.bots.length === 0 && mode === 'bots' ? 'me' : kinds[mode];
  return kind === 'bot' ? { kind, level: usualLevel(game, others) } : { kind, name: '' };
}

/** A seat that can be removed: more than needed, and not the only one of a person here. */
export function isSpare(game: GameInfo, mode: Mode, seats: readonly SeatWish[], seat: SeatWish): boolean {
  const here = seats.filter(({ kind }) => kind === 'me').length;
  return seats.length > game.least_seats && (seat.kind !== 'me' || here > 1 || mode === 'friends');
}

export function rememberedSeats(game: GameInfo, mode: Mode): SeatWish[] | null {
  const seats = recallJson(`seats.${game.id}.${mode}`, Array.isArray) as SeatWish[] | null;
  const most = mode === 'solo' ? 1 : game.most_seats;
  const fits = seats !== null && seats.length >= game.least_seats && seats.length <= most;
  if (!fits || !seats.every((seat) => isWish(seat, game))) return null;
  if (mode === 'tv') return seats.every(({ kind }) => kind !== 'me') ? seats : null;
  // A player who only watched last time most likely wants to play now.
  return mode === 'friends' || seats.some(({ kind }) => kind === 'me') ? seats : null;
}

export function rememberSeats(game: string, mode: Mode, seats: readonly SeatWish[]): void {
  rememberJson(`seats.${game}.${mode}`, seats);
}

/** The game's defaults, with last time's choices as far as they still fit. */
export function rememberedOptions(game: GameInfo): Options {
  return withDefaults(game, recallJson(`options.${game.id}`, isOptions) ?? {});
}

export function rememberOptions(game: GameInfo, options: Options): void {
  rememberJson(`options.${game.id}`, changedOptions(game, options));
  remember(`options-draft.${game.id}`, null);
}

/** Choices that were not played yet; else those of last time. */
export function draftedOptions(game: GameInfo): Options {
  const kept = recallJson(`options-draft.${game.id}`, isOptions);
  return kept ? withDefaults(game, kept) : rememberedOptions(game);
}

export function draftOptions(game: GameInfo, options: Options): void {
  rememberJson(`options-draft.${game.id}`, changedOptions(game, options));
}

function withDefaults(game: GameInfo, kept: Options): Options {
  return Object.fromEntries(
    game.options.map((option) => {
      const value = kept[option.key];
      return [option.key, value !== undefined && allows(option, value) ? value : option.default];
    }),
  );
}

/** Whether an option matters for this number of seats and these other options. */
export function isAsked(game: GameInfo, option: OptionSpec, seats: number, options: Options): boolean {
  if (option.seats.length > 0 && !option.seats.includes(seats)) return false;
  return Object.entries(option.when).every(([key, values]) => {
    const other = game.options.find((one) => one.key === key);
    return other && values.some((value) => value === options[key]) && isAsked(game, other, seats, options);
  });
}

/** The options to send: one that does not matter has its default, whatever was chosen before. */
export function meantOptions(game: GameInfo, options: Options, seats: number): Options {
  return Object.fromEntries(
    game.options.map((option) => {
      const value = options[option.key];
      const isMeant = value !== undefined && isAsked(game, option, seats, options);
      return [option.key, isMeant ? value : option.default];
    }),
  );
}

/** The options of a preset. One that does not matter there keeps its value, such as the text of a board of one's own. */
export function filledBy(game: GameInfo, preset: PresetInfo, options: Options, seats: number): Options {
  const wanted = presetOptions(game, preset);
  return Object.fromEntries(
    game.options.map((option) => {
      const value = isAsked(game, option, seats, wanted) ? wanted[option.key] : options[option.key];
      return [option.key, value ?? option.default];
    }),
  );
}

/**
 * The preset that means the same as these options; null: none does. If several do, it is the preferred one or the last,
 * so that a game without presets of its own is played as printed.
 */
export function matchingPreset(
  game: GameInfo,
  options: Options,
  seats: number,
  preferred: PresetKey | null = null,
): PresetKey | null {
  const meant = meantOptions(game, options, seats);
  const keys = game.presets
    .filter((preset) => {
      const wanted = meantOptions(game, presetOptions(game, preset), seats);
      return game.options.every(({ key }) => wanted[key] === meant[key]);
    })
    .map(({ key }) => key);
  return keys.find((key) => key === preferred) ?? keys.at(-1) ?? null;
}

function presetOptions(game: GameInfo, preset: PresetInfo): Options {
  return {
    ...Object.fromEntries(game.options.map((option) => [option.key, option.default])),
    ...preset.options,
  };
}

/** What a preset changes; nothing if the game has no such preset. */
export function presetChanges(game: GameInfo, key: PresetKey): Options {
  return game.presets.find((preset) => preset.key === key)?.options ?? {};
}

/** Whether this browser has started the game before. */
export function isMet(game: string): boolean {
  return recall(`met.${game}`) !== null;
}

export function rememberMet(game: string): void {
  remember(`met.${game}`, 'yes');
}

/** The choices of an option for this number of seats, in the order shown; null: it has no list of choices. */
export function choicesOf(option: OptionSpec, seats: number): readonly string[] | null {
  if (option.kind !== 'choice') return null;
  return option.choices.filter((choice) => (option.needs_seats[choice] ?? 0) <= seats);
}

/** A place in a text, counted from 1. */
export interface Flaw {
  line: number;
  column: number;
}

/** The place in a text that a refusal names; null: it names none. */
export function flawOf(values: Record<string, unknown> | undefined): Flaw | null {
  const { line, column } = values ?? {};
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : null;
}

/** Those that differ from the game's defaults. */
export function changedOptions(game: GameInfo, options: Options): Options {
  return Object.fromEntries(
    game.options.flatMap(({ key, default: usual }) => {
      const value = options[key];
      return value !== undefined && value !== usual ? [[key, value]] : [];
    }),
  );
}

/** The first option whose value does not fit yet. */
export function misfitOf(game: GameInfo, options: Options): OptionSpec | null {
  return game.options.find((option) => !allows(option, options[option.key] ?? '')) ?? null;
}

export function allows(option: OptionSpec, value: OptionValue): boolean {
  if (option.kind === 'bool') return typeof value === 'boolean';
  if (option.kind === 'choice') return option.choices.includes(String(value));
  if (option.kind === 'text') return typeof value === 'string' && value.length <= (option.most ?? Infinity);
  const { least, most } = option;
  return (
    Number.isInteger(value) && Number(value) >= (least ?? -Infinity) && Number(value) <= (most ?? Infinity)
  );
}

function isWish(seat: unknown, game: GameInfo): seat is SeatWish {
  if (typeof seat !== 'object' || seat === null) return false;
  const { kind, name = '', level = '' } = seat as Partial<Record<keyof SeatWish, unknown>>;
  if (typeof name !== 'string' || typeof level !== 'string') return false;
  return kind === 'me' || kind === 'open' || (kind === 'bot' && game.bots.includes(level));
}

function isOptions(value: unknown): value is Options {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
