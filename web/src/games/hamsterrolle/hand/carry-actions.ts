// What the reader can do with a piece in hand: bring it somewhere by keys, let go of it, or lay it back.
import { TAKE_BACK, type Action } from '$lib/actions';
import type { WheelBoard } from '../read/board';
import { numberOf } from '../read/compartments';
import { list } from '../read/standing';
import { say } from '../say';
import { DIGITS, digitsTo } from './digits';
import { LIFTED } from './steered-place.svelte';
import { announced } from './announced';

/** How far one press moves the piece along or up, in per cent. */
const STEP = 10;

export function compartment(board: WheelBoard): Action {
  return {
    id: 'compartment',
    label: say('board-words-compartment'),
    keys: DIGITS,
    keysLabel: digitsTo(board.hand.compartments.length),
    do: (key) => {
      const chosen = board.hand.compartments[Number(key) - 1];
      if (chosen === undefined) nameDigits(board);
      else board.hand.tell({ compartment: chosen });
    },
  };
}

/** The compartments as a radio group, in `parts/CompartmentChoice.svelte`. */
const CHOICE = '[data-compartments]';
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** As in every radio group: arrows choose the previous or the next one, and go on at the other end. */
export function nextCompartment({ hand }: WheelBoard): Action {
  return {
    id: 'next-compartment',
    label: say('board-words-compartment'),
    keys: Object.keys(STEPS),
    within: CHOICE,
    repeats: true,
    listed: false,
    do: (key) => {
      const { compartments } = hand;
      const to = compartments.at((placeOf(hand) + (STEPS[key] ?? 0)) % compartments.length);
      if (to === undefined) return;
      hand.tell({ compartment: to });
      document.querySelector<HTMLElement>(`${CHOICE} [data-compartment="${to}"]`)?.focus();
    },
  };
}

/** The place of the chosen compartment in the row; of the first one if none is chosen. */
export function placeOf({ compartments, over }: WheelBoard['hand']): number {
  return Math.max(0, compartments.indexOf(over ?? -1));
}

/** Digits count the compartments that can be chosen; the numbers on the wheel differ. */
function nameDigits(board: WheelBoard): void {
  const choices = board.hand.compartments.map((compartment, index) =>
    say('board-digit', { digit: index + 1, compartment: numberOf(compartment) }),
  );
  if (choices.length > 0) board.explain('board-why-digit', { choices: list(choices) });
}

export function along(board: WheelBoard): Action {
  // The wheel rolls forward: on the screen to the left or to the right.
  const forward = board.view.direction === 'left' ? 'ArrowLeft' : 'ArrowRight';
  return {
    id: 'along',
    label: say('board-key-along'),
    keys: ['ArrowLeft', 'ArrowRight'],
    keysLabel: '← →',
    repeats: true,
    do: announced(board, (key) =>
      board.hand.tell({ along: bounded(board.hand.place.along + (key === forward ? STEP : -STEP), -100) }),
    ),
  };
}

export function lift(board: WheelBoard): Action {
  return {
    id: 'lift-a-little',
    label: say('board-key-lift'),
    keys: ['ArrowUp', 'ArrowDown'],
    keysLabel: '↑ ↓',
    repeats: true,
    do: announced(board, (key) =>
      board.hand.tell({ lift: bounded(board.hand.place.lift + (key === 'ArrowUp' ? STEP : -STEP), 0) }),
    ),
  };
}

export function setDown(board: WheelBoard): Action {
  return {
    id: 'set-down',
    label: say('board-words-down'),
    keys: ['S'],
    do: announced(board, () => board.hand.tell({ lift: 0 })),
  };
}

export function liftUp(board: WheelBoard): Action {
  return {
    id: 'lift',
    label: say('board-words-up'),
    keys: ['W'],
    do: announced(board, () => board.hand.tell({ lift: LIFTED })),
  };
}

export function letGo(board: WheelBoard): Action {
  return {
    id: 'let-go',
    label: say('board-let-go'),
    detail: say('board-let-go-how'),
    keys: ['Enter', 'Space'],
    primary: true,
    may: board.hand.mayLetGo && !board.isCut,
    do: () => board.hand.letGo(),
  };
}

export function gripAgain(board: WheelBoard): Action {
  return {
    id: 'grip-again',
    label: say('board-grip'),
    keys: ['Enter'],
    primary: true,
    may: !board.isCut,
    do: () => board.go(),
  };
}

export function drop(board: WheelBoard): Action {
  const { mayDrop } = board.live;
  return {
    id: 'drop',
    label: say('board-drop'),
    detail: say('board-drop-how'),
    keys: ['X'],
    may: mayDrop && !board.isCut,
    listed: mayDrop,
    do: () => board.hand.drop(),
  };
}

export function layBack(board: WheelBoard): Action {
  return {
    id: 'lay-back',
    label: say('board-back'),
    ...(board.live.isBound && { detail: say('board-back-bound') }),
    keys: [...TAKE_BACK, 'Delete', 'Escape'],
    may: board.hand.mayLayBack && !board.isCut,
    listed: board.hand.mayLayBack,
    do: () => board.hand.layBack(),
  };
}

function bounded(value: number, least: number): number {
  return Math.max(least, Math.min(100, value));
}
