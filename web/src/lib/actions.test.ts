import { afterEach, describe, expect, it, vi, type Mock } from 'vitest';
import {
  besideBoard,
  cursorActions,
  keyLines,
  keyCapOf,
  keyOf,
  perform,
  shortcutsOf,
  takesKeys,
  type Action,
} from './actions';
import { input } from './input.svelte';
import { Keyboard } from './keyboard';
import { settings } from './settings.svelte';

afterEach(() => {
  settings.letterKeys = input.isTabbed = true;
  vi.unstubAllGlobals();
});

interface Press {
  key: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
  shiftKey?: boolean;
  repeat?: boolean;
  /** Selectors that the focused element, or one around it, matches. */
  inside?: string[];
}

function press({ inside = [], ...rest }: Press): KeyboardEvent & { prevented: boolean } {
  const closest = (selector: string): object | null =>
    inside.some((one) => selector.split(', ').includes(one)) ? {} : null;
  const event = {
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    defaultPrevented: false,
    target: { closest },
    prevented: false,
    preventDefault: () => (event.prevented = true),
    stopPropagation: () => {},
    ...rest,
  };
  return event as unknown as KeyboardEvent & { prevented: boolean };
}

function action(more: Partial<Action> = {}): Action & { do: Mock<(key: string) => void> } {
  return { id: 'roll', label: 'Roll', keys: ['R'], ...more, do: vi.fn<(key: string) => void>() };
}

describe('an action', () => {
  it('is done', () => {
    const roll = action();
    perform(roll);
    expect(roll.do).toHaveBeenCalledExactlyOnceWith('R');
  });

  it('says why it cannot be done, and is not done', () => {
    const why = vi.fn();
    const roll = action({ may: false, why });
    perform(roll);
    expect(why).toHaveBeenCalledOnce();
    expect(roll.do).not.toHaveBeenCalled();
  });

  it('names its keys for screen readers and on its button', () => {
    expect(shortcutsOf(action({ keys: ['Enter', 'R'] }))).toBe('Enter R');
    expect(keyCapOf(action({ keys: ['Enter', 'R'] }))).toBe('↵');
    expect(shortcutsOf({})).toBeUndefined();
  });

  it('has no single letter once those are switched off', () => {
    settings.letterKeys = false;
    expect(shortcutsOf(action({ keys: ['R', 'Enter'] }))).toBe('Enter');
    expect(keyCapOf(action({ keys: ['R', 'Enter'] }))).toBe('↵');
    expect(shortcutsOf(action())).toBeUndefined();
  });
});

describe('the name of a key', () => {
  it.each([
    [{ key: ' ' }, 'Space'],
    [{ key: 'r' }, 'R'],
    [{ key: 'ArrowUp' }, 'ArrowUp'],
    [{ key: 'z', ctrlKey: true }, 'Control+Z'],
    [{ key: 'z', metaKey: true }, 'Control+Z'],
    [{ key: 'Z', ctrlKey: true, shiftKey: true }, null],
    [{ key: 'r', ctrlKey: true }, null],
    [{ key: 'r', altKey: true }, null],
  ])('%o', (given, name) => expect(keyOf(press(given))).toBe(name));
});

