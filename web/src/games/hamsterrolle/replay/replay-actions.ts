// Actions that start and end a replay.
import type { Action } from '$lib/actions';
import type { WheelBoard } from '../read/board';
import { say } from '../say';

/** The last turn, as long as no other one is under way. */
export function watchAgain({ replay, live, activity }: WheelBoard): Action[] {
  const isFree = replay.mayWatch && !live.isUnderWay && (activity === 'wait' || activity === 'take');
  if (!isFree) return [];
  return [{ id: 'replay-last', label: say('board-replay'), do: () => void replay.watchLast() }];
}

export function endReplay({ replay }: WheelBoard): Action {
  return { id: 'end-replay', label: say('board-replay-end'), keys: ['Escape'], do: () => replay.stop() };
}
