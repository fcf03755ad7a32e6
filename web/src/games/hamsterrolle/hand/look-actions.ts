// What the reader can do at any time: look from elsewhere or closer, and hear what the wheel looks like.
import type { Action } from '$lib/actions';
import { announcer } from '$lib/announce.svelte';
import type { WheelBoard } from '../read/board';
import { account } from '../read/account';
import { say } from '../say';
import { ZOOM_STEP } from '../scene/zoom';

export function lookActions(board: WheelBoard): Action[] {
  return [
    { id: 'account', label: say('board-account'), keys: ['A'], do: () => tellAccount(board) },
    ...(board.viewpoint.hasDepth ? [turnCamera(board)] : []),
    {
      id: 'zoom',
      label: say('board-key-zoom'),
      keys: ['+', '=', '-'],
      keysLabel: '+ −',
      do: (key) => board.viewpoint.zoom(key === '-' ? 1 / ZOOM_STEP : ZOOM_STEP),
    },
    unzoom(board),
  ];
}

export function turnCamera(board: WheelBoard): Action {
  return {
    id: 'camera',
    label: say('board-camera'),
    keys: ['B'],
    do: () => board.viewpoint.turn(board.viewpoint.camera === 'front' ? 'turned' : 'front'),
  };
}

export function unzoom(board: WheelBoard): Action {
  return { id: 'unzoom', label: say('board-zoom-reset'), keys: ['0'], do: () => board.viewpoint.unzoom() };
}

/** Says it, and opens the panel's text where there is one. */
function tellAccount({ table }: WheelBoard): void {
  announcer.say(account(table.shown.view).join(' '));
  const written = document.querySelector<HTMLDetailsElement>('details[data-account]');
  if (!written) return;
  written.open = true;
  written.scrollIntoView({ block: 'nearest' });
}
