import { describe, expect, it } from 'vitest';
import {
  asMove,
  bundle,
  counts,
  EMPTY,
  fits,
  kindsOf,
  lay,
  placesOf,
  put,
  signOf,
  slotOf,
  spread,
  totalOf,
  type Draft,
} from './draft';

/** Berries 1 to 10 have the codes 1 to 10, acorns 11 to 20, grains 21 to 30. */
const B7 = 7;
const B4 = 4;
const A5 = 15;
const DIG = 0;

function draftOf(...cards: [number, 1 | -1][]): Draft {
  return cards.reduce<Draft>((draft, [card, sign], i) => put(draft, slotOf('hand', i), card, sign), EMPTY);
}

describe('the cards that are laid out', () => {
  it('add up by their values and signs', () => {
    expect(totalOf(EMPTY)).toBe(0);
    expect(totalOf(draftOf([B7, 1], [B4, 1], [A5, -1]))).toBe(6);
  });

  it('keep their place in the sum when a sign changes', () => {
    const draft = draftOf([B7, 1], [B4, 1]);
    const changed = put(draft, 'hand-0', B7, -1);
    expect(changed.map(({ card, sign }) => [card, sign])).toEqual([
      [B7, -1],
      [B4, 1],
    ]);
    expect(signOf(changed, 'hand-0')).toBe(-1);
  });

  it('are taken back by a sign of 0', () => {
    const draft = put(draftOf([B7, 1], [B4, 1]), 'hand-0', B7, 0);
    expect(draft.map(({ card }) => card)).toEqual([B4]);
    expect(signOf(draft, 'hand-0')).toBe(0);
  });

  it('are a move with both lists ascending', () => {
    expect(asMove(draftOf([A5, 1], [B7, -1], [B4, 1], [3, -1]))).toEqual({
      type: 'Collect',
      plus: [B4, A5],
      minus: [3, B7],
    });
  });

  it('fit if they make the number and something is added', () => {
    expect(fits(draftOf([B7, 1], [B4, -1]), 3)).toBe(true);
    expect(fits(draftOf([B7, 1], [B4, -1]), 4)).toBe(false);
    expect(fits(EMPTY, 0)).toBe(false);
    expect(fits(draftOf([B7, -1]), -7)).toBe(false);
  });
});

describe('a combination', () => {
  it('is laid with each place used once', () => {
    const hand = placesOf('hand', [B4, B7, B4]);
    const draft = lay({ plus: [B4, B4], minus: [B7] }, hand, hand);
    expect(draft.map(({ slot, sign }) => [slot, sign])).toEqual([
      ['hand-0', 1],
      ['hand-2', 1],
      ['hand-1', -1],
    ]);
  });

  it('takes from one place and gives back from another', () => {
    const draft = lay({ plus: [B7], minus: [B4] }, placesOf('stock', [B4, B7]), placesOf('own', [B4]));
    expect(draft.map(({ slot }) => slot)).toEqual(['stock-1', 'own-0']);
  });

  it('leaves out what is not there', () => {
    expect(lay({ plus: [A5], minus: [] }, placesOf('hand', [B4]), [])).toEqual([]);
  });
});

describe('cards of a kind', () => {
  it('count where that kind is printed, and at any store', () => {
    expect(counts(B7, { kind: 'berries', number: 9 })).toBe(true);
    expect(counts(B7, { kind: 'acorns', number: 9 })).toBe(false);
    expect(counts(A5, { kind: 'store', number: 9 })).toBe(true);
    expect(counts(DIG, { kind: 'store', number: 9 })).toBe(false);
  });

  it('are all kinds at a store, otherwise one or none', () => {
    expect(kindsOf({ kind: 'store', number: 12 })).toEqual(['berries', 'acorns', 'grains']);
    expect(kindsOf({ kind: 'grains', number: 3 })).toEqual(['grains']);
    expect(kindsOf({ kind: 'portal', number: 0 })).toEqual([]);
  });

  it('are spread one by one', () => {
    expect(spread([0, 2, 0, 1])).toEqual([1, 1, 3]);
  });

  it('are bundled by number, with how many are not laid out yet', () => {
    const stock = placesOf('stock', [B4, B4, B7, A5]);
    const draft = put(EMPTY, 'stock-0', B4, 1);
    expect(bundle(stock, 'berries', draft)).toEqual([
      { card: B4, left: 1 },
      { card: B7, left: 1 },
    ]);
  });
});
