// What a player can do at the board: the buttons, the keys and the list of keys follow from these lists.
import { ARROWS, cursorActions, perform, TAKE_BACK, type Action } from '$lib/actions';
import type { GophersCtrl } from './ctrl.svelte';
import { TOP } from './read/printed';
import { say } from './say';

/** The holes, in `parts/Maze.svelte`. */
const HOLES = '[data-spot]';
/** The cards of the hand, in `parts/Hand.svelte`. */
const CARD = '[data-card]';
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** Everything, buttons and keys. `focus` brings the keyboard to the hole of the cursor. */
export function actionsOf(ctrl: GophersCtrl, focus: () => void): Action[] {
  return [
    ...inHand(focus),
    onHole(ctrl),
    ...(ctrl.busy ? [] : buttonsOf(ctrl)),
    ...(ctrl.curtain.isDown && ctrl.busy ? [lift(ctrl, false)] : []),
    ...withoutButton(ctrl),
    ...holes(ctrl, focus),
    ...cards(ctrl),
    ...(ctrl.hasDraft ? [takeBack(ctrl)] : []),
    close(ctrl),
  ];
}

/** What has a button of its own. */
export function buttonsOf(ctrl: GophersCtrl): Action[] {
  switch (ctrl.ask) {
    case 'place':
      return [...(ctrl.curtain.isDown ? [lift(ctrl, false)] : []), go(ctrl)];
    case 'ready':
      return [...mayDig(ctrl), ...mayDecline(ctrl, 'board-skip'), roll(ctrl)];
    case 'walk':
      return [...mayDig(ctrl), go(ctrl)];
    case 'collect':
      if (ctrl.laying.isHopeless) return [{ ...decline(ctrl, 'board-nothing-go', 'Enter'), primary: true }];
      return [hint(ctrl), decline(ctrl, 'board-nothing'), collect(ctrl)];
    case 'gift':
      return [...mayDecline(ctrl, 'board-gift-decline'), keep(ctrl)];
    case null:
      return ctrl.curtain.isDown && !ctrl.busy && !ctrl.isSending ? [lift(ctrl, true)] : [];
  }
}

export function lift(ctrl: GophersCtrl, primary: boolean): Action {
  return {
    id: 'lift',
    label: say('board-lift'),
    keys: primary ? ['Enter', 'C'] : ['C'],
    primary,
    do: () => ctrl.curtain.lift(),
  };
}

export function nextWay(ctrl: GophersCtrl): Action {
  return {
    id: 'next-way',
    label: say('board-way-next'),
    keys: ['W'],
    do: () => ctrl.choice.turnWay(1),
  };
}

/** The junior game: at a store. */
export function nextKind(ctrl: GophersCtrl): Action {
  return {
    id: 'next-kind',
    label: say('board-key-kind'),
    keys: ['T'],
    do: () => ctrl.laying.nextKind(),
  };
}

function go(ctrl: GophersCtrl): Action {
  return {
    id: 'go',
    label: say(ctrl.ask === 'place' ? 'board-place-go' : 'board-go'),
    keys: ['Enter'],
    primary: true,
    may: ctrl.choice.chosen !== null,
    do: () => void ctrl.go(),
  };
}

function roll(ctrl: GophersCtrl): Action {
  return {
    id: 'roll',
    label: say('board-roll'),
    keys: ['Enter', 'R'],
    primary: true,
    do: () => void ctrl.roll(),
  };
}

function dig(ctrl: GophersCtrl): Action {
  return {
    id: 'dig',
    label: say('board-dig'),
    about: say('board-dig-how'),
    keys: ['D'],
    do: () => void ctrl.dig(),
  };
}

function mayDig(ctrl: GophersCtrl): Action[] {
  return ctrl.mayDig ? [dig(ctrl)] : [];
}

function decline(ctrl: GophersCtrl, label: string, ...keys: string[]): Action {
  return { id: 'decline', label: say(label), keys: [...keys, 'N'], do: () => void ctrl.decline() };
}

function mayDecline(ctrl: GophersCtrl, label: string): Action[] {
  return ctrl.may('Decline') ? [decline(ctrl, label)] : [];
}

function hint(ctrl: GophersCtrl): Action {
  return {
    id: 'hint',
    label: say('board-hint'),
    about: say('board-hint-how'),
    keys: ['H'],
    do: () => ctrl.laying.hint(),
  };
}

function collect(ctrl: GophersCtrl): Action {
  return {
    id: 'collect',
    label: say(ctrl.isJunior ? 'board-take-go' : 'board-collect-go'),
    keys: ['Enter'],
    primary: true,
    may: ctrl.laying.isFitting,
    do: () => void ctrl.collect(),
  };
}

function keep(ctrl: GophersCtrl): Action {
  return {
    id: 'keep',
    label: say('board-keep'),
    keys: ['Enter'],
    primary: true,
    may: ctrl.gift.kept !== null,
    do: () => void ctrl.keep(),
  };
}

