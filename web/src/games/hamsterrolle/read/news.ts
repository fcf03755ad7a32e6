// The news about the last turn, and how the hamster feels about it.
import type { HamsterMood } from '$art/animals/moods';
import type { WheelBoard } from './board';
import { say } from '../say';
import type { Last } from '../types';
import { tellTurn } from './standing';

/** The turn in the news: one that has been watched again to its end, or the last one until the next begins. */
export function turnInNews({ activity, live, replay, view }: WheelBoard): Last | null {
  if (activity === 'replay') return replay.isSeen ? (replay.turn?.last ?? null) : null;
  const isNews = activity === 'take' || activity === 'wait' || activity === 'direct';
  return isNews && !live.isUnderWay ? view.last : null;
}

export function newsOf(board: WheelBoard): string[] {
  if (board.isAnew) return [say('board-anew')];
  const last = turnInNews(board);
  return last ? tellTurn(board.table, last) : [];
}

/** The hamster feels with the player. */
export function moodOf(board: WheelBoard): HamsterMood {
  const { activity, live } = board;
  if (activity === 'rolling' || activity === 'lying' || activity === 'dropping') return 'tense';
  if (live.isUnderWay) return 'watch';
  const last = turnInNews(board);
  if (last && last.fallen.length > 0) return 'shock';
  return last?.way === 'placed' ? 'happy' : 'calm';
}
