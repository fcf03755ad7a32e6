// What the reader can do at the wheel just now: the buttons, the keys and the list of keys follow from these lists. While a
// piece is in hand, keys tell the hand where to bring it, and the hand carries it there by itself.
import { TAKE_BACK, type Action } from '$lib/actions';
import { announcer } from '$lib/announce.svelte';
import { input } from '$lib/input.svelte';
import type { HamsterrolleCtrl } from './ctrl.svelte';
import { LIFTED } from './hand/spoken.svelte';
import type { Place } from './hand/packets';
import { account } from './read/account';
import { numberOf } from './read/compartments';
import { kindOf } from './read/shape';
import { list, nameInWheel } from './read/standing';
import { say } from './say';
import { ZOOM_STEP } from './scene/zoom';
import type { View } from './types';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** How far one press moves the piece along or up, in per cent. */
const STEP = 10;

type List = (ctrl: HamsterrolleCtrl) => Action[];

/** Everything that can be done, buttons and keys. */
export function actionsOf(ctrl: HamsterrolleCtrl): Action[] {
  return [...(NOW[ctrl.activity]?.(ctrl) ?? []), ...lookActions(ctrl), ...closeRefusal(ctrl)];
}

/** Those with a button below the hand. */
export function buttonsOf(ctrl: HamsterrolleCtrl): Action[] {
  return [...watchAgain(ctrl), ...(BUTTONS[ctrl.activity]?.(ctrl) ?? [])];
}

const NOW: Partial<Record<HamsterrolleCtrl['activity'], List>> = {
  direct: (ctrl) => [chooseDirection()].concat(directions(ctrl)),
  take: (ctrl) => [choose(ctrl), take(ctrl), pass(ctrl)],
  pass: (ctrl) => [choose(ctrl), take(ctrl), endPass(ctrl)],
  carry: (ctrl) => [
    compartment(ctrl),
    along(ctrl),
    lift(ctrl),
    setDown(ctrl),
    liftUp(ctrl),
    ...toolsOf(ctrl),
    letGo(ctrl),
    drop(ctrl),
    layBack(ctrl),
    noPass(ctrl),
  ],
  refused: (ctrl) => [gripAgain(ctrl), drop(ctrl), noPass(ctrl)],
  replay: (ctrl) => [endReplay(ctrl)],
};

const BUTTONS: Partial<Record<HamsterrolleCtrl['activity'], List>> = {
  direct: directions,
  // A pointer takes a piece by touching it: there is nothing to press.
  take: (ctrl) => [...(ctrl.choice.mayPass ? [pass(ctrl)] : []), ...(hasTake(ctrl) ? [take(ctrl)] : [])],
  pass: (ctrl) => [endPass(ctrl), ...(hasTake(ctrl) ? [take(ctrl)] : [])],
  carry: (ctrl) => [
    ...(ctrl.hand.isPass ? [] : [layBack(ctrl)]),
    ...(ctrl.live.mayDrop ? [drop(ctrl)] : []),
    letGo(ctrl),
  ],
  refused: (ctrl) => [...(ctrl.live.mayDrop ? [drop(ctrl)] : []), gripAgain(ctrl)],
};

/** There is a piece to take by a button. */
export function hasTake({ choice }: HamsterrolleCtrl): boolean {
  return choice.chosen !== null || input.isKeyed;
}

// Before a piece is in hand

function directions(ctrl: HamsterrolleCtrl): Action[] {
  return (['left', 'right'] as const).map((to: View['direction']) => ({
    id: `direct-${to}`,
    label: say(`board-direct-${to}`),
    primary: true,
    may: !ctrl.isCut,
    do: () => void ctrl.direct(to),
  }));
}

/** Arrows only bring the focus there: the direction holds for the whole game. */
function chooseDirection(): Action {
  return {
    id: 'choose-direction',
    label: say('board-direct'),
    keys: ['ArrowLeft', 'ArrowRight'],
    keysLabel: '← →',
    do: (key) => focus(`[data-action="direct-${key === 'ArrowLeft' ? 'left' : 'right'}"]`),
  };
}

/** In a tray each kind has its digit, whatever else is left; in the wheel the pieces are counted. */
function choose(ctrl: HamsterrolleCtrl): Action {
  const { activity } = ctrl;
  const { choices } = ctrl.choice;
  const last = activity === 'pass' ? Math.min(9, choices.length) : 1 + Math.max(0, ...choices.map(kindOf));
  return {
    id: 'choose',
    label: say('board-key-choose'),
    keys: [...DIGITS, 'ArrowLeft', 'ArrowRight'],
    keysLabel: `${digitsTo(last)} ← →`,
    do: (key) => chooseBy(ctrl, key),
  };
}

function chooseBy(ctrl: HamsterrolleCtrl, key: string): void {
  const { choices } = ctrl.choice;
  if (key.startsWith('Arrow')) return walk(ctrl, key === 'ArrowLeft' ? -1 : 1);
  const index = Number(key) - 1;
  choosePiece(
    ctrl,
    ctrl.activity === 'pass' ? choices[index] : choices.find((piece) => kindOf(piece) === index),
  );
}

