// The keyboard at the board: arrows over the cells, Space to cross, Enter to confirm, Backspace to take back, and the
// digits for a real die. Of the sheet one cell takes part in Tab.
import { isTakeBack } from '$lib/keys';
import type { HamsternCtrl } from './ctrl.svelte';
import type { Direction } from './read/places';

/** Where letters are typed, and where the page has keys of its own. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"], aside';
/** What Space and Enter press by themselves. */
const PRESSED = 'button, a[href], summary, [role="button"], [role="tab"]';
/** The marks of the cells, in `OwnSheet.svelte`. */
const CELLS = '[data-cell]';

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export class Keys {
  #ctrl: HamsternCtrl;
  #focus: () => void;

  /** `focus`: brings the keyboard to the cell of the cursor. */
  constructor(ctrl: HamsternCtrl, focus: () => void) {
    this.#ctrl = ctrl;
    this.#focus = focus;
  }

  down(event: KeyboardEvent): void {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey) || isTakeBack(event);
    if (!isPlain || isIn(event, ELSEWHERE)) return;
    const act = this.#walk(event) ?? (event.repeat ? null : this.#action(event));
    if (!act) return;
    event.preventDefault();
    act();
  }

  #walk(event: KeyboardEvent): (() => void) | null {
    const direction = ARROWS[event.key];
    const isLeap = event.key === 'Home' || event.key === 'End';
    if (!direction && !isLeap) return null;
    return () => {
      // The first key only shows where one is.
      if (isIn(event, CELLS) || isLeap) {
        if (direction) this.#ctrl.walk(direction);
        else this.#ctrl.leap(event.key === 'Home' ? 'first' : 'last');
      }
      this.#focus();
    };
  }

  #action(event: KeyboardEvent): (() => void) | null {
    const ctrl = this.#ctrl;
    if (ctrl.isEntering) return /^[1-6]$/.test(event.key) ? () => void ctrl.enter(Number(event.key)) : null;
    // Without a cross to take back it is for the table to take back the last move.
    if (isTakeBack(event)) return ctrl.isPlacing && ctrl.draft.length > 0 ? () => ctrl.takeBack() : null;
    switch (event.key) {
      case ' ':
        return isIn(event, CELLS) ? () => ctrl.touch(ctrl.cursor) : null;
      case 'Enter':
        return isIn(event, PRESSED) ? null : () => this.#go();
      case 'Escape':
        return ctrl.refused ? () => ctrl.forgetRefusal() : null;
      default:
        return null;
    }
  }

  #go(): void {
    const ctrl = this.#ctrl;
    if (ctrl.placements.length === 0) void ctrl.pass();
    else void ctrl.confirm();
  }
}

function isIn(event: KeyboardEvent, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}
