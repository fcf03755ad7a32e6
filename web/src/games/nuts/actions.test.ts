import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { keyCapOf, shortcutsOf, perform } from '$lib/actions';
import { Keyboard } from '$lib/keyboard';
import { settings } from '$lib/settings.svelte';
import { words } from '$lib/words.svelte';
import { actionsOf, buttonsOf, sharedKeys } from './actions';
import type { NutsCtrl } from './ctrl.svelte';
import { dogWith, raceWith, viewWith } from './read/example';
import type { View } from './types';

beforeAll(() => words.need());
afterEach(() => {
  settings.letterKeys = true;
});

interface Moment {
  view?: Partial<View>;
  yours?: number[];
  isOwnTurn?: boolean;
  may?: string[];
}

/** As much of a board as actions look at. */
function at({ view = {}, yours = [0], isOwnTurn = true, may = [] }: Moment): NutsCtrl {
  const shown = viewWith(view);
  const ctrl = {
    table: { view: shown, yours, name: (seat: number) => `seat ${seat}` },
    view: shown,
    isOwnTurn,
    showsOdds: false,
    may: (type: string) => may.includes(type),
    explain: () => {},
    hands: { press: vi.fn(), release: vi.fn() },
  };
  return ctrl as unknown as NutsCtrl;
}

/** As much of an event as the keyboard looks at. */
function pressing(key: string): KeyboardEvent {
  return { key, target: null, preventDefault() {}, stopPropagation() {} } as unknown as KeyboardEvent;
}

const ids = (actions: readonly { id: string }[]): string[] => actions.map(({ id }) => id);

it.each([2, 3, 4])('gives each of %i seats at one screen keys of its own', (seats) => {
  const yours = Array.from({ length: seats }, (_, seat) => seat);
  const keys = yours.flatMap((seat) => sharedKeys(yours, seat));
  expect(new Set(keys).size).toBe(2 * seats);
  expect(keys.some((key) => ['B', 'K', 'O', 'R', 'Space', 'Enter'].includes(key))).toBe(false);
  expect(sharedKeys([3], 3)).toEqual([]);
});

describe('the buttons', () => {
  it('are one before the first roll, and two after it', () => {
    expect(ids(buttonsOf(at({ may: ['Roll'] })))).toEqual(['roll']);
    expect(ids(buttonsOf(at({ view: { phase: 'decide' } })))).toEqual(['bank', 'roll']);
  });

  it('wait while a roll is on its way', () => {
    const buttons = buttonsOf(at({ view: { phase: 'decide' } }));
    expect(buttons.map(({ may }) => may)).toEqual([false, false]);
  });

  it('say why they cannot be pressed', () => {
    const ctrl = at({ view: { phase: 'decide' } });
    const explain = vi.spyOn(ctrl, 'explain');
    for (const action of buttonsOf(ctrl)) perform(action);
    expect(explain.mock.calls).toEqual([['Bank'], ['Roll']]);
  });

  it('are not there in the turn of others, nor in a race', () => {
    expect(buttonsOf(at({ isOwnTurn: false }))).toEqual([]);
    expect(buttonsOf(at({ view: { phase: 'race', race: raceWith() } }))).toEqual([]);
  });

  it('are one in a paced nut round', () =>
    expect(ids(buttonsOf(at({ view: { phase: 'race', race: raceWith({ paced: true }) } })))).toEqual([
      'throw-together',
    ]));
});

describe('the keys', () => {
  it('are listed, letters only if those are keys', () => {
    const rolling = (): unknown => {
      const roll = buttonsOf(at({}))[0];
      return [roll?.keysLabel, roll && shortcutsOf(roll)];
    };
    const space = words.t('key-space');
    expect(rolling()).toEqual([`${space} ↵ R`, 'Space Enter R']);
    settings.letterKeys = false;
    expect(rolling()).toEqual([`${space} ↵`, 'Space Enter']);
  });

  it('of a nut round are held down, for the own seat from anywhere', () => {
    const ctrl = at({ view: { phase: 'race', race: raceWith() } });
    const hold = actionsOf(ctrl).find(({ id }) => id === 'hold-0');
    expect(hold?.keys).toEqual(['Space', 'Enter']);
    expect(hold?.within).toBeUndefined();
    hold?.do('Space');
    expect(ctrl.hands.press).toHaveBeenCalledExactlyOnceWith(0);
    hold?.up?.('Space');
    expect(ctrl.hands.release).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('of a nut round are one letter for each seat of a shared screen; Space belongs to the pad with the focus', () => {
    const race = raceWith({ dogs: [dogWith(1), dogWith(2)] });
    const actions = actionsOf(at({ view: { phase: 'race', race }, yours: [0, 1, 2] }));
    const letters = actions.filter(({ id }) => /^hold-\d$/.test(id));
    expect(letters.map(keyCapOf)).toEqual(['A', 'G', 'L']);
    const pads = actions.filter(({ id }) => id.startsWith('hold-pad'));
    expect(pads.map(({ within }) => within)).toEqual(['[data-pad="0"]', '[data-pad="1"]', '[data-pad="2"]']);
  });

  it.each([2, 3, 4])('of %i seats at one screen work without letters too', (seats) => {
    settings.letterKeys = false;
    const yours = Array.from({ length: seats }, (_, seat) => seat);
    const ctrl = at({ view: { phase: 'race', race: raceWith() }, yours });
    const keyboard = new Keyboard(() => actionsOf(ctrl));
    for (const seat of yours) {
      const keys = sharedKeys(yours, seat);
      expect(keyCapOf({ keys }), 'it is printed on the pad').toMatch(/^[←↑↓→]$/);
      for (const key of keys) keyboard.down(pressing(key));
    }
    expect(vi.mocked(ctrl.hands.press).mock.calls).toEqual(yours.map((seat) => [seat]));
  });

  it('hold nothing in a paced nut round', () =>
    expect(
      ids(actionsOf(at({ view: { phase: 'race', race: raceWith({ paced: true }) }, yours: [0, 1] }))),
    ).toEqual(['throw-together', 'odds']));
});