describe('the keyboard', () => {
  it('finds the action of a key', () => {
    const roll = action();
    const event = press({ key: 'r' });
    new Keyboard(() => [action({ id: 'bank', keys: ['B'] }), roll]).down(event);
    expect(roll.do).toHaveBeenCalledExactlyOnceWith('R');
    expect(event.prevented).toBe(true);
  });

  it('leaves keys alone that do nothing here', () => {
    const event = press({ key: 'x' });
    new Keyboard(() => [action()]).down(event);
    expect(event.prevented).toBe(false);
  });

  it.each(['input', 'dialog', 'aside'])('leaves the keys to %s', (place) => {
    const roll = action();
    new Keyboard(() => [roll]).down(press({ key: 'r', inside: [place] }));
    expect(roll.do).not.toHaveBeenCalled();
  });

  it('keeps the keys of readers who have only clicked beside the board', () => {
    const roll = action();
    input.isTabbed = false;
    new Keyboard(() => [roll]).down(press({ key: 'r', inside: ['aside'] }));
    expect(roll.do).toHaveBeenCalledOnce();
  });

  it('leaves Escape to what is open', () => {
    const back = action({ keys: ['Escape'] });
    const keyboard = new Keyboard(() => [back]);
    vi.stubGlobal('document', { querySelector: () => ({}) });
    keyboard.down(press({ key: 'Escape' }));
    expect(back.do).not.toHaveBeenCalled();
    vi.stubGlobal('document', { querySelector: () => null });
    keyboard.down(press({ key: 'Escape' }));
    expect(back.do).toHaveBeenCalledOnce();
  });

  it('lets Enter press the button that has the focus', () => {
    const go = action({ keys: ['Enter'] });
    const event = press({ key: 'Enter', inside: ['button'] });
    new Keyboard(() => [go]).down(event);
    expect(go.do).not.toHaveBeenCalled();
    expect(event.prevented).toBe(false);
  });

  it('takes a key only within its place', () => {
    const cross = action({ keys: ['Space'], within: '[data-cell]' });
    const keyboard = new Keyboard(() => [cross]);
    keyboard.down(press({ key: ' ' }));
    expect(cross.do).not.toHaveBeenCalled();
    keyboard.down(press({ key: ' ', inside: ['[data-cell]', 'button'] }));
    expect(cross.do).toHaveBeenCalledOnce();
  });

  it('leaves the keys of what cannot be done to the page, if the action says so', () => {
    const back = action({ id: 'take-back', keys: ['Backspace'], may: false, fallsThrough: true });
    const event = press({ key: 'Backspace' });
    new Keyboard(() => [back]).down(event);
    expect(back.do).not.toHaveBeenCalled();
    expect(event.prevented).toBe(false);
    expect(takesKeys(back)).toBe(false);
    new Keyboard(() => [{ ...back, may: true }]).down(event);
    expect(back.do).toHaveBeenCalledExactlyOnceWith('Backspace');
    expect(keyCapOf(back)).toBe('⌫');
  });

  it('repeats only what may be held down', () => {
    const [roll, walk] = [action(), action({ id: 'walk', keys: ['ArrowLeft'], repeats: true })];
    const keyboard = new Keyboard(() => [roll, walk]);
    keyboard.down(press({ key: 'r', repeat: true }));
    keyboard.down(press({ key: 'ArrowLeft', repeat: true }));
    expect(roll.do).not.toHaveBeenCalled();
    expect(walk.do).toHaveBeenCalledOnce();
  });

  it('says when a held key is let go, also when the window loses the keyboard', () => {
    const up = vi.fn();
    const keyboard = new Keyboard(() => [action({ keys: ['A'], up })]);
    keyboard.down(press({ key: 'a' }));
    keyboard.up(press({ key: 'a' }));
    expect(up).toHaveBeenCalledOnce();
    keyboard.down(press({ key: 'a' }));
    keyboard.blur();
    keyboard.up(press({ key: 'a' }));
    expect(up).toHaveBeenCalledTimes(2);
  });

  it('takes no single letters once they are switched off', () => {
    settings.letterKeys = false;
    const roll = action({ keys: ['R', 'Enter'] });
    const keyboard = new Keyboard(() => [roll]);
    keyboard.down(press({ key: 'r' }));
    expect(roll.do).not.toHaveBeenCalled();
    keyboard.down(press({ key: 'Enter' }));
    expect(roll.do).toHaveBeenCalledExactlyOnceWith('Enter');
  });
});

