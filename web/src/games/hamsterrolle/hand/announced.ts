// Tells screen readers what a key has changed about the piece in hand.
import { announcer } from '$lib/announce.svelte';
import type { WheelBoard } from '../read/board';
import { say } from '../say';
import type { PiecePlace } from './packets';
import { STEP_DEGREES } from './sides';

/** Does it and says what has changed. A new compartment is announced with the verdict about it. */
export function announced(board: WheelBoard, act: (key: string) => void): (key: string) => void {
  return (key) => {
    const before = board.hand.place;
    act(key);
    const { activity, hand, view } = board;
    const sentence =
      activity === 'carry' ? changed(before, hand.place, view.direction === 'left' ? 1 : -1) : '';
    if (sentence) announcer.hurry(sentence, 'place');
  };
}

/** `near`: what is far in the wheel's own axes is far from the viewer (1), or near (-1). */
function changed(before: PiecePlace, now: PiecePlace, near: 1 | -1): string {
  if (now.compartment !== before.compartment) return '';
  if (now.along !== before.along) return say('board-told-along', whereabouts(now.along));
  if (now.depth !== before.depth) return say('board-told-depth', whereabouts(near * now.depth));
  if (now.tilt !== before.tilt) return say('board-told-tilt', { how: say(`board-words-tilt-${now.tilt}`) });
  if (now.turn !== before.turn) return say('board-told-turn', { degrees: now.turn * STEP_DEGREES * near });
  return now.lift === before.lift ? '' : say('board-told-lift', { lift: now.lift });
}

function whereabouts(part: number): { where: string; percent: number } {
  return { where: part === 0 ? 'middle' : part > 0 ? 'more' : 'less', percent: Math.abs(part) };
}
