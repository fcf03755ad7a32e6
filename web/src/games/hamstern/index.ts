import type { GameModule } from '$lib/contract';

const hamstern: GameModule = {
  id: 'hamstern',
  accent: 'moss',
  facts: { age: 8, minutes: 10 },
  inTurn: true,
  emblem: () => import('./Emblem.svelte'),
  board: () => import('./Board.svelte'),
  panel: () => import('./Panel.svelte'),
  primer: () => import('./Primer.svelte'),
};

export default hamstern;
