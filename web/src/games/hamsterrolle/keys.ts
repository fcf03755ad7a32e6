// The keyboard at the wheel: digits for kinds of pieces and for compartments, arrows along the floor, letters for the rest, Enter for the
// one thing to do. While a piece is in hand these keys speak words: the hand itself carries it there.
import { announcer } from '$lib/announce.svelte';
import { isTakeBack } from '$lib/actions';
import { account } from './read/account';
import { numberOf } from './read/compartments';
import type { HamsterrolleCtrl } from './ctrl.svelte';
import { say } from './say';
import { kindOf } from './read/shape';
import { list, nameInWheel } from './read/standing';
import { LIFTED } from './hand/spoken.svelte';
import type { Place } from './hand/packets';
import { ZOOM_STEP } from './scene/zoom';

/** Where letters are typed, and where the page has keys of its own. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"], .ways';
/** Beside the board keys belong to whoever came there by keys; a click there leaves them to the board. */
const BESIDE = 'aside';
/** Where arrows choose. */
const CHOICES = '[role="radiogroup"], [role="tablist"]';
/** What Space and Enter press by themselves. */
const PRESSED = 'button, a[href], summary, [role="tab"]';
/** What the page closes by Escape first: menu, rules, and on a phone what lies over the board. */
const UNFOLDED = 'header [aria-expanded="true"], aside [aria-expanded="true"]';
const ALONG = 10;

export class Keys {
  readonly #ctrl: HamsterrolleCtrl;
  #isPointed = false;

  constructor(ctrl: HamsterrolleCtrl) {
    this.#ctrl = ctrl;
  }

  /** The page was touched: where the focus is now, no key has brought it. */
  pointed(): void {
    this.#isPointed = true;
    this.#ctrl.isKeyed = false;
  }

  down(event: KeyboardEvent): void {
    if (event.key === 'Tab') this.#isPointed = false;
    if (isIn(event, BESIDE) && !this.#isPointed) return;
    if (isTakeBack(event) && !isIn(event, ELSEWHERE)) return this.#takeBack(event);
    if (event.ctrlKey || event.metaKey || event.altKey || isIn(event, ELSEWHERE)) return;
    if (event.key === 'Escape' && document.querySelector(UNFOLDED)) return;
    if (event.key.startsWith('Arrow') && isIn(event, CHOICES)) return;
    const act =
      this.#ctrl.doing === 'carry'
        ? (this.#move(event.key) ?? (event.repeat ? null : this.#finish(event)))
        : event.repeat
          ? null
          : this.#begin(event);
    this.#ctrl.isKeyed = true;
    if (!act) return;
    event.preventDefault();
    const { place } = this.#ctrl;
    act();
    this.#tell(place);
  }

  /** A piece goes back to its tray; the direction that was chosen is asked for again. */
  #takeBack(event: KeyboardEvent): void {
    const { doing, seat, table } = this.#ctrl;
    const mayUndo = doing === 'take' && seat !== null && table.mayUndo(seat);
    if (doing !== 'carry' && !mayUndo) return;
    event.preventDefault();
    if (event.repeat) return;
    if (mayUndo) void table.undo(seat);
    else this.#ctrl.layBack();
  }

  /** What a key has changed about the piece in hand, for ears; the compartment is told with what is said of it. */
  #tell(before: Place): void {
    const { doing, place, view } = this.#ctrl;
    const sentence = doing === 'carry' ? changed(before, place, view.direction === 'left' ? 1 : -1) : '';
    if (sentence) announcer.hurry(sentence, 'place');
  }

  #hold(): void {
    const { live } = this.#ctrl;
    const held = live.isHeld ? 'no' : 'yes';
    if (this.#ctrl.hold(!live.isHeld)) announcer.say(say('board-told-held', { held }));
  }

