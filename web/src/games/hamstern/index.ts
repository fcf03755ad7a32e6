import type { GameModule } from '$lib/contract';
import type { View } from './types';

const hamstern: GameModule = {
  id: 'hamstern',
  accent: 'moss',
  facts: { age: 8, minutes: 10 },
  inTurn: true,
  turn: (view) => rollerOf(view as View),
  emblem: () => import('./Emblem.svelte'),
  board: () => import('./Board.svelte'),
  panel: () => import('./Panel.svelte'),
  primer: () => import('./Primer.svelte'),
};

/** A real die is rolled by one seat and entered by another (HA-13). */
function rollerOf({ phase, options, roller }: View): number | null {
  return phase === 'roll' && options.die === 'paper' ? roller : null;
}

export default hamstern;