/** Keys of buttons that are not there now, or that stand beside what they change. */
function withoutButton(ctrl: GophersCtrl): Action[] {
  const canAskToDig = ctrl.ask === 'ready' || ctrl.ask === 'walk';
  return [
    // The server says why not.
    ...(canAskToDig && !ctrl.mayDig ? [{ ...dig(ctrl), listed: false }] : []),
    ...(ctrl.laying.isHopeless ? [{ ...hint(ctrl), listed: false }] : []),
    ...(ctrl.choice.ways.length > 1 ? [nextWay(ctrl)] : []),
    ...(ctrl.isJunior && ctrl.laying.isActive && ctrl.laying.print.kind === 'store' ? [nextKind(ctrl)] : []),
  ];
}

/** On a hole that is not chosen yet, Enter chooses it. Otherwise Enter does what the large button says. */
function onHole(ctrl: GophersCtrl): Action {
  return {
    id: 'enter-hole',
    label: '',
    keys: ['Enter'],
    within: HOLES,
    listed: false,
    do: () => {
      const { chosen, cursor } = ctrl.choice;
      const isChoosing = ctrl.ask === 'place' || ctrl.ask === 'walk';
      const primary = buttonsOf(ctrl).find((action) => action.primary);
      if (ctrl.busy) return;
      if (isChoosing && chosen !== cursor) ctrl.touch(cursor);
      else if (primary) perform(primary);
    },
  };
}

function holes(ctrl: GophersCtrl, focus: () => void): Action[] {
  const { choice } = ctrl;
  return cursorActions({
    places: HOLES,
    labels: { walk: say('board-key-walk'), leap: say('board-key-leap'), choose: say('board-key-choose') },
    mayChoose: choice.targets.size > 0,
    walk: (direction) => choice.walkCursor(direction),
    leap: (to) => choice.leap(to),
    choose: () => ctrl.touch(choice.cursor),
    focus,
  });
}

/** While a card has the focus, arrows lead along the hand, and up to the holes. */
function inHand(focus: () => void): Action[] {
  return [
    {
      id: 'along-hand',
      label: '',
      keys: [...Object.keys(ARROWS), 'Home', 'End'],
      within: CARD,
      repeats: true,
      listed: false,
      do: (key) => {
        if (key === 'ArrowUp') return focus();
        const all = [...document.querySelectorAll<HTMLElement>(CARD)];
        const at = all.findIndex((card) => card === document.activeElement);
        const to = key === 'Home' ? 0 : key === 'End' ? -1 : at + (key === 'ArrowLeft' ? -1 : 1);
        all.at(to % all.length)?.focus();
      },
    },
  ];
}

function cards(ctrl: GophersCtrl): Action[] {
  if (ctrl.ask === 'gift')
    return [digits('board-key-gift', ctrl.gift.cards.length, (number) => ctrl.tapGift(number - 1))];
  if (!ctrl.laying.isActive) return [];
  if (ctrl.isJunior)
    return [
      digits('board-key-take', TOP, (number) => ctrl.laying.takeValue(number)),
      sign('board-key-give', (sign) => ctrl.laying.signNext(sign)),
    ];
  return [
    digits('board-key-lay', ctrl.hand.length, (number) => ctrl.laying.tap(number - 1)),
    sign('board-key-sign', (sign) => setSign(ctrl, sign)),
  ];
}

/** The digits from 1 to `most`; 0 is 10. */
function digits(label: string, most: number, act: (number: number) => void): Action {
  const keys = DIGITS.slice(0, most);
  return {
    id: 'digit',
    label: say(label),
    keys,
    keysLabel: `1 – ${keys.at(-1) ?? 1}`,
    do: (key) => act(Number(key) || TOP),
  };
}

function sign(label: string, act: (sign: 1 | -1) => void): Action {
  return {
    id: 'sign',
    label: say(label),
    keys: ['+', '-', '−'],
    keysLabel: '+ −',
    do: (key) => act(key === '+' ? 1 : -1),
  };
}

/** Of the card with the focus, otherwise of the one that was touched last. */
function setSign(ctrl: GophersCtrl, sign: 1 | -1): void {
  const card = document.activeElement?.closest<HTMLElement>(CARD);
  if (card) ctrl.laying.setSign(Number(card.dataset['card']), sign);
  else ctrl.laying.setLastSign(sign);
}

/** What is chosen here is taken back first; after that, the key takes back the last move at the table. */
function takeBack(ctrl: GophersCtrl): Action {
  return { id: 'take-back', label: say('board-key-back'), keys: TAKE_BACK, do: () => ctrl.clear() };
}

function close(ctrl: GophersCtrl): Action {
  return { id: 'close', label: '', keys: ['Escape'], listed: false, do: () => ctrl.clear() };
}
