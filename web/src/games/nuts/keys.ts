// The keyboard at the board: one seat's turn by Space, R and B, the odds by O, and a key for each seat of a nut round.
import type { Seat } from '$lib/contract';
import type { NutsCtrl } from './ctrl.svelte';

/** Where letters are typed, and where the page has keys of its own. */
const TYPING = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]';
/** What Space and Enter press by themselves. */
const PRESSED = 'button, a[href], summary, [role="button"], [role="tab"]';

export class Keys {
  #ctrl: NutsCtrl;
  #down = new Map<string, Seat>();

  constructor(ctrl: NutsCtrl) {
    this.#ctrl = ctrl;
  }

  down(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isIn(event, TYPING)) return;
    if (this.#race(event) || event.repeat) return;
    this.#turn(event);
  }

  up(event: KeyboardEvent): void {
    const key = event.key.toUpperCase();
    const seat = this.#down.get(key);
    if (seat === undefined) return;
    this.#down.delete(key);
    this.#ctrl.hands.release(seat);
  }

  /** The window lost the keyboard: nobody holds anything any more. */
  letGo(): void {
    for (const seat of this.#down.values()) this.#ctrl.hands.release(seat);
    this.#down.clear();
  }

  #race(event: KeyboardEvent): boolean {
    const race = this.#ctrl.table.view.race;
    if (!race || race.paced) return false;
    const seat = this.#ctrl.hands.seatOf(event.key);
    if (seat === null || isIn(event, '.pad')) return false;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) {
      this.#down.set(event.key.toUpperCase(), seat);
      this.#ctrl.hands.press(seat);
    }
    return true;
  }

  #turn(event: KeyboardEvent): void {
    const act = this.#action(event);
    if (!act) return;
    event.preventDefault();
    act();
  }

  #action(event: KeyboardEvent): (() => void) | null {
    const ctrl = this.#ctrl;
    switch (event.key.toLowerCase()) {
      case ' ':
      case 'enter':
        return isIn(event, PRESSED) ? null : this.#go();
      case 'r':
        return this.#go();
      case 'b':
        return ctrl.may('Bank') ? () => void ctrl.bank() : null;
      case 'o':
        return () => ctrl.toggleOdds();
      default:
        return null;
    }
  }

  #go(): (() => void) | null {
    const ctrl = this.#ctrl;
    if (ctrl.may('Roll')) return () => void ctrl.roll();
    return ctrl.may('RaceRoll') && ctrl.table.view.race?.paced ? () => void ctrl.racePaced() : null;
  }
}

function isIn(event: KeyboardEvent, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}
