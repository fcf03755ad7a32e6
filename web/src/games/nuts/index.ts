import type { GameModule } from '$lib/contract';

const nuts: GameModule = {
  id: 'nuts',
  accent: 'nut',
  choices: ({ key, choices }, seats) =>
    // Chance, then one choice for each seat.
    key === 'starter' ? choices.slice(0, seats + 1) : choices,
  facts: { age: 8, minutes: 15 },
  emblem: () => import('./Emblem.svelte'),
  board: () => import('./Board.svelte'),
  panel: () => import('./Panel.svelte'),
  primer: () => import('./Primer.svelte'),
};

export default nuts;