describe('a cursor on the board', () => {
  function cursor(isThere: boolean) {
    vi.stubGlobal('document', { activeElement: { closest: () => (isThere ? {} : null) } });
    const spies = { walk: vi.fn(), leap: vi.fn(), choose: vi.fn(), focus: vi.fn() };
    const labels = { walk: 'Go', leap: 'Leap', choose: 'Choose' };
    const keyboard = new Keyboard(() => cursorActions({ places: '[data-spot]', labels, ...spies }));
    return { ...spies, keyboard };
  }

  afterEach(() => vi.unstubAllGlobals());

  it('is first shown, then moved by arrows, also by held ones', () => {
    const away = cursor(false);
    away.keyboard.down(press({ key: 'ArrowLeft' }));
    expect(away.walk).not.toHaveBeenCalled();
    expect(away.focus).toHaveBeenCalledOnce();
    const there = cursor(true);
    there.keyboard.down(press({ key: 'ArrowUp', repeat: true }));
    expect(there.walk).toHaveBeenCalledExactlyOnceWith('up');
    expect(there.focus).toHaveBeenCalledOnce();
  });

  it('leaps to the first and the last place', () => {
    const { keyboard, leap, focus } = cursor(false);
    keyboard.down(press({ key: 'Home' }));
    keyboard.down(press({ key: 'End' }));
    expect(leap.mock.calls).toEqual([['first'], ['last']]);
    expect(focus).toHaveBeenCalledTimes(2);
  });

  it('chooses its place with Space, only while the focus is there', () => {
    const { keyboard, choose } = cursor(true);
    keyboard.down(press({ key: ' ' }));
    expect(choose).not.toHaveBeenCalled();
    keyboard.down(press({ key: ' ', inside: ['[data-spot]', '[role="button"]'] }));
    expect(choose).toHaveBeenCalledOnce();
  });
});

describe('the keys of the page', () => {
  const page = (actions: Action[]): Keyboard => new Keyboard(() => actions, 'page');

  it('count beside the board too, but not where letters are typed', () => {
    const rules = action({ keys: ['?'] });
    page([rules]).down(press({ key: '?', inside: ['aside'] }));
    page([rules]).down(press({ key: '?', inside: ['input'] }));
    expect(rules.do).toHaveBeenCalledOnce();
  });

  it('are switched off with the single letters', () => {
    const rules = action({ keys: ['?'] });
    settings.letterKeys = false;
    page([rules]).down(press({ key: '?' }));
    expect(rules.do).not.toHaveBeenCalled();
    expect(keyLines([rules])).toEqual([]);
  });

  it('close what is open, wherever the focus is', () => {
    const close = action({ keys: ['Escape'], anywhere: true });
    page([close]).down(press({ key: 'Escape', inside: ['input'] }));
    expect(close.do).toHaveBeenCalledOnce();
  });

  it('are those that the board leaves to it', () => {
    const undo = action({ keys: ['Backspace', 'Control+Z'] });
    const keysWith = (...board: Action[]) => besideBoard([undo], board)[0]?.keys;
    expect(keysWith()).toEqual(['Backspace', 'Control+Z']);
    expect(keysWith(action({ keys: ['Backspace'] }))).toEqual(['Control+Z']);
    expect(keysWith(action({ keys: ['Backspace'], may: false, fallsThrough: true }))).toHaveLength(2);
    expect(keysWith(action({ keys: ['Backspace'], within: '[data-card]' }))).toHaveLength(2);
  });
});

it('arrows walk in a group of choices only by an action that is for this group', () => {
  const walk = action({ keys: ['ArrowLeft'] });
  const next = action({ keys: ['ArrowLeft'], within: '[data-compartments]' });
  const inside = ['[role="radiogroup"]', '[data-compartments]'];
  new Keyboard(() => [walk, next]).down(press({ key: 'ArrowLeft', inside }));
  expect(walk.do).not.toHaveBeenCalled();
  expect(next.do).toHaveBeenCalledOnce();
});

describe('the list of keys', () => {
  it('has a line for each action that takes keys now', () => {
    const hidden = action({ listed: false });
    const idle = action({ may: false, fallsThrough: true });
    expect(keyLines([action(), hidden, idle])).toEqual([{ cap: 'R', label: 'Roll' }]);
  });

  it('tells of some keys even while they do nothing', () => {
    const skip = action({ keys: ['Escape'], may: false, fallsThrough: true, listed: 'always' });
    expect(keyLines([skip])).toEqual([{ cap: 'Esc', label: 'Roll' }]);
  });
});
