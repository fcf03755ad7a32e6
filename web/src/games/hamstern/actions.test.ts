import { expect, test, vi } from 'vitest';
import { takesKeys } from '$lib/actions';
import { actionsOf, buttonsOf } from './actions';
import type { HamsternCtrl } from './ctrl.svelte';

vi.mock('./say', () => ({ say: (id: string) => id }));
vi.mock('$lib/words.svelte', () => ({ words: { t: (id: string) => id } }));

interface Given {
  draft?: number[];
  placements?: number[][];
  more?: object;
}

/** A player who is asked for two crosses. */
function asked({ draft = [], placements = [[0, 1]], more = {} }: Given = {}): HamsternCtrl {
  const ctrl = {
    isAsked: true,
    isPlacing: true,
    isEntering: false,
    isForced: false,
    mayPass: false,
    cursor: 7,
    table: { refusal: null, dismissRefusal: vi.fn() },
    drawing: { draft, placements, isComplete: draft.length === 2 },
    touch: vi.fn(),
    enter: vi.fn(),
    leap: vi.fn(),
    ...more,
  };
  return ctrl as unknown as HamsternCtrl;
}

const ids = (ctrl: HamsternCtrl): string[] => actionsOf(ctrl, () => {}).map(({ id }) => id);
const named = (ctrl: HamsternCtrl, id: string) => actionsOf(ctrl, () => {}).find((one) => one.id === id);

test('who is asked may take back, confirm and walk over the cells', () => {
  expect(ids(asked())).toEqual(['take-back', 'confirm', 'walk', 'leap', 'choose']);
  expect(ids(asked({ more: { isAsked: false } }))).toEqual([]);
});

test('confirming waits for a whole placement', () => {
  expect(named(asked({ draft: [0] }), 'confirm')).toMatchObject({ may: false, primary: true });
  expect(named(asked({ draft: [0, 1] }), 'confirm')).toMatchObject({ may: true });
});

test('without a cross the key takes back the last move of the table', () => {
  expect(
    buttonsOf(asked())
      .filter(takesKeys)
      .map(({ id }) => id),
  ).toEqual(['confirm']);
  expect(buttonsOf(asked({ draft: [0] })).filter(takesKeys)).toHaveLength(2);
});

test('where nothing fits there is only the pass', () => {
  const ctrl = asked({ placements: [], more: { mayPass: true } });
  expect(buttonsOf(ctrl)).toMatchObject([{ id: 'pass', keys: ['Enter'], primary: true }]);
});

test('a pass by the house rule stands beside the confirmation, until something is drawn', () => {
  const more = { mayPass: true };
  expect(buttonsOf(asked({ more })).map(({ id }) => id)).toEqual(['pass', 'confirm']);
  expect(buttonsOf(asked({ more, draft: [0] })).map(({ id }) => id)).toEqual(['take-back', 'confirm']);
});

test('the only placement is offered', () => {
  const buttons = buttonsOf(asked({ more: { isForced: true } }));
  expect(buttons.map(({ id }) => id)).toEqual(['draw-forced', 'confirm']);
});

test('a real die is entered by its digits', () => {
  const ctrl = asked({ more: { isEntering: true, isAsked: false } });
  expect(ids(ctrl)).toEqual(['enter']);
  named(ctrl, 'enter')?.do('5');
  expect(ctrl.enter).toHaveBeenCalledWith(5);
});

test('keys lead to the cells, and Space crosses only there', () => {
  const focus = vi.fn();
  const ctrl = asked();
  const [leap, cross] = ['leap', 'choose'].map((id) =>
    actionsOf(ctrl, focus).find((action) => action.id === id),
  );
  leap?.do('End');
  expect(ctrl.leap).toHaveBeenCalledWith('last');
  expect(focus).toHaveBeenCalledOnce();
  expect(cross?.within).toBe('[data-cell]');
  cross?.do('Space');
  expect(ctrl.touch).toHaveBeenCalledWith(7);
});

test('a refusal is closed by Escape', () => {
  const ctrl = asked({ more: { table: { refusal: {}, dismissRefusal: vi.fn() } } });
  named(ctrl, 'close-refusal')?.do('Escape');
  expect(ctrl.table.dismissRefusal).toHaveBeenCalledOnce();
});
