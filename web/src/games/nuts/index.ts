import type { GameModule } from '$lib/contract';

const nuts: GameModule = {
  id: 'nuts',
  accent: 'nut',
  emblem: () => import('./Emblem.svelte'),
  board: () => import('./Board.svelte'),
  panel: () => import('./Panel.svelte'),
  primer: () => import('./Primer.svelte'),
};

export default nuts;
