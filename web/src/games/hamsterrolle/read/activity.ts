// What the reader is doing at the wheel, from the state of the game and of the turn.
import type { Live } from '../motion/live.svelte';
import { DONE, LYING, REFUSED, ROLLING } from '../motion/frame';
import type { View } from '../types';

/**
 * replay   an earlier turn is watched again
 * over     the game has ended
 * soon nature answers
 * direct   say where the wheel rolls
 * take     take a piece
 * pass     take a piece out of the wheel, for a constructive pass
 * carry    a piece is in this reader's hand
 * dropping it is on its way to where it drops, because the reader says so or because the time is up
 * lying    it is let go, and not yet still
 * refused  it lies there and is not accepted
 * rolling  the wheel is free
 * stand-in nature plays the turn of a seat that let its time pass
 * wait     somebody else
 */
export type Activity =
  | 'replay'
  | 'over'
  | 'soon'
  | 'direct'
  | 'take'
  | 'pass'
  | 'carry'
  | 'dropping'
  | 'lying'
  | 'refused'
  | 'rolling'
  | 'stand-in'
  | 'wait';

/** What it depends on, besides the turn itself. */
interface Standing {
  view: View;
  live: Live;
  /** It is the turn of somebody at this screen. */
  isMine: boolean;
  isCarrying: boolean;
  isPassing: boolean;
  /** The server was told to let the piece drop, or does so because the time is up. */
  isDropping: boolean;
}

export function activityOf({ view, live, isMine, isCarrying, isPassing, isDropping }: Standing): Activity {
  switch (view.phase) {
    case 'over':
      return 'over';
    case 'begin':
    case 'share':
      return 'soon';
    case 'direct':
      return isMine ? 'direct' : 'wait';
  }
  if (view.phase === 'settle' || live.phase === ROLLING || live.phase === DONE) return 'rolling';
  if (view.phase === 'stand-in') return 'stand-in';
  if (!isMine) return 'wait';
  if (isDropping) return 'dropping';
  if (isCarrying) return 'carry';
  if (live.phase === LYING) return 'lying';
  if (live.phase === REFUSED) return 'refused';
  return isPassing ? 'pass' : 'take';
}
