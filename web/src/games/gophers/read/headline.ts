// The headline: what is asked of the player, or who the others are waiting for.
import type { GophersCtrl } from '../ctrl.svelte';
import { say } from '../say';
import { capital, sayPrint } from './text';
import { DIG, QUIET_ROUNDS, SMALL_HAND } from './printed';
import type { View } from '../types';

export function headline(ctrl: GophersCtrl): string {
  const { view, table } = ctrl;
  if (view.phase === 'over') return say('board-over');
  if (ctrl.busy) return underWay(ctrl);
  if (ctrl.isSending) return say('board-sending');
  if (ctrl.ask !== null) return asked(ctrl);
  if (ctrl.curtain.isDown) return say('board-curtain-head');
  const who = table.waiting[0] ?? view.turn.seat;
  return say(`board-wait-${view.phase}`, { name: table.name(who), pips: view.turn.pips });
}

function underWay({ stage, table }: GophersCtrl): string {
  const { rolling, walking, isTurning } = stage;
  if (rolling) return say('board-die-rolling');
  if (walking !== null) return say('board-walking', { name: table.name(walking) });
  return say(isTurning ? 'board-turning' : 'board-moment');
}

function asked(ctrl: GophersCtrl): string {
  const { view } = ctrl;
  switch (ctrl.ask) {
    case 'place':
      return ctrl.choice.chosen === null ? say('board-place') : say('board-place-here');
    case 'ready':
      if (view.turn.extra) return say('board-extra');
      return say(ctrl.mayDig ? 'board-ready-dig' : 'board-ready');
    case 'walk':
      return say(ctrl.choice.chosen === null ? 'board-walk' : 'board-walk-there', { pips: view.turn.pips });
    case 'collect':
      return say(ctrl.isJunior ? 'board-take' : 'board-collect', {
        print: capital(sayPrint(ctrl.laying.print)),
      });
    case 'gift':
      return say(ctrl.may('Decline') ? 'board-gift-digs' : 'board-gift');
    default:
      return '';
  }
}

/** More about a choice; empty if the headline says it all. */
export function advice(ctrl: GophersCtrl): string {
  const { view } = ctrl;
  if (ctrl.ask === 'gift') return giftAdvice(ctrl);
  if (ctrl.ask === 'place') return say('board-place-how');
  const isIdle = ctrl.ask === 'ready' || ctrl.ask === null;
  return isIdle && !ctrl.isJunior && view.round > 0 && view.pile === 0 ? endAdvice(view) : '';
}

/** What would end the game, once nobody can draw any more. */
function endAdvice({ ended, quiet }: View): string {
  if (ended !== '') return say('tell-last-round');
  const near = say('board-end-near', { small: SMALL_HAND });
  return quiet > 0 ? `${near} ${say('panel-quiet', { quiet, most: QUIET_ROUNDS })}` : near;
}

function giftAdvice(ctrl: GophersCtrl): string {
  if (!ctrl.gift.cards.includes(DIG)) return say('board-gift-how');
  return say(ctrl.gift.mayKeep(DIG) ? 'board-gift-how-dig' : 'board-gift-how-no-dig');
}
