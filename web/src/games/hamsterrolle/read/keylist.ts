// Which keys do what, in words: those for what is done now, and all of them.
import { say } from '../say';

export type KeyRow = readonly [keys: string, what: string];

/** `last`: the highest digit; of kinds in a tray, or of pieces in the wheel. */
export function keysToBegin(
  last = 7,
  passing: 'board-pass' | 'board-pass-end' | null = 'board-pass',
): KeyRow[] {
  return [
    [`${digits(last)} ← →`, say('board-key-choose')],
    ['↵', say('board-take-go')],
    ...row(passing !== null, 'P', passing ?? ''),
  ];
}

/** `last`: how many compartments can be chosen. */
export function keysInHand(last = 3, { drop, back }: { drop: boolean; back: boolean }): KeyRow[] {
  return [
    [digits(last), say('board-words-compartment')],
    ['← →', say('board-key-along')],
    ['↑ ↓', say('board-key-lift')],
    ['S W', say('board-key-down')],
    ['Q E', say('board-key-turn')],
    ['R', say('board-side')],
    [say('board-key-page'), say('board-words-depth')],
    ['F', say('board-hold')],
    ['↵', say('board-let-go')],
    ...row(drop, 'X', 'board-drop'),
    ...row(back, say('board-key-back'), 'board-back'),
  ];
}

export function keysAfterRefusal({ drop }: { drop: boolean }): KeyRow[] {
  return [['↵', say('board-grip')], ...row(drop, 'X', 'board-drop')];
}

/** `hasCamera`: the wheel can be seen from elsewhere. */
export function keysAlways(hasCamera = true): KeyRow[] {
  return [
    ['A', say('board-account')],
    ...row(hasCamera, 'B', 'board-camera'),
    ['+ −', say('board-key-zoom')],
    ['0', say('board-zoom-reset')],
  ];
}

function row(isOffered: boolean, keys: string, message: string): KeyRow[] {
  return isOffered ? [[keys, say(message)]] : [];
}

function digits(last: number): string {
  return last > 1 ? `1 – ${last}` : '1';
}
