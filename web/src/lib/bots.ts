// What bots are called. A bot is introduced when it sits down: whoever seats it names it, in their own language, and so
// everyone at the table knows it by the same name.
import { words } from './words.svelte';
import type { SeatWish } from './net/wire';

const NAMES = 8;

interface Sitting {
  kind: string;
  level?: string | undefined;
}

/** The name that the game gives to a bot of this level. The second of them is number 2, so it is clear how it plays. */
export function botName(game: string, seats: readonly Sitting[], seat: number): string {
  const level = seats[seat]?.level ?? '';
  const own = words.gameIfAny(game, `bot-${level}`);
  if (own === null) return words.t(`bot-name-${(seat % NAMES) + 1}`);
  const before = seats.slice(0, seat).filter((other) => other.kind === 'bot' && other.level === level);
  return before.length > 0 ? `${own} ${before.length + 1}` : own;
}

/** The same seats, with the names of the bots among them. */
export async function introduced(game: string, seats: readonly SeatWish[]): Promise<SeatWish[]> {
  const isKnown = await words.need(game).then(
    () => true,
    () => false,
  );
  // Without its words the game still begins: then each reader's language has a name.
  if (!isKnown) return [...seats];
  return seats.map((seat, number) =>
    seat.kind === 'bot' ? { ...seat, name: botName(game, seats, number) } : seat,
  );
}
