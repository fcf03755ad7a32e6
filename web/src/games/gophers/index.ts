import type { GameModule } from '$lib/contract';
import type { components } from './types';

type View = components['schemas']['View'];

const gophers: GameModule = {
  id: 'gophers',
  accent: 'berry',
  facts: { age: 5, minutes: 25 },
  turn: (view) => {
    const { phase, turn } = view as View;
    return phase === 'collect' || phase === 'gift' ? turn.seat : null;
  },
  inSight: ['way', 'entry', 'chosen', 'end'],
  emblem: () => import('./Emblem.svelte'),
  board: () => import('./Board.svelte'),
  winner: 'gopher',
  panel: () => import('./Panel.svelte'),
  brief: () => import('./Brief.svelte'),
  primer: () => import('./Primer.svelte'),
};

export default gophers;
