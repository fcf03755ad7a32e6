// How much time people have at a table, and the words for it.
import { botLevelName } from './names';
import { recall, remember } from './memory';
import { words } from './words.svelte';
import type { Pace } from './net/wire';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
] as const;

/** What a host can choose; null: no clock. */
export const PACES: readonly (Pace | null)[] = [
  null,
  { kind: 'decision', seconds: 30 },
  { kind: 'decision', seconds: MINUTE },
  { kind: 'decision', seconds: 2 * MINUTE },
  { kind: 'game', seconds: 5 * MINUTE, increment: 5 },
  { kind: 'game', seconds: 10 * MINUTE, increment: 10 },
  { kind: 'game', seconds: 20 * MINUTE, increment: 15 },
  { kind: 'days', seconds: DAY },
  { kind: 'days', seconds: 2 * DAY },
  { kind: 'days', seconds: 3 * DAY },
];

/** The choice of last time, as a place in the list. */
export function rememberedPace(game: string): number {
  const place = Number(recall(`pace.${game}`) ?? 0);
  return Number.isInteger(place) && place in PACES ? place : 0;
}

export function rememberPace(game: string, place: number): void {
  remember(`pace.${game}`, place === 0 ? null : String(place));
}

/** "2 minutes for each decision". */
export function paceName(pace: Pace | null): string {
  const { kind = 'relaxed', seconds = 0, increment = 0 } = pace ?? {};
  return words.t(`pace-${kind}`, { time: span(seconds, 'long'), increment: span(increment, 'long') });
}

/** What happens when somebody's time is up. */
export function paceEffect(game: string, level: string): string {
  return words.t('pace-up', { level: botLevelName(game, level) });
}

/** The two largest units of a time, in whole seconds: "1 day, 3 hours". Unit names come from the browser. */
export function span(seconds: number, unitDisplay: 'long' | 'short'): string {
  const first = UNITS.findIndex(([, size]) => seconds >= size);
  const shown = UNITS.slice(first < 0 ? -1 : first, first < 0 ? undefined : first + 2);
  let rest = Math.max(0, seconds);
  const parts = shown.flatMap(([unit, size], place) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count === 0 && (place > 0 || shown.length > 1)) return [];
    return [new Intl.NumberFormat(words.lang, { style: 'unit', unit, unitDisplay }).format(count)];
  });
  return parts.join(' ');
}

/** As a clock shows it: "1:05", and in words from an hour on. */
export function onClock(seconds: number): string {
  if (seconds >= HOUR) return span(seconds, 'short');
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

/** From when on a clock warns: in the last tenth of a decision, but no later than ten seconds before the end. */
export function warnsAt({ kind = 'relaxed', seconds = 0 }: Pace): number {
  if (kind === 'game') return 30;
  return kind === 'days' ? 2 * HOUR : Math.max(10, Math.floor(seconds / 10));
}
