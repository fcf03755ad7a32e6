// The names of the players at a table, and sentences with names in them.
import { botName } from './bots';
import type { Seat } from './contract';
import type { SeatInfo, SeenNote } from './net/wire';
import { words, type Args } from './words.svelte';

/** Who plays the seat now: a person, a bot, or nobody yet. */
export function playerName(game: string, seats: readonly SeatInfo[], seat: Seat): string {
  const info = seats[seat];
  if (info === undefined || info.kind === 'open') return words.t('seat-open-name', { number: seat + 1 });
  if (info.kind === 'bot') return info.name || botName(game, seats, seat);
  return info.name || words.t('seat-nameless', { number: seat + 1 });
}

/** Who played the seat when that entry was made. */
export function playerNameAt(game: string, seats: readonly SeatInfo[], seat: Seat, seq: number): string {
  const info = seats[seat];
  const spell = info?.played?.find(({ until }) => seq <= until);
  if (!spell) return playerName(game, seats, seat);
  if (spell.stood_in) return words.t('bot-of', { name: spell.name });
  return spell.name || (spell.level ? words.t('bot-plain') : playerName(game, seats, seat));
}

/** The strength of a bot in words. */
export function botLevelName(game: string, level: string): string {
  return words.gameIfAny(game, `bot-${level}-level`) ?? words.t('bot-plain');
}

/** The values of a sentence, with names instead of seat numbers. */
export function withNames(values: SeenNote['values'], nameOf: (seat: Seat) => string): Args {
  return Object.fromEntries(values.map(([key, value]) => [key, isSeat(key) ? nameOf(Number(value)) : value]));
}

function isSeat(key: string): boolean {
  return key === 'seat' || key.endsWith('_seat');
}
