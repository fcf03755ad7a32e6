// What a hand can do with a piece besides carrying it: turn it, lay another side down, hold the wheel.
import type { Action } from '$lib/actions';
import { announcer } from '$lib/announce.svelte';
import type { WheelBoard } from '../read/board';
import { say } from '../say';
import { announced } from './announced';

/** Each has a small button. */
export function toolsOf(board: WheelBoard): Action[] {
  /** A piece that lies there must be gripped again before it can be moved. */
  const may = board.activity === 'carry' && !board.isCut;
  return [
    {
      id: 'turn-left',
      label: say('board-turn-left'),
      keys: ['Q'],
      repeats: true,
      do: () => board.hand.turn(-1),
    },
    {
      id: 'turn-right',
      label: say('board-turn-right'),
      keys: ['E'],
      repeats: true,
      do: () => board.hand.turn(1),
    },
    { id: 'side', label: say('board-side'), keys: ['R'], do: () => board.hand.tip() },
    {
      id: 'nearer',
      label: say('board-nearer'),
      keys: ['PageDown'],
      repeats: true,
      do: () => board.hand.shift(-1),
    },
    {
      id: 'farther',
      label: say('board-farther'),
      keys: ['PageUp'],
      repeats: true,
      do: () => board.hand.shift(1),
    },
  ]
    .map((tool): Action => ({ ...tool, may, do: announced(board, tool.do) }))
    .concat({
      id: 'hold',
      label: say('board-hold'),
      keys: ['F'],
      may,
      pressed: board.live.isHeld,
      do: () => hold(board),
    });
}

function hold(board: WheelBoard): void {
  const held = board.live.isHeld ? 'no' : 'yes';
  if (board.hand.hold(!board.live.isHeld)) announcer.say(say('board-told-held', { held }));
}
