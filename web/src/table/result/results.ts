// Reads the scores of a finished game: who won, and in which words the page says so.
import type { Seat } from '$lib/contract';
import type { Table } from '$lib/net/table.svelte';
import type { Score, TallyLine } from '$lib/net/wire';
import { words } from '$lib/words.svelte';

/** Forbids a line break, and has no width. */
const WORD_JOINER = '\u2060';

type Played = Pick<Table, 'seats' | 'name' | 'levelName'>;
type Over = Pick<Table, 'game' | 'options' | 'yours' | 'name'>;

/** The game is over, the reader has seen how it ended, and there is a result to show. */
export function isDecided({ phase, isShown, scores }: Pick<Table, 'phase' | 'isShown' | 'scores'>): boolean {
  return phase === 'over' && isShown && scores.length > 0;
}

/** Best first; equal ranks in the order of their seats. */
export function byRank(scores: readonly Score[]): Score[] {
  return [...scores].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

export function winnersOf(ranked: readonly Score[]): Seat[] {
  return ranked.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
}

export function totalOf({ lines }: Score): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}

/** The sentence above the places. */
export function resultTitle(table: Over, ranked: readonly Score[]): string {
  const winners = winnersOf(ranked);
  const [best, second] = ranked;
  const [first] = winners;
  if (!best || first === undefined) return words.t('turn-over');
  if (!second) return words.t('result-alone', { points: totalOf(best) });
  if (winners.length > 1) return sharedTitle(table, winners);
  const isReader = table.yours.length === 1 && table.yours[0] === first;
  return isReader ? words.t('result-you') : words.t('result-won', { name: unbroken(table.name(first)) });
}

/** The name in large letters: no line ends at a hyphen in it. */
function unbroken(name: string): string {
  return name.replaceAll('-', `-${WORD_JOINER}`);
}

/** What a seat has reached; in the game's own words if it has some, for example when the fewest points win. */
export function standing(table: Over, score: Score): string {
  return pointsOf(table, totalOf(score));
}

/** So many points, in the game's own words. */
export function pointsOf(table: Over, points: number): string {
  const args = { ...choicesOf(table), count: Math.abs(points) };
  return words.gameIfAny(table.game, 'total', args) ?? words.t('points', { points });
}

/** The evening's players, those with the most wins first. */
export function byWins(tally: readonly TallyLine[]): TallyLine[] {
  return [...tally].sort((a, b) => (b.wins ?? 0) - (a.wins ?? 0));
}

/** Who played a seat, with the number of moves of each; empty: its player alone did. */
export function whoPlayed(table: Played, seat: Seat): string[] {
  const { played = [], moves = 0, level = '', kind } = table.seats[seat] ?? {};
  if (played.length === 0) return [];
  const now = { name: table.name(seat), level, stood_in: kind === 'person', moves };
  return [...played, now]
    .filter((spell) => (spell.moves ?? 0) > 0)
    .map(({ name, level = '', stood_in = false, moves = 0 }) => {
      const bot = { level: table.levelName(level), name };
      const who = !level ? name : words.t(stood_in ? 'played-bot-for' : 'played-bot', bot);
      return words.t('played-moves', { name: who, moves });
    });
}

/** In the game's own words if it has some, for example when a team wins. */
function sharedTitle(table: Over, winners: readonly Seat[]): string {
  const names = words.list(winners.map((seat) => table.name(seat)));
  const args = { ...choicesOf(table), names, winners: winners.length };
  return words.gameIfAny(table.game, 'result-shared', args) ?? words.t('result-shared', { names });
}

/** The options of this table, for words that depend on them. */
function choicesOf({ options }: Over): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );
}
