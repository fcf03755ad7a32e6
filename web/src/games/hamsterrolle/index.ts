import type { GameModule } from '$lib/contract';

const hamsterrolle: GameModule = {
  id: 'hamsterrolle',
  accent: 'frost',
  facts: { age: 7, minutes: 30 },
  inSight: ['teams', 'fourth', 'clock', 'steady'],
  choices: ({ key, choices }, seats) => {
    if (key === 'teams' && seats !== 4) return [];
    if (key === 'fourth' && seats !== 3) return [];
    if (key === 'first') return choices.filter((choice) => choice === 'chance' || Number(choice) <= seats);
    return choices;
  },
  emblem: () => import('./Emblem.svelte'),
  board: () => import('./Board.svelte'),
  panel: () => import('./Panel.svelte'),
  brief: () => import('./Brief.svelte'),
  primer: () => import('./Primer.svelte'),
};

export default hamsterrolle;
