import type { GameModule } from '$lib/contract';

const hamsterrolle: GameModule = {
  id: 'hamsterrolle',
  accent: 'frost',
  facts: { age: 7, minutes: 30 },
  inSight: ['teams', 'fourth', 'clock', 'steady'],
  emblem: () => import('./Emblem.svelte'),
  board: () => import('./Board.svelte'),
  panel: () => import('./Panel.svelte'),
  brief: () => import('./Brief.svelte'),
  primer: () => import('./Primer.svelte'),
};

export default hamsterrolle;
