import type { GameModule } from '$lib/contract';

/** Who may begin: chance, then seat by seat. */
const STARTERS = ['random', 'first', 'second', 'third', 'fourth'];

const nuts: GameModule = {
  id: 'nuts',
  accent: 'nut',
  choices: ({ key, choices }, seats) => (key === 'starter' ? STARTERS.slice(0, seats + 1) : choices),
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
