import { defineGame } from '$lib/contract';
import { bestBefore, isAlone } from './read/best';
import { say } from './say';
import type { Move, Options, View } from './types';
import { verdictOf } from './read/verdict';

export default defineGame<View, Move>({
  id: 'hamstern',
  accent: 'moss',
  facts: { age: 8, minutes: 10 },
  inTurn: true,
  turn: rollerOf,
  // A solo player is crowned only for the best score on the sheet so far (HS-01).
  crowned: (table) => !isAlone(table) || (verdictOf(table)?.beaten ?? false),
  verdict: (table) => verdictOf(table)?.sentence ?? null,
  note: (options, seats) => (seats === 1 ? sayBest(options as unknown as Options) : null),
  emblem: () => import('./Emblem.svelte'),
  board: () => import('./Board.svelte'),
  tv: () => import('./Tv.svelte'),
  hand: () => import('./Hand.svelte'),
  panel: () => import('./Panel.svelte'),
  primer: () => import('./Primer.svelte'),
});

/** A real die is rolled by one seat and entered by another (HA-13). */
function rollerOf({ phase, options, roller }: View): number | null {
  return phase === 'roll' && options.die === 'paper' ? roller : null;
}

function sayBest(options: Options): string {
  const best = bestBefore(options);
  return best === null ? say('best-none') : say('best-so-far', { best });
}
