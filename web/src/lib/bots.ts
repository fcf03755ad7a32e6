// Names of bots. Whoever adds a bot gives it a name in their own language, so everyone at the table sees the same name.
import { words } from './words.svelte';
import type { SeatWish } from './net/wire';

const NAMES = 8;

interface Sitting {
  kind: string;
  level?: string | undefined;
}

/** The game's name for a bot of this level. The second one is number 2, so players can tell how it plays. */
export function botName(game: string, seats: readonly Sitting[], seat: number): string {
  const level = seats[seat]?.level ?? '';
  const own = words.gameIfAny(game, `bot-${level}`);
  if (own === null) return words.t(`bot-name-${(seat % NAMES) + 1}`);
  const before = seats.slice(0, seat).filter((other) => other.kind === 'bot' && other.level === level);
  return before.length > 0 ? `${own} ${before.length + 1}` : own;
}

/** The names of the bots of this level that take the open seats, in the order of those seats. */
export function namesOfFill(game: string, seats: readonly Sitting[], level: string): string[] {
  const filled = seats.map((seat) => (seat.kind === 'open' ? { kind: 'bot', level } : seat));
  return seats.flatMap(({ kind }, seat) => (kind === 'open' ? [botName(game, filled, seat)] : []));
}

/** The same seats, with the names of the bots among them. */
export async function introduced(game: string, seats: readonly SeatWish[]): Promise<SeatWish[]> {
  const isKnown = await words.need(game).then(
    () => true,
    () => false,
  );
  // If the game's words do not arrive, the game still begins. Each reader then sees a name in their own language.
  if (!isKnown) return [...seats];
  return seats.map((seat, number) =>
    seat.kind === 'bot' ? { ...seat, name: botName(game, seats, number) } : seat,
  );
}
