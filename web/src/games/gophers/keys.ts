// The keyboard at the board: arrows from hole to hole, Space to choose one, Enter for the one thing to do, digits for
// cards, plus and minus for the card touched last, and a letter for each other button.
import { isTakeBack } from '$lib/actions';
import { KINDS } from './read/cards';
import type { GophersCtrl } from './ctrl.svelte';
import { TOP } from './read/printed';
import type { Direction } from './read/maze';

/** Where letters are typed, and where the page has keys of its own. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"], aside';
/** What Space and Enter press by themselves. */
const PRESSED = 'button, a[href], summary, [role="tab"]';
/** The holes, in `Maze.svelte`. */
const HOLES = '[data-spot]';
const CARD = '[data-card]';

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export class Keys {
  #ctrl: GophersCtrl;
  #focus: () => void;
  /** The entry game: a minus before a digit gives change. */
  #isGiving = false;

  /** `focus`: brings the keyboard to the hole of the cursor. */
  constructor(ctrl: GophersCtrl, focus: () => void) {
    this.#ctrl = ctrl;
    this.#focus = focus;
  }

  down(event: KeyboardEvent): void {
    const isBack = isTakeBack(event);
    if (event.altKey || isIn(event, ELSEWHERE)) return;
    if ((event.ctrlKey || event.metaKey) && !isBack) return;
    const act = isBack
      ? this.#takeBack()
      : (this.#walk(event) ?? (event.repeat ? null : this.#action(event)));
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** What lies out here is taken back first; after that it is for the table to take back the last move. */
  #takeBack(): (() => void) | null {
    return this.#ctrl.hasDraft ? () => this.#ctrl.clear() : null;
  }

  #walk(event: KeyboardEvent): (() => void) | null {
    const direction = ARROWS[event.key];
    const isLeap = event.key === 'Home' || event.key === 'End';
    if (!direction && !isLeap) return null;
    if (isIn(event, CARD)) return () => this.#alongHand(event, direction);
    return () => {
      // The first key only shows where one is.
      if (isIn(event, HOLES) || isLeap) {
        if (direction) this.#ctrl.walkCursor(direction);
        else this.#ctrl.leap(event.key === 'Home' ? 'first' : 'last');
      }
      this.#focus();
    };
  }

  #alongHand(event: KeyboardEvent, direction: Direction | undefined): void {
    const cards = [...document.querySelectorAll<HTMLElement>(CARD)];
    const at = cards.findIndex((card) => card === (event.target as Element).closest(CARD));
    if (direction === 'up') return this.#focus();
    const to =
      direction === undefined ? (event.key === 'Home' ? 0 : -1) : at + (direction === 'left' ? -1 : 1);
    cards.at(to % cards.length)?.focus();
  }

  #action(event: KeyboardEvent): (() => void) | null {
    const ctrl = this.#ctrl;
    const key = event.key.toLowerCase();
    if (/^\d$/.test(key)) return this.#digit(key === '0' ? TOP : Number(key));
    switch (key) {
      case ' ':
        return isIn(event, HOLES) ? () => ctrl.touch(ctrl.cursor) : null;
      case 'enter':
        return isIn(event, PRESSED) ? null : () => this.#go(event);
      case '+':
        return () => this.#sign(event, 1);
      case '-':
      case '−':
        return () => this.#sign(event, -1);
      case 'escape':
        return () => ctrl.clear();
      default:
        return this.#letter(key);
    }
  }

  #letter(key: string): (() => void) | null {
    const ctrl = this.#ctrl;
    switch (key) {
      case 'c':
        return ctrl.isCurtained ? () => ctrl.lift() : null;
      case 'r':
        return ctrl.ask === 'ready' ? () => void ctrl.roll() : null;
      case 'd':
        return ctrl.ask === 'ready' || ctrl.ask === 'walk' ? () => void ctrl.dig() : null;
      case 'n':
        return ctrl.may('Decline') || ctrl.isLaying ? () => void ctrl.decline() : null;
      case 'h':
        return ctrl.isLaying ? () => ctrl.hint() : null;
      case 'k':
        return ctrl.isEntry && ctrl.print.kind === 'store' ? () => this.#nextKind() : null;
      case 'w':
        return ctrl.ways.length > 1 ? () => ctrl.turnWay(1) : null;
      default:
        return null;
    }
  }

  #digit(number: number): (() => void) | null {
    const ctrl = this.#ctrl;
    if (ctrl.ask === 'gift') return () => ctrl.tapGift(number - 1);
    if (!ctrl.isLaying) return null;
    if (ctrl.isEntry) return () => this.#packet(number);
    return () => ctrl.tapCard(number - 1);
  }

  /** The entry game: a digit is the number on the packet. */
  #packet(value: number): void {
    const ctrl = this.#ctrl;
    const kind = KINDS.findIndex((one) => one === ctrl.kind);
    const card = kind * TOP + value;
    if (this.#isGiving) ctrl.giveCard(card);
    else ctrl.takeCard(card);
    this.#isGiving = false;
  }

  /** At a store, the next kind. */
  #nextKind(): void {
    const at = KINDS.findIndex((one) => one === this.#ctrl.kind);
    const next = KINDS[(at + 1) % KINDS.length];
    if (next) this.#ctrl.chooseKind(next);
  }

  #sign(event: KeyboardEvent, sign: 1 | -1): void {
    const ctrl = this.#ctrl;
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>(CARD) : null;
    if (ctrl.isEntry) this.#isGiving = sign < 0;
    else if (card) ctrl.setSign(Number(card.dataset['card']), sign);
    else ctrl.resign(sign);
  }

  #go(event: KeyboardEvent): void {
    const ctrl = this.#ctrl;
    if (ctrl.busy) return ctrl.skip();
    switch (ctrl.ask) {
      case 'place':
      case 'walk':
        // On a hole that is not chosen yet, Enter chooses it; then it goes there.
        return isIn(event, HOLES) && ctrl.chosen !== ctrl.cursor ? ctrl.touch(ctrl.cursor) : void ctrl.go();
      case 'ready':
        return void ctrl.roll();
      case 'collect':
        return ctrl.isHopeless ? void ctrl.decline() : void ctrl.collect();
      case 'gift':
        return void ctrl.keep();
      default:
        if (ctrl.isCurtained) ctrl.lift();
    }
  }
}

function isIn(event: KeyboardEvent, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}
