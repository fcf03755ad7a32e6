// What the reader can do before a piece is in hand: choose the direction, choose a piece, take it, or pass.
import type { Action } from '$lib/actions';
import { announcer } from '$lib/announce.svelte';
import { input } from '$lib/input.svelte';
import type { HamsterrolleCtrl } from '../ctrl.svelte';
import { kindOf } from '../read/shape';
import { nameInWheel } from '../read/standing';
import { say } from '../say';
import type { View } from '../types';
import { DIGITS, digitsTo } from './digits';

/** There is a piece to take by a button. */
export function hasTake({ choice }: HamsterrolleCtrl): boolean {
  return choice.chosen !== null || input.isKeyed;
}

export function directions(ctrl: HamsterrolleCtrl): Action[] {
  return (['left', 'right'] as const).map((to: View['direction']) => ({
    id: `direct-${to}`,
    label: say(`board-direct-${to}`),
    primary: true,
    may: !ctrl.isCut,
    do: () => void ctrl.direct(to),
  }));
}

/** Arrows only bring the focus there: the direction holds for the whole game. */
export function chooseDirection(): Action {
  return {
    id: 'choose-direction',
    label: say('board-direct'),
    keys: ['ArrowLeft', 'ArrowRight'],
    keysLabel: '← →',
    do: (key) => focus(`[data-action="direct-${key === 'ArrowLeft' ? 'left' : 'right'}"]`),
  };
}

/** In a tray each kind has its digit, whatever else is left; in the wheel the pieces are counted. */
export function choose(ctrl: HamsterrolleCtrl): Action {
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

export function take(ctrl: HamsterrolleCtrl): Action {
  return {
    id: 'take',
    label: say('board-take-go'),
    keys: ['Enter'],
    primary: true,
    may: ctrl.choice.chosen !== null && !ctrl.isCut,
    do: () => ctrl.go(),
  };
}

export function pass(ctrl: HamsterrolleCtrl): Action {
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

export function endPass(ctrl: HamsterrolleCtrl): Action {
  return {
    id: 'end-pass',
    label: say('board-pass-end'),
    keys: ['Escape', 'P'],
    may: !ctrl.isCut,
    do: () => ctrl.choice.pass(false),
  };
}

/** With a piece in hand the key says why not. */
export function noPass(ctrl: HamsterrolleCtrl): Action {
  return { ...pass(ctrl), id: 'no-pass', listed: false };
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
