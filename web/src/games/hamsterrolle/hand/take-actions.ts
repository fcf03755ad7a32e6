// What the reader can do before a piece is in hand: choose the direction, choose a piece, take it, or pass.
import type { Action } from '$lib/actions';
import { announcer } from '$lib/announce.svelte';
import { input } from '$lib/input.svelte';
import type { WheelBoard } from '../read/board';
import { kindOf } from '../read/shape';
import { nameInWheel } from '../read/standing';
import { say } from '../say';
import type { View } from '../types';
import { DIGITS, digitsTo } from './digits';

/** There is a piece to take by a button. */
export function hasTake({ choice }: WheelBoard): boolean {
  return choice.chosen !== null || input.isKeyed;
}

export function directions(board: WheelBoard): Action[] {
  return (['left', 'right'] as const).map((to: View['direction']) => ({
    id: `direct-${to}`,
    label: say(`board-direct-${to}`),
    primary: true,
    may: !board.isCut,
    do: () => void board.direct(to),
  }));
}

/** Arrows only move the focus: the direction is final for the whole game. */
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
export function choose(board: WheelBoard): Action {
  const { activity } = board;
  const { choices } = board.choice;
  const last = activity === 'pass' ? Math.min(9, choices.length) : 1 + Math.max(0, ...choices.map(kindOf));
  return {
    id: 'choose',
    label: say('board-key-choose'),
    keys: [...DIGITS, 'ArrowLeft', 'ArrowRight'],
    keysLabel: `${digitsTo(last)} ← →`,
    do: (key) => chooseBy(board, key),
  };
}

function chooseBy(board: WheelBoard, key: string): void {
  const { choices } = board.choice;
  if (key.startsWith('Arrow')) return walk(board, key === 'ArrowLeft' ? -1 : 1);
  const index = Number(key) - 1;
  choosePiece(
    board,
    board.activity === 'pass' ? choices[index] : choices.find((piece) => kindOf(piece) === index),
  );
}

function walk(board: WheelBoard, by: number): void {
  const { choices, chosen } = board.choice;
  if (choices.length === 0) return;
  const at = chosen === null ? (by > 0 ? -1 : 0) : choices.indexOf(chosen);
  choosePiece(board, choices.at((at + by) % choices.length));
}

/** The focus goes there too, so that Enter takes this piece. */
function choosePiece(board: WheelBoard, piece: number | undefined): void {
  if (piece === undefined) return;
  board.choice.choose(piece);
  focus(`[data-piece="${piece}"]`);
  announcer.say(nameInWheel(board.view, piece));
}

export function take(board: WheelBoard): Action {
  return {
    id: 'take',
    label: say('board-take-go'),
    keys: ['Enter'],
    primary: true,
    may: board.choice.chosen !== null && !board.isCut,
    do: () => board.go(),
  };
}

export function pass(board: WheelBoard): Action {
  return {
    id: 'pass',
    label: say('board-pass'),
    detail: say('board-pass-brief'),
    keys: ['P'],
    may: board.choice.mayPass && !board.isCut,
    listed: board.choice.mayPass,
    do: () => board.choice.pass(true),
  };
}

export function endPass(board: WheelBoard): Action {
  return {
    id: 'end-pass',
    label: say('board-pass-end'),
    keys: ['Escape', 'P'],
    may: !board.isCut,
    do: () => board.choice.pass(false),
  };
}

/** With a piece in hand the key says why not. */
export function noPass(board: WheelBoard): Action {
  return { ...pass(board), id: 'no-pass', listed: false };
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
