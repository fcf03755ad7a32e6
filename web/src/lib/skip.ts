// Skipping what plays at a board: one action for every game, with its key, its button and a tap on the board.
import type { Action } from './actions';
import type { GameTable } from './contract';
import { words } from './words.svelte';

type Playing = Pick<GameTable, 'playback' | 'phase'>;

/** Not Enter or Space: a press that comes too late would make a move. */
const DURING_PLAY = ['Escape'] as const;
/** Once the game is over, there is no move to make by mistake. */
const AT_THE_END = ['Enter', 'Escape', 'Space'] as const;
/** A tap there means something else: it says why something cannot be done, opens something, or skips by itself. */
const NO_TAP = '[aria-disabled="true"], [aria-haspopup], [data-action="skip"], summary, a, input, select';

/** `may`: something can be skipped now. null: nothing ever moves at this board. */
export function skipAction({ playback, phase }: Playing, skip: () => void): Action | null {
  if (!playback || (playback.isStill && !playback.isPlaying)) return null;
  return {
    id: 'skip',
    label: words.t(playback.isResting ? 'see-result' : 'skip-motion'),
    keys: phase === 'over' ? AT_THE_END : DURING_PLAY,
    may: playback.isPlaying,
    primary: playback.isResting,
    fallsThrough: true,
    listed: 'always',
    do: skip,
  };
}

/** How far a finger may slip and still tap, in px. */
const SLIP = 10;

/** Calls `skip` when the board is tapped. A drag is no tap, and what is counted and stays to be read does not go by a tap. */
export function skipOnTap(
  element: HTMLElement,
  playback: () => GameTable['playback'],
  skip: () => void,
): () => void {
  let from = { x: 0, y: 0 };
  const down = ({ clientX: x, clientY: y }: PointerEvent): void => {
    from = { x, y };
  };
  const click = ({ clientX, clientY, detail, target }: MouseEvent): void => {
    const playing = playback();
    const isTap = detail > 0 && Math.hypot(clientX - from.x, clientY - from.y) <= SLIP;
    if (!playing?.isPlaying || playing.isResting || !isTap) return;
    if (!(target instanceof Element) || !target.closest(NO_TAP)) skip();
  };
  element.addEventListener('pointerdown', down, { capture: true });
  element.addEventListener('click', click);
  return () => {
    element.removeEventListener('pointerdown', down, { capture: true });
    element.removeEventListener('click', click);
  };
}
