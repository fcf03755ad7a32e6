// Tells people who listen what is asked of them.
import { announcer } from '$lib/announce.svelte';
import { words } from '$lib/words.svelte';
import type { GophersBoard } from './board';
import { say } from '../say';
import { sayCard, sayReach } from './text';

export function announceAsk(board: GophersBoard): void {
  switch (board.ask) {
    case 'walk':
      announcer.hurry(
        sayReach(board.choice.targets, (hole) => board.makes(hole)),
        'board-hole',
      );
      break;
    case 'collect':
      announcer.hurry(board.laying.sentence, 'board-sum');
      break;
    case 'gift':
      announcer.say(`${say('board-gift')} ${words.list(board.gift.cards.map(sayCard))}.`);
      break;
  }
}
