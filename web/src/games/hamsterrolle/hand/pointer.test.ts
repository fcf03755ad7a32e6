import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Keyboard } from '$lib/keyboard';
import { actionsOf } from '../actions';
import type { WheelBoard } from '../read/board';
import { Pointer } from './pointer';

beforeEach(() => vi.stubGlobal('Element', class {}));
afterEach(() => vi.unstubAllGlobals());

type By = 'mouse' | 'touch';
type PiecePlace = readonly [x: number, y: number];

function event(type: string, [clientX, clientY]: PiecePlace, by: By = 'mouse'): PointerEvent {
  return {
    button: 0,
    pointerId: 1,
    pointerType: by,
    type,
    clientX,
    clientY,
    target: null,
  } as unknown as PointerEvent;
}

test('a drag ends with no click, and keys still click after it', () => {
  const hand = { take: () => {}, point: () => {}, letGo: () => {} };
  const pointer = new Pointer({ activity: 'take', hand } as unknown as WheelBoard);
  const press = (to: number): boolean[] => {
    pointer.downOnTray(3, event('pointerup', [0, 0]));
    pointer.move(event('pointerup', [to, 0]));
    pointer.up(event('pointerup', [to, 0]));
    return [1, 0].map((detail) => pointer.isClick({ detail } as MouseEvent));
  };
  expect(press(50)).toEqual([false, true]);
  expect(press(2)).toEqual([true, true]);
});

describe('a piece that is brought back to the tray', () => {
  const TRAY = { left: 500, right: 600, top: 100, bottom: 200 };
  const THERE_AND_BACK: PiecePlace[] = [
    [300, 150],
    [520, 150],
  ];
  const WITHIN: PiecePlace[] = [
    [550, 150],
    [540, 130],
  ];
  const OUT = THERE_AND_BACK.toReversed();

  function dragged(by: By, way: readonly PiecePlace[], mayLayBack: boolean, end = 'pointerup'): string[] {
    const done: string[] = [];
    const board = {
      activity: 'take',
      hand: {
        steering: 'finger',
        hasFinger: true,
        mayLayBack,
        take: () => (board.activity = 'carry'),
        point: (finger: unknown) => finger ?? done.push('stay'),
        letGo: () => done.push('letGo'),
        layBack: () => done.push('layBack'),
      },
    };
    const pointer = new Pointer(board as unknown as WheelBoard);
    pointer.above({ getBoundingClientRect: () => TRAY } as HTMLElement);
    pointer.downOnTray(3, event('pointerdown', [550, 180], by));
    for (const place of way) pointer.move(event('pointermove', place, by));
    pointer.up(event(end, way.at(-1)!, by));
    return done;
  }

  // If it cannot be put back, a mouse gets the reason, and a finger just lifts.
  test.each([
    ['mouse', true, ['layBack']],
    ['mouse', false, ['layBack']],
    ['touch', true, ['layBack']],
    ['touch', false, ['stay']],
  ] as const)('by %s, possible: %s', (by, mayLayBack, done) => {
    expect(dragged(by, THERE_AND_BACK, mayLayBack)).toEqual(done);
  });

  test('without leaving the tray counts as a click, or as a finger that lifts', () => {
    expect(dragged('mouse', WITHIN, true)).toEqual([]);
    expect(dragged('touch', WITHIN, true)).toEqual(['stay']);
  });

  test('and is taken out again is let go', () => expect(dragged('mouse', OUT, true)).toEqual(['letGo']));

  test('by a finger that the system takes away stays', () =>
    expect(dragged('touch', THERE_AND_BACK, true, 'pointercancel')).toEqual(['stay']));
});

// With a piece in hand, a click is for that piece; while the wheel rolls, nobody asks.
test.each([
  ['refused', [true], [true]],
  ['carry', [true], []],
  ['rolling', [], []],
])('W-21: whoever reaches into the wheel while it is %s hears why not', (activity, keyed, clicked) => {
  const board = (asked: unknown[]): WheelBoard =>
    ({
      activity,
      live: { piece: 3 },
      table: {},
      view: { passing: [5] },
      hand: {
        hasFinger: true,
        point: () => {},
        place: {},
        compartments: [],
        take: () => asked.push('taken'),
      },
      choice: { isPassing: false, mayPass: false, pass: (on: boolean) => asked.push(on) },
      viewpoint: { renderer: { pieceAt: () => 5 } },
    }) as unknown as WheelBoard;
  const [byKey, byHand]: [unknown[], unknown[]] = [[], []];
  const key = { key: 'p', preventDefault: () => {} } as unknown as KeyboardEvent;
  new Keyboard(() => actionsOf(board(byKey))).down(key);
  new Pointer(board(byHand)).downOnWheel(event('pointerdown', [0, 0]));
  expect([byKey, byHand]).toEqual([keyed, clicked]);
});
