import type { GameModule, GameTable } from '$lib/contract';
import { bestBefore, isAlone, settleBest } from './best';
import { total } from './progress';
import { say } from './say';
import type { Options, View } from './types';

const hamstern: GameModule = {
  id: 'hamstern',
  accent: 'moss',
  facts: { age: 8, minutes: 10 },
  inTurn: true,
  turn: (view) => rollerOf(view as View),
  counts: true,
  crowned: (table) => isCrowned(table as GameTable<View>),
  note: (options, seats) => (seats === 1 ? sayBest(options as unknown as Options) : null),
  emblem: () => import('./Emblem.svelte'),
  board: () => import('./Board.svelte'),
  panel: () => import('./Panel.svelte'),
  primer: () => import('./Primer.svelte'),
};

/** A real die is rolled by one seat and entered by another (HA-13). */
function rollerOf({ phase, options, roller }: View): number | null {
  return phase === 'roll' && options.die === 'paper' ? roller : null;
}

/** Alone only for the best score on the sheet so far (HS-01). */
function isCrowned(table: GameTable<View>): boolean {
  const { view } = table;
  if (!isAlone(table)) return true;
  return settleBest(view.options, table.id, total(view.seats[0]?.points ?? [])).beaten;
}

function sayBest(options: Options): string {
  const best = bestBefore(options);
  return best === null ? say('best-none') : say('best-so-far', { best });
}

export default hamstern;