function walk(ctrl: HamsterrolleCtrl, by: number): void {
  const { choices, chosen } = ctrl.choice;
  if (choices.length === 0) return;
  const at = chosen === null ? (by > 0 ? -1 : 0) : choices.indexOf(chosen);
  choosePiece(ctrl, choices.at((at + by) % choices.length));
}

/** The focus goes there too, so that Enter takes this piece. */
function choosePiece(ctrl: HamsterrolleCtrl, piece: number | undefined): void {
  if (piece === undefined) return;
  ctrl.choice.choose(piece);
  focus(`[data-piece="${piece}"]`);
  announcer.say(nameInWheel(ctrl.view, piece));
}

function take(ctrl: HamsterrolleCtrl): Action {
  return {
    id: 'take',
    label: say('board-take-go'),
    keys: ['Enter'],
    primary: true,
    may: ctrl.choice.chosen !== null && !ctrl.isCut,
    do: () => ctrl.go(),
  };
}

function pass(ctrl: HamsterrolleCtrl): Action {
  return {
    id: 'pass',
    label: say('board-pass'),
    detail: say('board-pass-brief'),
    keys: ['P'],
    may: ctrl.choice.mayPass && !ctrl.isCut,
    listed: ctrl.choice.mayPass,
    do: () => ctrl.choice.pass(true),
  };
}

function endPass(ctrl: HamsterrolleCtrl): Action {
  return {
    id: 'end-pass',
    label: say('board-pass-end'),
    keys: ['Escape', 'P'],
    may: !ctrl.isCut,
    do: () => ctrl.choice.pass(false),
  };
}

/** With a piece in hand the key says why not. */
function noPass(ctrl: HamsterrolleCtrl): Action {
  return { ...pass(ctrl), id: 'no-pass', listed: false };
}

/** The last turn, as long as no other one is under way. */
function watchAgain({ replay, live, activity }: HamsterrolleCtrl): Action[] {
  const isFree = replay.mayWatch && !live.isUnderWay && (activity === 'wait' || activity === 'take');
  if (!isFree) return [];
  return [{ id: 'replay-last', label: say('board-replay'), do: () => void replay.watchLast() }];
}

function endReplay({ replay }: HamsterrolleCtrl): Action {
  return { id: 'end-replay', label: say('board-replay-end'), keys: ['Escape'], do: () => replay.stop() };
}

// With a piece in hand

function compartment(ctrl: HamsterrolleCtrl): Action {
  return {
    id: 'compartment',
    label: say('board-words-compartment'),
    keys: DIGITS,
    keysLabel: digitsTo(ctrl.hand.compartments.length),
    do: (key) => {
      const chosen = ctrl.hand.compartments[Number(key) - 1];
      if (chosen === undefined) nameDigits(ctrl);
      else ctrl.hand.tell({ compartment: chosen });
    },
  };
}

/** Digits count the compartments that can be chosen; on the wheel these have other numbers. */
function nameDigits(ctrl: HamsterrolleCtrl): void {
  const choices = ctrl.hand.compartments.map((compartment, index) =>
    say('board-digit', { digit: index + 1, compartment: numberOf(compartment) }),
  );
  if (choices.length > 0) ctrl.explain('board-why-digit', { choices: list(choices) });
}

function along(ctrl: HamsterrolleCtrl): Action {
  // The wheel rolls forward: on the screen to the left or to the right.
  const forward = ctrl.view.direction === 'left' ? 'ArrowLeft' : 'ArrowRight';
  return {
    id: 'along',
    label: say('board-key-along'),
    keys: ['ArrowLeft', 'ArrowRight'],
    keysLabel: '← →',
    repeats: true,
    do: told(ctrl, (key) =>
      ctrl.hand.tell({ along: bounded(ctrl.hand.place.along + (key === forward ? STEP : -STEP), -100) }),
    ),
  };
}

function lift(ctrl: HamsterrolleCtrl): Action {
  return {
    id: 'lift-a-little',
    label: say('board-key-lift'),
    keys: ['ArrowUp', 'ArrowDown'],
    keysLabel: '↑ ↓',
    repeats: true,
    do: told(ctrl, (key) =>
      ctrl.hand.tell({ lift: bounded(ctrl.hand.place.lift + (key === 'ArrowUp' ? STEP : -STEP), 0) }),
    ),
  };
}

export function setDown(ctrl: HamsterrolleCtrl): Action {
  return {
    id: 'set-down',
    label: say('board-words-down'),
    keys: ['S'],
    do: told(ctrl, () => ctrl.hand.tell({ lift: 0 })),
  };
}

export function liftUp(ctrl: HamsterrolleCtrl): Action {
  return {
    id: 'lift',
    label: say('board-words-up'),
    keys: ['W'],
    do: told(ctrl, () => ctrl.hand.tell({ lift: LIFTED })),
  };
}

