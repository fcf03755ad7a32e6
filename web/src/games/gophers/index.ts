import { defineGame } from '$lib/contract';
import type { Move, View } from './types';

export default defineGame<View, Move>({
  id: 'gophers',
  accent: 'berry',
  facts: { age: 5, minutes: 25 },
  turn: ({ phase, turn }) => (phase === 'collect' || phase === 'gift' ? turn.seat : null),
  inSight: ['way', 'entry', 'chosen', 'end'],
  emblem: () => import('./Emblem.svelte'),
  board: () => import('./Board.svelte'),
  tv: () => import('./Tv.svelte'),
  hand: () => import('./Hand.svelte'),
  winner: 'gopher',
  panel: () => import('./Panel.svelte'),
  brief: () => import('./Brief.svelte'),
  primer: () => import('./Primer.svelte'),
});
