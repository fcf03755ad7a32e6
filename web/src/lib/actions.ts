// What the reader can do at a board, as data. A game lists its actions once (`games/<g>/actions.ts`); its buttons, their
// `aria-keyshortcuts`, the list of keys and the keyboard (`lib/keyboard`) all follow from that list.
import { settings } from './settings.svelte';
import { words } from './words.svelte';

export interface Action {
  /** Names the action within its game, such as `roll`. */
  id: string;
  /** What it does, in the reader's language: on its button and in the list of keys. */
  label: string;
  /**
   * As `aria-keyshortcuts` names them: `Enter`, `Space`, `B`, `1`, `ArrowLeft`, `Control+Z`. Any of them works; the first
   * one is printed on the button.
   */
  keys?: readonly string[];
  /** How the list of keys names them where that is shorter, such as `1 – 7`. */
  keysLabel?: string;
  /** False: the button is dimmed, and pressing it says why. */
  may?: boolean;
  /** Says why it cannot be done now. Without it, `do` is called and says so itself. */
  why?: () => void;
  /** Does it. `key` is the key that asked for it, or the first one when the button was pressed. */
  do: (key: string) => void;
  /** The one thing to do now. */
  primary?: boolean;
  /** Says more about it: a tooltip, which screen readers read after the name. */
  about?: string;
  /** A second, smaller line on its button. */
  detail?: string;
  /** A switch: whether it is on. */
  pressed?: boolean;
  /** It may be held down: the key repeats. */
  repeats?: boolean;
  /** Called when its key is let go, or the window loses the keyboard. */
  up?: (key: string) => void;
  /** A selector: the key counts only while the focus is in there. */
  within?: string;
  /** While it cannot be done, its keys do what they do on the rest of the page. */
  fallsThrough?: boolean;
  /** False: a key that needs no line in the list of keys. `always`: it has one even while it cannot be done. */
  listed?: boolean | 'always';
  /** Its key counts wherever the focus is, even where letters are typed. */
  anywhere?: boolean;
}

/** Does the action, or says why it cannot be done. */
export function perform(action: Action, key = action.keys?.[0] ?? ''): void {
  if (action.may === false && action.why) action.why();
  else action.do(key);
}

/** For `aria-keyshortcuts`; nothing while single-letter keys are switched off. */
export function shortcutsOf({ keys = [] }: Pick<Action, 'keys'>): string | undefined {
  const usable = keys.filter(isUsable);
  return usable.length > 0 ? usable.join(' ') : undefined;
}

/** The first key that works, as it is printed on a button. */
export function keyCapOf({ keys = [] }: Pick<Action, 'keys'>): string | undefined {
  const first = keys.find(isUsable);
  return first && (CAPS[first] ?? first);
}

const CAPS: Readonly<Record<string, string>> = {
  Enter: '↵',
  get Space() {
    return words.t('key-space');
  },
  Backspace: '⌫',
  Delete: 'Del',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Pg↑',
  PageDown: 'Pg↓',
};

/** Whether the board takes the action's keys now. */
export function takesKeys({ keys, fallsThrough, may }: Action): boolean {
  return (keys?.some(isUsable) ?? false) && !(fallsThrough && may === false);
}

/**
 * Keys that type a character may be pressed by mistake, or by software for speech input. Readers can switch them off
 * (WCAG 2.1.4).
 */
export function isUsable(key: string): boolean {
  return settings.letterKeys || key.length > 1;
}

/** The key of an event as actions name it; null for combinations that no board uses. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.altKey) return null;
  const key = event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toUpperCase() : event.key;
  if (event.ctrlKey || event.metaKey) return key === 'Z' && !event.shiftKey ? 'Control+Z' : null;
  return key;
}

/** Backspace, or what people press everywhere else: Ctrl+Z, on a Mac Cmd+Z. */
export const TAKE_BACK = ['Backspace', 'Control+Z'] as const;

export type Direction = 'left' | 'right' | 'up' | 'down';

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** A cursor that the keyboard leads from place to place on a board. */
interface Cursor {
  /** A selector: the places. */
  places: string;
  /** What the keys do, in the reader's language. */
  labels: { walk: string; leap: string; choose: string };
  /** False: there is nothing to choose, so the list of keys does not name that key. */
  mayChoose?: boolean;
  walk: (direction: Direction) => void;
  leap: (to: 'first' | 'last') => void;
  choose: () => void;
  /** Brings the focus to the place of the cursor. */
  focus: () => void;
}

/** Arrows, Home and End move the cursor, Space chooses its place. */
export function cursorActions({ places, labels, mayChoose, walk, leap, choose, focus }: Cursor): Action[] {
  return [
    {
      id: 'walk',
      label: labels.walk,
      keys: Object.keys(ARROWS),
      keysLabel: '← → ↑ ↓',
      repeats: true,
      do: (key) => {
        const direction = ARROWS[key];
        // The first key only shows where the cursor is.
        if (direction && document.activeElement?.closest(places)) walk(direction);
        focus();
      },
    },
    {
      id: 'leap',
      label: labels.leap,
      keys: ['Home', 'End'],
      keysLabel: 'Home End',
      do: (key) => {
        leap(key === 'Home' ? 'first' : 'last');
        focus();
      },
    },
    {
      id: 'choose',
      label: labels.choose,
      keys: ['Space'],
      within: places,
      listed: mayChoose ?? true,
      do: choose,
    },
  ];
}

/** All keys that work now, as they are printed. */
export function keyCapsOf(keys: readonly string[]): string[] {
  return keys.filter(isUsable).map((key) => CAPS[key] ?? key);
}

/** The page's actions with the keys that no action of the board takes now. */
export function besideBoard(actions: readonly Action[], board: readonly Action[]): Action[] {
  const taken = new Set(
    board.filter(({ within }) => !within).flatMap((one) => (takesKeys(one) ? (one.keys ?? []) : [])),
  );
  return actions.map((action) => ({ ...action, keys: action.keys?.filter((key) => !taken.has(key)) ?? [] }));
}

/** A line of the list of keys. */
export interface KeyLine {
  cap: string;
  label: string;
}

/** The lines that these actions have in the list of keys. */
export function keyLines(actions: readonly Action[]): KeyLine[] {
  return actions.flatMap((action) => {
    const { label, listed, keysLabel, keys = [] } = action;
    const cap = keys.some(isUsable) ? (keysLabel ?? keyCapOf(action)) : undefined;
    const isListed = listed === 'always' || (listed !== false && takesKeys(action));
    return cap && isListed ? [{ cap, label }] : [];
  });
}
