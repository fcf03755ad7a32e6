// The headline: what is asked of the player, or who the others are waiting for.
import type { GophersBoard } from './board';
import { say } from '../say';
import { capital, sayPrint } from './text';
import { DIG, QUIET_ROUNDS, SMALL_HAND } from './printed';
import type { View } from '../types';

export function headline(board: GophersBoard): string {
  const { view, table } = board;
  if (view.phase === 'over') return say('board-over');
  if (board.busy) return underWay(board);
  if (board.isSending) return say('board-sending');
  if (board.ask !== null) return asked(board);
  if (board.curtain.isDown) return say('board-curtain-head');
  const who = table.waiting[0] ?? view.turn.seat;
  return say(`board-wait-${view.phase}`, { name: table.name(who), pips: view.turn.pips });
}

function underWay({ stage, table }: GophersBoard): string {
  const { rolling, walking, isTurning } = stage;
  if (rolling) return say('board-die-rolling');
  if (walking !== null) return say('board-walking', { name: table.name(walking) });
  return say(isTurning ? 'board-turning' : 'board-moment');
}

function asked(board: GophersBoard): string {
  const { view } = board;
  switch (board.ask) {
    case 'place':
      return board.choice.chosen === null ? say('board-place') : say('board-place-here');
    case 'ready':
      if (view.turn.extra) return say('board-extra');
      return say(board.mayDig ? 'board-ready-dig' : 'board-ready');
    case 'walk':
      return say(board.choice.chosen === null ? 'board-walk' : 'board-walk-there', { pips: view.turn.pips });
    case 'collect':
      return say(board.isJunior ? 'board-take' : 'board-collect', {
        print: capital(sayPrint(board.laying.print)),
      });
    case 'gift':
      return say(board.may('Decline') ? 'board-gift-digs' : 'board-gift');
    default:
      return '';
  }
}

/** More about a choice; empty if the headline says it all. */
export function advice(board: GophersBoard): string {
  const { view } = board;
  if (board.ask === 'gift') return giftAdvice(board);
  if (board.ask === 'place') return say('board-place-how');
  const isIdle = board.ask === 'ready' || board.ask === null;
  return isIdle && !board.isJunior && view.round > 0 && view.pile === 0 ? endAdvice(view) : '';
}

/** What would end the game, once nobody can draw any more. */
function endAdvice({ ended, quiet }: View): string {
  if (ended !== '') return say('tell-last-round');
  const near = say('board-end-near', { small: SMALL_HAND });
  return quiet > 0 ? `${near} ${say('panel-quiet', { quiet, most: QUIET_ROUNDS })}` : near;
}

function giftAdvice(board: GophersBoard): string {
  if (!board.gift.cards.includes(DIG)) return say('board-gift-how');
  return say(board.gift.mayKeep(DIG) ? 'board-gift-how-dig' : 'board-gift-how-no-dig');
}
