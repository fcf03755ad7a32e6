// What the reader can do with a piece in hand: bring it somewhere by keys, let go of it, or lay it back.
import { TAKE_BACK, type Action } from '$lib/actions';
import type { HamsterrolleCtrl } from '../ctrl.svelte';
import { numberOf } from '../read/compartments';
import { list } from '../read/standing';
import { say } from '../say';
import { DIGITS, digitsTo } from './digits';
import { LIFTED } from './steered-place.svelte';
import { announced } from './announced';

/** How far one press moves the piece along or up, in per cent. */
const STEP = 10;

export function compartment(ctrl: HamsterrolleCtrl): Action {
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

/** The compartments as a radio group, in `parts/CompartmentChoice.svelte`. */
const CHOICE = '[data-compartments]';
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** As in every radio group: arrows choose the previous or the next one, and go on at the other end. */
export function nextCompartment({ hand }: HamsterrolleCtrl): Action {
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
export function placeOf({ compartments, over }: HamsterrolleCtrl['hand']): number {
  return Math.max(0, compartments.indexOf(over ?? -1));
}

/** Digits count the compartments that can be chosen; on the wheel these have other numbers. */
function nameDigits(ctrl: HamsterrolleCtrl): void {
  const choices = ctrl.hand.compartments.map((compartment, index) =>
    say('board-digit', { digit: index + 1, compartment: numberOf(compartment) }),
  );
  if (choices.length > 0) ctrl.explain('board-why-digit', { choices: list(choices) });
}

export function along(ctrl: HamsterrolleCtrl): Action {
  // The wheel rolls forward: on the screen to the left or to the right.
  const forward = ctrl.view.direction === 'left' ? 'ArrowLeft' : 'ArrowRight';
  return {
    id: 'along',
    label: say('board-key-along'),
    keys: ['ArrowLeft', 'ArrowRight'],
    keysLabel: '← →',
    repeats: true,
    do: announced(ctrl, (key) =>
      ctrl.hand.tell({ along: bounded(ctrl.hand.place.along + (key === forward ? STEP : -STEP), -100) }),
    ),
  };
}

export function lift(ctrl: HamsterrolleCtrl): Action {
  return {
    id: 'lift-a-little',
    label: say('board-key-lift'),
    keys: ['ArrowUp', 'ArrowDown'],
    keysLabel: '↑ ↓',
    repeats: true,
    do: announced(ctrl, (key) =>
      ctrl.hand.tell({ lift: bounded(ctrl.hand.place.lift + (key === 'ArrowUp' ? STEP : -STEP), 0) }),
    ),
  };
}

export function setDown(ctrl: HamsterrolleCtrl): Action {
  return {
    id: 'set-down',
    label: say('board-words-down'),
    keys: ['S'],
    do: announced(ctrl, () => ctrl.hand.tell({ lift: 0 })),
  };
}

export function liftUp(ctrl: HamsterrolleCtrl): Action {
  return {
    id: 'lift',
    label: say('board-words-up'),
    keys: ['W'],
    do: announced(ctrl, () => ctrl.hand.tell({ lift: LIFTED })),
  };
}

export function letGo(ctrl: HamsterrolleCtrl): Action {
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

export function gripAgain(ctrl: HamsterrolleCtrl): Action {
  return {
    id: 'grip-again',
    label: say('board-grip'),
    keys: ['Enter'],
    primary: true,
    may: !ctrl.isCut,
    do: () => ctrl.go(),
  };
}

export function drop(ctrl: HamsterrolleCtrl): Action {
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

export function layBack(ctrl: HamsterrolleCtrl): Action {
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

function bounded(value: number, least: number): number {
  return Math.max(least, Math.min(100, value));
}
