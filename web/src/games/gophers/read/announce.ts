// Tells people who listen what is asked of them.
import { announcer } from '$lib/announce.svelte';
import { words } from '$lib/words.svelte';
import type { GophersCtrl } from '../ctrl.svelte';
import { say } from '../say';
import { sayCard, sayReach } from './text';

export function announceAsk(ctrl: GophersCtrl): void {
  switch (ctrl.ask) {
    case 'walk':
      announcer.hurry(
        sayReach(ctrl.choice.targets, (hole) => ctrl.makes(hole)),
        'board-hole',
      );
      break;
    case 'collect':
      announcer.hurry(ctrl.laying.sentence, 'board-sum');
      break;
    case 'gift':
      announcer.say(`${say('board-gift')} ${words.list(ctrl.gift.cards.map(sayCard))}.`);
      break;
  }
}
