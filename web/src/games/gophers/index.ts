import type { GameModule } from '$lib/contract';

const gophers: GameModule = {
  id: 'gophers',
  accent: 'berry',
  emblem: () => import('./Emblem.svelte'),
  board: () => import('./Board.svelte'),
  panel: () => import('./Panel.svelte'),
  primer: () => import('./Primer.svelte'),
};

export default gophers;
