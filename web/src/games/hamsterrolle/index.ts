import { defineGame } from '$lib/contract';
import type { Move, View } from './types';

export default defineGame<View, Move>({
  id: 'hamsterrolle',
  accent: 'frost',
  facts: { age: 7, minutes: 30 },
  inSight: ['teams', 'fourth', 'clock', 'steady'],
  emblem: () => import('./Emblem.svelte'),
  board: () => import('./Board.svelte'),
  hand: () => import('./Hand.svelte'),
  panel: () => import('./Panel.svelte'),
  brief: () => import('./Brief.svelte'),
  primer: () => import('./Primer.svelte'),
});
