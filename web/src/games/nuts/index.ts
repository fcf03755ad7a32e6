import { defineGame } from '$lib/contract';
import type { Move, View } from './types';

export default defineGame<View, Move>({
  id: 'nuts',
  accent: 'nut',
  facts: { age: 8, minutes: 15 },
  winner: 'squirrel',
  emblem: () => import('./Emblem.svelte'),
  board: () => import('./Board.svelte'),
  hand: () => import('./Hand.svelte'),
  panel: () => import('./Panel.svelte'),
  primer: () => import('./Primer.svelte'),
  teaches: true,
});
