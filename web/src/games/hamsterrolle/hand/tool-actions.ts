// What a hand can do with a piece besides carrying it: turn it, lay another side down, hold the wheel.
import type { Action } from '$lib/actions';
import { announcer } from '$lib/announce.svelte';
import type { HamsterrolleCtrl } from '../ctrl.svelte';
import { say } from '../say';
import { announced } from './announced';

/** Each has a small button. */
export function toolsOf(ctrl: HamsterrolleCtrl): Action[] {
  /** A piece that lies there must be gripped again before it can be moved. */
  const may = ctrl.activity === 'carry' && !ctrl.isCut;
  return [
    {
      id: 'turn-left',
      label: say('board-turn-left'),
      keys: ['Q'],
      repeats: true,
      do: () => ctrl.hand.turn(-1),
    },
    {
      id: 'turn-right',
      label: say('board-turn-right'),
      keys: ['E'],
      repeats: true,
      do: () => ctrl.hand.turn(1),
    },
    { id: 'side', label: say('board-side'), keys: ['R'], do: () => ctrl.hand.tip() },
    {
      id: 'nearer',
      label: say('board-nearer'),
      keys: ['PageDown'],
      repeats: true,
      do: () => ctrl.hand.shift(-1),
    },
    {
      id: 'farther',
      label: say('board-farther'),
      keys: ['PageUp'],
      repeats: true,
      do: () => ctrl.hand.shift(1),
    },
  ]
    .map((tool): Action => ({ ...tool, may, do: announced(ctrl, tool.do) }))
    .concat({
      id: 'hold',
      label: say('board-hold'),
      keys: ['F'],
      may,
      pressed: ctrl.live.isHeld,
      do: () => hold(ctrl),
    });
}

function hold(ctrl: HamsterrolleCtrl): void {
  const held = ctrl.live.isHeld ? 'no' : 'yes';
  if (ctrl.hand.hold(!ctrl.live.isHeld)) announcer.say(say('board-told-held', { held }));
}
