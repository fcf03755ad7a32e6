// What a player can do at a sheet: the buttons, the keys and the list of keys follow from these lists.
import { cursorActions, TAKE_BACK, type Action } from '$lib/actions';
import type { HamsternCtrl } from './ctrl.svelte';
import { FACES } from './read/printed';
import { say } from './say';

/** A cell of the own sheet, in `parts/OwnSheet.svelte`. */
const CELLS = '[data-cell]';

/** All actions, with or without a button. `focus` brings the keyboard to the cell of the cursor. */
export function actionsOf(ctrl: HamsternCtrl, focus: () => void): Action[] {
  return [
    ...buttonsOf(ctrl),
    ...(ctrl.isEntering ? [enter(ctrl)] : []),
    ...(ctrl.isAsked ? cells(ctrl, focus) : []),
    ...(ctrl.table.refusal ? [close(ctrl)] : []),
  ];
}

/** The actions that have a button. */
export function buttonsOf(ctrl: HamsternCtrl): Action[] {
  if (!ctrl.isAsked || ctrl.isEntering) return [];
  if (ctrl.mayPass && ctrl.drawing.placements.length === 0) return [pass(ctrl)];
  return [aside(ctrl), confirm(ctrl)];
}

function pass(ctrl: HamsternCtrl): Action {
  return { id: 'pass', label: say('board-pass'), keys: ['Enter'], primary: true, do: () => void ctrl.pass() };
}

function confirm(ctrl: HamsternCtrl): Action {
  return {
    id: 'confirm',
    label: say('board-done'),
    keys: ['Enter'],
    primary: true,
    may: ctrl.drawing.isComplete,
    do: () => void ctrl.confirm(),
  };
}

/** The button beside the confirmation. */
function aside(ctrl: HamsternCtrl): Action {
  if (ctrl.mayPass && ctrl.drawing.draft.length === 0)
    return { id: 'pass', label: say('board-pass-zero'), do: () => void ctrl.pass() };
  if (ctrl.isForced)
    return { id: 'draw-forced', label: say('board-draw-forced'), do: () => ctrl.drawForced() };
  return {
    id: 'take-back',
    label: say('board-take-back'),
    keys: TAKE_BACK,
    may: ctrl.isPlacing && ctrl.drawing.draft.length > 0,
    // Without a cross to take back, the key takes back the last move at the table.
    fallsThrough: true,
    do: () => ctrl.takeBack(),
  };
}

function enter(ctrl: HamsternCtrl): Action {
  return {
    id: 'enter',
    label: say('board-enter-faces'),
    keys: Array.from({ length: FACES }, (_, face) => String(face + 1)),
    keysLabel: `1 – ${FACES}`,
    do: (key) => void ctrl.enter(Number(key)),
  };
}

function cells(ctrl: HamsternCtrl, focus: () => void): Action[] {
  return cursorActions({
    places: CELLS,
    labels: { walk: say('board-key-walk'), leap: say('board-key-leap'), choose: say('board-key-cross') },
    walk: (direction) => ctrl.walk(direction),
    leap: (to) => ctrl.leap(to),
    choose: () => ctrl.touch(ctrl.cursor),
    focus,
  });
}

function close(ctrl: HamsternCtrl): Action {
  return {
    id: 'close-refusal',
    label: '',
    keys: ['Escape'],
    listed: false,
    do: () => ctrl.table.dismissRefusal(),
  };
}
