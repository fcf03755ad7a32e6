import type { GameModule } from '$lib/contract';

const nuts: GameModule = {
  id: 'nuts',
  accent: 'nut',
  facts: { age: 8, minutes: 15 },
  winner: 'squirrel',
  // A bot's nut round would come before the aim is known.
  firstGame: { starter: 'first' },
  emblem: () => import('./Emblem.svelte'),
  board: () => import('./Board.svelte'),
  panel: () => import('./Panel.svelte'),
  primer: () => import('./Primer.svelte'),
};

export default nuts;
