// Recorded games: the golden games, as the updates that a browser with these seats would get. The development server
// reads them from the rules in Python (`playground.ts` beside `vite.config.ts`).
import type { Update } from '$lib/net/wire';

export interface Recording {
  game: string;
  seats: number;
  options: Record<string, string | number | boolean>;
  updates: readonly Update[];
}

/** The names of the golden games, by game. */
export async function recordings(): Promise<Record<string, string[]>> {
  const answer = await fetch('/playground/games');
  return (await answer.json()) as Record<string, string[]>;
}

/** `seats`: those that this browser holds; none: a spectator. */
export async function recording(game: string, name: string, seats: readonly number[]): Promise<Recording> {
  const query = new URLSearchParams([
    ['game', game],
    ['name', name],
    ...seats.map((seat) => ['seat', String(seat + 1)]),
  ]);
  const answer = await fetch(`/playground/views?${query.toString()}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  const [setup, ...updates] = text.trimEnd().split('\n');
  return {
    ...(JSON.parse(setup ?? '{}') as Omit<Recording, 'updates'>),
    updates: updates.map((line) => JSON.parse(line) as Update),
  };
}
