import { defineGame } from '$lib/contract';
import type { Move, View } from './types';

export default defineGame<View, Move>({
  id: 'nuts',
  accent: 'nut',
  facts: { age: 8, minutes: 15 },
  winner: 'squirrel',
  // A bot's nut round would come before the aim is known, and the first one would be over before it is understood.
  firstGame: { starter: 'first', reading: true },
  emblem: () => import('./Emblem.svelte'),
  board: () => import('./Board.svelte'),
  panel: () => import('./Panel.svelte'),
  primer: () => import('./Primer.svelte'),
});
