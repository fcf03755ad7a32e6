// Announces to screen readers what no event of the table announces: the next thing to do after the reader's own action,
// a turn that begins again, and a replay.
import { untrack } from 'svelte';
import { announcer } from '$lib/announce.svelte';
import type { WheelBoard } from '../read/board';
import type { Activity } from '../read/activity';
import { headline } from '../read/headline';
import { newsOf } from '../read/news';
import { say } from '../say';

/** Call it while a component is set up; it ends with the component. */
export function announceChanges(board: WheelBoard): void {
  $effect(() => {
    if (board.isAnew) announcer.say(say('board-anew'));
  });

  const watched = $derived(watchedTurn(board));
  $effect(() => {
    if (watched) announcer.say(watched);
  });

  let before: Activity | null = null;
  $effect(() => {
    const { activity } = board;
    if (before !== activity && isOwnActivity(before, activity)) untrack(() => announcer.say(headline(board)));
    before = activity;
  });
}

/** In a replay: which turn it is, and at its end what became of it. */
function watchedTurn(board: WheelBoard): string {
  const { index, isGame, isSeen, turns } = board.replay;
  if (index === null) return '';
  if (isSeen) return newsOf(board).join(' ');
  const which = isGame ? `${say('board-replay-turn', { turn: index + 1, turns: turns.length })}. ` : '';
  return `${which}${headline(board)}`;
}

function isOwnActivity(before: Activity | null, now: Activity): boolean {
  if (now === 'replay') return false;
  if (now === 'pass' || now === 'direct' || before === 'replay') return true;
  return now === 'take' && (before === 'pass' || before === 'carry');
}