  #begin(event: KeyboardEvent): (() => void) | null {
    const ctrl = this.#ctrl;
    const key = event.key.toLowerCase();
    if (/^[1-9]$/.test(key)) return this.#choose(this.#ofDigit(Number(key)));
    switch (key) {
      case 'arrowleft':
      case 'arrowright':
        if (ctrl.doing === 'direct') return () => goTo(`[data-direct="${key.slice('arrow'.length)}"]`);
        return this.#walk(key === 'arrowleft' ? -1 : 1);
      case 'enter':
        return isIn(event, PRESSED) ? null : () => ctrl.go();
      case 'p':
        if (!ctrl.isPassing && ctrl.doing !== 'take' && ctrl.doing !== 'refused') return null;
        return () => ctrl.pass(!ctrl.isPassing);
      case 'escape':
        if (ctrl.isHelping) return () => (ctrl.isHelping = false);
        if (ctrl.again.isOn) return () => ctrl.again.stop();
        return ctrl.isPassing ? () => ctrl.pass(false) : null;
      case 'x':
        return ctrl.doing === 'refused' ? () => ctrl.drop() : null;
      default:
        return this.#always(key);
    }
  }

  /** May be held down. */
  #move(key: string): (() => void) | null {
    const ctrl = this.#ctrl;
    const { place } = ctrl;
    // The way the wheel rolls is forward, on the screen to the left or to the right.
    const forward = ctrl.view.direction === 'left' ? 'ArrowLeft' : 'ArrowRight';
    switch (key) {
      case 'ArrowLeft':
      case 'ArrowRight':
        return () => ctrl.tell({ along: bounded(place.along + (key === forward ? ALONG : -ALONG), -100) });
      case 'ArrowUp':
        return () => ctrl.tell({ lift: bounded(place.lift + ALONG, 0) });
      case 'ArrowDown':
        return () => ctrl.tell({ lift: bounded(place.lift - ALONG, 0) });
      case 'PageUp':
        return () => ctrl.shift(1);
      case 'PageDown':
        return () => ctrl.shift(-1);
      case 'q':
      case 'Q':
        return () => ctrl.turn(-1);
      case 'e':
      case 'E':
        return () => ctrl.turn(1);
      default:
        return null;
    }
  }

  #finish(event: KeyboardEvent): (() => void) | null {
    const ctrl = this.#ctrl;
    const key = event.key.toLowerCase();
    if (/^[1-9]$/.test(key)) {
      const compartment = ctrl.compartments[Number(key) - 1];
      return () => (compartment === undefined ? this.#nameDigits() : ctrl.tell({ compartment }));
    }
    switch (key) {
      case 'enter':
      case ' ':
        return isIn(event, PRESSED) ? null : () => ctrl.letGo();
      case 'r':
        return () => ctrl.tip();
      case 's':
        return () => ctrl.tell({ lift: 0 });
      case 'w':
        return () => ctrl.tell({ lift: LIFTED });
      case 'f':
        return () => this.#hold();
      case 'x':
        return () => ctrl.drop();
      case 'p':
        return () => ctrl.pass(true);
      case 'escape':
        return () => (ctrl.isHelping ? (ctrl.isHelping = false) : ctrl.layBack());
      case 'delete':
        return () => ctrl.layBack();
      default:
        return this.#always(key);
    }
  }

  /** Digits count the compartments that can be chosen; on the wheel these have other numbers. */
  #nameDigits(): void {
    const choices = this.#ctrl.compartments.map((compartment, index) =>
      say('board-digit', { digit: index + 1, compartment: numberOf(compartment) }),
    );
    if (choices.length > 0) this.#ctrl.explain('board-why-digit', { choices: list(choices) });
  }

  #always(key: string): (() => void) | null {
    const ctrl = this.#ctrl;
    switch (key) {
      case 'a':
        return () => this.#account();
      case 'k':
        return document.querySelector('[data-keys]') ? () => (ctrl.isHelping = !ctrl.isHelping) : null;
      case '+':
      case '=':
        return () => ctrl.zoom(ZOOM_STEP);
      case '-':
        return () => ctrl.zoom(1 / ZOOM_STEP);
      case '0':
        return () => ctrl.unzoom();
      case 'b':
        return () => ctrl.look(ctrl.camera === 'front' ? 'turned' : 'front');
      default:
        return null;
    }
  }

  /** For ears, and for eyes where it is written beside the board. */
  #account(): void {
    const { view, piece } = this.#ctrl;
    announcer.say(account(view, piece).join(' '));
    const written = document.querySelector<HTMLDetailsElement>('details[data-account]');
    if (!written) return;
    written.open = true;
    written.scrollIntoView({ block: 'nearest' });
  }

  /** In a tray each kind has its own, whatever else is left; in the wheel they are counted. */
  #ofDigit(digit: number): number | undefined {
    const { doing, choices } = this.#ctrl;
    return doing === 'pass' ? choices[digit - 1] : choices.find((piece) => kindOf(piece) === digit - 1);
  }

  /** The keyboard goes there too, so that Enter means this piece. */
  #choose(piece: number | undefined): (() => void) | null {
    if (piece === undefined) return null;
    return () => {
      this.#ctrl.choose(piece);
      goTo(`[data-piece="${piece}"]`);
      announcer.say(nameInWheel(this.#ctrl.view, piece));
    };
  }

  #walk(by: number): (() => void) | null {
    const { choices, chosen } = this.#ctrl;
    if (choices.length === 0) return null;
    const at = chosen === null ? (by > 0 ? -1 : 0) : choices.indexOf(chosen);
    return this.#choose(choices.at((at + by) % choices.length));
  }
}

/** `near`: what is far in the wheel's own axes is far from the viewer (1), or near (-1). */
function changed(before: Place, now: Place, near: 1 | -1): string {
  if (now.compartment !== before.compartment) return '';
  if (now.along !== before.along) return say('board-told-along', whereabouts(now.along));
  if (now.depth !== before.depth) return say('board-told-depth', whereabouts(near * now.depth));
  if (now.tilt !== before.tilt) return say('board-told-tilt', { how: say(`board-words-tilt-${now.tilt}`) });
  if (now.turn !== before.turn) return say('board-told-turn', { degrees: now.turn * 15 * near });
  return now.lift === before.lift ? '' : say('board-told-lift', { lift: now.lift });
}

function goTo(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

function whereabouts(part: number): { where: string; percent: number } {
  return { where: part === 0 ? 'middle' : part > 0 ? 'more' : 'less', percent: Math.abs(part) };
}

function bounded(value: number, least: number): number {
  return Math.max(least, Math.min(100, value));
}

function isIn(event: KeyboardEvent, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}
