// What a player can do at the clearing: the buttons, the keys and the list of keys follow from these lists.
import { keyCapsOf, type Action } from '$lib/actions';
import type { Seat } from '$lib/contract';
import type { NutsCtrl } from './ctrl.svelte';
import { dogOf } from './read/race';
import { say } from './say';
import type { RaceView } from './types';

/** What rolls in a turn; in a nut round, what the only seat at this screen holds down. */
const ROLL = ['Space', 'Enter', 'R'] as const;
const HOLD = ['Space', 'Enter'] as const;
/**
 * In a nut round, by number of seats that share the keyboard: one key each, far apart, from left to right as the pads. The
 * arrows do the same. They type no character, so they work for readers who have switched single letters off.
 */
const LETTERS: readonly string[] = ['', '', 'AL', 'AGL', 'AFJL'];
const ARROWS: readonly (readonly string[])[] = [
  [],
  [],
  ['ArrowLeft', 'ArrowRight'],
  ['ArrowLeft', 'ArrowUp', 'ArrowRight'],
  ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
];

/** The keys of an own seat in a nut round; none if the seat does not share the keyboard. */
export function sharedKeys(yours: readonly Seat[], seat: Seat): string[] {
  const place = yours.indexOf(seat);
  const keys = [LETTERS[yours.length]?.[place], ARROWS[yours.length]?.[place]];
  return keys.filter((key) => key !== undefined);
}

/** Everything, buttons and keys. */
export function actionsOf(ctrl: NutsCtrl): Action[] {
  const { view, yours } = ctrl.table;
  const { race } = view;
  const holds = race && !race.paced ? yours.flatMap((seat) => holdOf(ctrl, race, seat)) : [];
  return [...buttonsOf(ctrl), oddsOf(ctrl), ...holds];
}

/** What has a large button. */
export function buttonsOf(ctrl: NutsCtrl): Action[] {
  const { phase, race, rolling } = ctrl.view;
  if (!ctrl.isOwnTurn) return [];
  if (phase === 'race') return race?.paced ? [throwTogether(ctrl)] : [];
  const isDeciding = phase === 'decide' && !rolling;
  return isDeciding || ctrl.may('Bank') ? [bank(ctrl), roll(ctrl)] : [roll(ctrl)];
}

export function oddsOf(ctrl: NutsCtrl): Action {
  return {
    id: 'odds',
    label: say('board-odds'),
    keys: ['O'],
    pressed: ctrl.showsOdds,
    // In a nut round there are none to show.
    listed: ctrl.view.odds !== null,
    do: () => ctrl.toggleOdds(),
  };
}

/** Holding down the pad of a seat by keys: from anywhere by its own keys, and with Space while the pad has the focus. */
export function holdOf(ctrl: NutsCtrl, race: RaceView, seat: Seat): Action[] {
  const { yours } = ctrl.table;
  const keys = sharedKeys(yours, seat);
  const label = say(dogOf(race, seat) ? 'board-race-task-dog' : 'board-race-task-nuts');
  const hold = { do: () => ctrl.hands.press(seat), up: () => ctrl.hands.release(seat) };
  if (keys.length === 0) return [{ id: `hold-${seat}`, label, keys: HOLD, ...hold }];
  return [
    { id: `hold-${seat}`, label: `${ctrl.table.name(seat)}: ${label}`, keys, ...hold },
    { id: `hold-pad-${seat}`, label, keys: HOLD, within: `[data-pad="${seat}"]`, listed: false, ...hold },
  ];
}

function roll(ctrl: NutsCtrl): Action {
  const { fresh, dice } = ctrl.view;
  return {
    id: 'roll',
    label: say(fresh ? 'board-roll-fresh' : 'board-roll', { dice }),
    keys: ROLL,
    keysLabel: keyCapsOf(ROLL).join(' '),
    primary: true,
    may: ctrl.may('Roll'),
    why: () => ctrl.explain('Roll'),
    do: () => ctrl.roll(),
  };
}

function bank(ctrl: NutsCtrl): Action {
  return {
    id: 'bank',
    label: say('board-bank', { nuts: ctrl.view.total }),
    keys: ['B'],
    may: ctrl.may('Bank'),
    why: () => ctrl.explain('Bank'),
    do: () => ctrl.bank(),
  };
}

function throwTogether(ctrl: NutsCtrl): Action {
  return {
    id: 'throw-together',
    label: say('board-race-paced'),
    keys: ROLL,
    keysLabel: keyCapsOf(ROLL).join(' '),
    primary: true,
    may: ctrl.may('RaceRoll'),
    why: () => ctrl.explain('RaceRoll'),
    do: () => ctrl.throwTogether(),
  };
}
