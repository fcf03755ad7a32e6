// The keyboard: finds the action for a key, if the focus is where that key counts.
import { isUsable, keyOf, perform, takesKeys, type Action } from './actions';
import { input } from './input.svelte';

/** Letters are typed here, or something lies over the page. */
const TYPING = 'input, textarea, select, [contenteditable], dialog';
/** The page has keys of its own here. */
const ELSEWHERE = `${TYPING}, [role="dialog"], [role="menu"]`;
/** Beside the board, keys belong to readers who came there by Tab. A click there leaves them to the board. */
const BESIDE = 'aside';
/** What Escape closes first: a menu, the rules, and on a phone what lies over the board. */
const OPEN = 'header [aria-expanded="true"], aside [aria-expanded="true"]';
/** What Space and Enter press by themselves. */
const PRESSABLE = 'button, a[href], summary, [role="button"], [role="tab"]';
/** Where arrows choose by themselves. */
const CHOICES = '[role="radiogroup"], [role="tablist"]';

/** Finds the action for each key, and remembers which ones are held down. */
export class Keyboard {
  readonly #actions: () => readonly Action[];
  readonly #isBoards: boolean;
  readonly #held = new Map<string, Action>();

  /** `of`: keys of the page also count beside the board. */
  constructor(actions: () => readonly Action[], of: 'board' | 'page' = 'board') {
    this.#actions = actions;
    this.#isBoards = of === 'board';
  }

  down(event: KeyboardEvent): void {
    const key = keyOf(event);
    if (key === null || event.defaultPrevented) return;
    const action = this.#find(event, key);
    if (!action) return;
    event.preventDefault();
    if (action.anywhere) event.stopPropagation();
    if (event.repeat && !action.repeats) return;
    if (action.up) {
      event.stopPropagation();
      this.#held.set(key, action);
    }
    perform(action, key);
  }

  up(event: KeyboardEvent): void {
    const key = keyOf(event);
    if (key !== null) this.#release(key);
  }

  /** The window lost the keyboard: nothing is held down any more. */
  blur(): void {
    for (const key of [...this.#held.keys()]) this.#release(key);
  }

  #find(event: KeyboardEvent, key: string): Action | undefined {
    if (!isUsable(key)) return undefined;
    const isHere = this.#isHere(event, key);
    const isChoosing = key.startsWith('Arrow') && isIn(event, CHOICES);
    const found = this.#actions().find(
      (action) =>
        takesKeys(action) &&
        action.keys?.includes(key) &&
        (isHere || action.anywhere) &&
        (action.within ? isIn(event, action.within) : !isChoosing),
    );
    const pressesItself = (key === 'Enter' || key === 'Space') && isIn(event, PRESSABLE);
    return pressesItself && !found?.within && !found?.up ? undefined : found;
  }

  /** The focus is where these keys count. */
  #isHere(event: KeyboardEvent, key: string): boolean {
    if (!this.#isBoards) return !isIn(event, TYPING);
    if (isIn(event, ELSEWHERE) || (isIn(event, BESIDE) && input.isTabbed)) return false;
    return key !== 'Escape' || !isSomethingOpen();
  }

  #release(key: string): void {
    const action = this.#held.get(key);
    this.#held.delete(key);
    action?.up?.(key);
  }
}

function isSomethingOpen(): boolean {
  return typeof document !== 'undefined' && document.querySelector(OPEN) !== null;
}

function isIn(event: KeyboardEvent, selector: string): boolean {
  const target = event.target as Partial<Element> | null; // a window or document has no `closest`
  return target?.closest?.(selector) != null;
}