/** What a hand can do with a piece besides carrying it; each has a small button. */
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
    .map((tool): Action => ({ ...tool, may, do: told(ctrl, tool.do) }))
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

function letGo(ctrl: HamsterrolleCtrl): Action {
  return {
    id: 'let-go',
    label: say('board-let-go'),
    detail: say('board-let-go-how'),
    keys: ['Enter', 'Space'],
    primary: true,
    may: ctrl.hand.mayLetGo && !ctrl.isCut,
    do: () => ctrl.hand.letGo(),
  };
}

function gripAgain(ctrl: HamsterrolleCtrl): Action {
  return {
    id: 'grip-again',
    label: say('board-grip'),
    keys: ['Enter'],
    primary: true,
    may: !ctrl.isCut,
    do: () => ctrl.go(),
  };
}

function drop(ctrl: HamsterrolleCtrl): Action {
  const { mayDrop } = ctrl.live;
  return {
    id: 'drop',
    label: say('board-drop'),
    detail: say('board-drop-how'),
    keys: ['X'],
    may: mayDrop && !ctrl.isCut,
    listed: mayDrop,
    do: () => ctrl.hand.drop(),
  };
}

function layBack(ctrl: HamsterrolleCtrl): Action {
  return {
    id: 'lay-back',
    label: say('board-back'),
    ...(ctrl.live.isBound && { detail: say('board-back-bound') }),
    keys: [...TAKE_BACK, 'Delete', 'Escape'],
    may: ctrl.hand.mayLayBack && !ctrl.isCut,
    listed: ctrl.hand.mayLayBack,
    do: () => ctrl.hand.layBack(),
  };
}

// At any time

function lookActions(ctrl: HamsterrolleCtrl): Action[] {
  return [
    { id: 'account', label: say('board-account'), keys: ['A'], do: () => tellAccount(ctrl) },
    ...(ctrl.viewpoint.hasDepth ? [turnCamera(ctrl)] : []),
    {
      id: 'zoom',
      label: say('board-key-zoom'),
      keys: ['+', '=', '-'],
      keysLabel: '+ −',
      do: (key) => ctrl.viewpoint.zoom(key === '-' ? 1 / ZOOM_STEP : ZOOM_STEP),
    },
    unzoom(ctrl),
  ];
}

export function turnCamera(ctrl: HamsterrolleCtrl): Action {
  return {
    id: 'camera',
    label: say('board-camera'),
    keys: ['B'],
    do: () => ctrl.viewpoint.turn(ctrl.viewpoint.camera === 'front' ? 'turned' : 'front'),
  };
}

export function unzoom(ctrl: HamsterrolleCtrl): Action {
  return { id: 'unzoom', label: say('board-zoom-reset'), keys: ['0'], do: () => ctrl.viewpoint.unzoom() };
}

/** Says it, and opens the panel's text where there is one. */
function tellAccount({ table }: HamsterrolleCtrl): void {
  announcer.say(account(table.shown.view).join(' '));
  const written = document.querySelector<HTMLDetailsElement>('details[data-account]');
  if (!written) return;
  written.open = true;
  written.scrollIntoView({ block: 'nearest' });
}

function closeRefusal({ table }: HamsterrolleCtrl): Action[] {
  if (!table.refusal) return [];
  return [
    { id: 'close-refusal', label: '', keys: ['Escape'], listed: false, do: () => table.dismissRefusal() },
  ];
}

// What a key has changed about the piece in hand, for screen readers

/** Does it and says what has changed. A new compartment is announced with the verdict about it. */
function told(ctrl: HamsterrolleCtrl, act: (key: string) => void): (key: string) => void {
  return (key) => {
    const before = ctrl.hand.place;
    act(key);
    const { activity, hand, view } = ctrl;
    const sentence =
      activity === 'carry' ? changed(before, hand.place, view.direction === 'left' ? 1 : -1) : '';
    if (sentence) announcer.hurry(sentence, 'place');
  };
}

/** `near`: what is far in the wheel's own axes is far from the viewer (1), or near (-1). */
function changed(before: Place, now: Place, near: 1 | -1): string {
  if (now.compartment !== before.compartment) return '';
  if (now.along !== before.along) return say('board-told-along', whereabouts(now.along));
  if (now.depth !== before.depth) return say('board-told-depth', whereabouts(near * now.depth));
  if (now.tilt !== before.tilt) return say('board-told-tilt', { how: say(`board-words-tilt-${now.tilt}`) });
  if (now.turn !== before.turn) return say('board-told-turn', { degrees: now.turn * 15 * near });
  return now.lift === before.lift ? '' : say('board-told-lift', { lift: now.lift });
}

function whereabouts(part: number): { where: string; percent: number } {
  return { where: part === 0 ? 'middle' : part > 0 ? 'more' : 'less', percent: Math.abs(part) };
}

function bounded(value: number, least: number): number {
  return Math.max(least, Math.min(100, value));
}

function digitsTo(last: number): string {
  return last > 1 ? `1 – ${last}` : '1';
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
