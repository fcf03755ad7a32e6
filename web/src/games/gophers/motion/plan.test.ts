import { describe, expect, it } from 'vitest';
import type { Change } from '$lib/contract';
import type { Seen } from '$lib/net/wire';
import type { View, What } from '../types';
import { plan, type Step } from './plan';

const NATURE = -1;

function viewWith(more: Partial<View> = {}, figures: readonly number[] = [0, 5]): View {
  return {
    phase: 'ready',
    page: 1,
    round: 1,
    turn: { seat: 0 },
    seats: figures.map((figure) => ({ figure })),
    ...more,
  } as View;
}

function happens(before: View | null, after: View, ...events: [number, What | null][]): Step[] {
  const seen = events.map(([by, what], seq) => ({ seq, by, what }) as unknown as Seen);
  return plan({ before, after, events: seen, live: true } satisfies Change<View>);
}

describe('what is shown', () => {
  it('is nothing on the first view', () => {
    expect(happens(null, viewWith(), [0, { type: 'Roll' }])).toEqual([]);
  });

  it('is a roll for a move, then a walk over whoever stands in the way', () => {
    expect(
      happens(
        viewWith(),
        viewWith({}, [7, 5]),
        [0, { type: 'Roll' }],
        [NATURE, { type: 'Rolled', pips: 2 }],
        [0, { type: 'Walk', way: [1, 5, 7] }],
      ),
    ).toEqual([
      { kind: 'roll', pips: 2 },
      { kind: 'walk', seat: 0, from: 0, way: [1, 5, 7], jumped: new Set([5]) },
    ]);
  });

  it('is a page for any other roll, turned if it is another one', () => {
    expect(
      happens(
        viewWith(),
        viewWith({ page: 4 }),
        [0, { type: 'Dig' }],
        [NATURE, { type: 'Rolled', pips: 4 }],
        [NATURE, { type: 'Rolled', pips: 4 }],
      ),
    ).toEqual([
      { kind: 'cards', cards: 1 },
      { kind: 'page', pips: 4, turned: true },
      { kind: 'page', pips: 4, turned: false },
    ]);
  });

  it('is a roll for a move also when the time to roll is up', () => {
    expect(
      happens(
        viewWith(),
        viewWith({ phase: 'walk' }),
        [NATURE, { type: 'TimeUp' }],
        [NATURE, { type: 'Rolled', pips: 3 }],
      ),
    ).toEqual([{ kind: 'roll', pips: 3 }]);
  });

  it('begins a walk where an earlier one of the same update ended', () => {
    const steps = happens(
      viewWith({}, [-1, 5]),
      viewWith({}, [2, 5]),
      [0, { type: 'Place', hole: 1 }],
      [0, { type: 'Walk', way: [2] }],
    );
    expect(steps).toEqual([
      { kind: 'place', seat: 0, hole: 1 },
      { kind: 'walk', seat: 0, from: 1, way: [2], jumped: new Set() },
    ]);
  });

  it('is a draw, or a gift, if cards were drawn, also hidden ones', () => {
    expect(happens(viewWith(), viewWith(), [NATURE, null])).toEqual([{ kind: 'draw' }]);
    expect(happens(viewWith(), viewWith({ phase: 'gift' }), [NATURE, { type: 'Drew', card: 3 }])).toEqual([
      { kind: 'gift' },
    ]);
  });

  it('is the next turn, or the end', () => {
    const next = viewWith({ turn: { seat: 1 } as View['turn'] });
    expect(happens(viewWith(), next, [0, { type: 'Decline' }])).toEqual([{ kind: 'turn', seat: 1 }]);
    const over = { ...next, phase: 'over' as const };
    expect(happens(viewWith(), over, [0, { type: 'Collect', plus: [1, 2], minus: [3] }])).toEqual([
      { kind: 'cards', cards: 3 },
      { kind: 'over' },
    ]);
  });
});
