import { describe, expect, it } from 'vitest';
import type { Book, Page, View } from '../types';
import { distances, holeOf, isEmptyGift, isSupply, neighbours, pageOf, printOf, toward } from './maze';

/**
 * Six holes, of which the last one is not joined to the others:
 *
 *   0 - 1 - 2
 *   |       |
 *   3 ----- 4    5
 */
const PAGE: Page = {
  holes: ['b7', 's12', '!', '@', 'o', 'a3'],
  tunnels: [
    [1, 2],
    [0, 1],
    [0, 3],
    [2, 4, 9, 9],
    [3, 4],
  ],
};
const BOOK: Book = {
  width: 30,
  height: 10,
  spots: [
    [0, 0],
    [10, 0],
    [20, 0],
    [0, 10],
    [20, 10],
    [30, 10],
  ],
  pages: [PAGE, { ...PAGE, holes: ['g1', 'o', 'o', 'o', 'o', 'o'] }],
};

function viewWith(more: Partial<View>): View {
  return { book: BOOK, page: 1, pile: 0, options: { way: 'basic' }, seats: [], ...more } as View;
}

describe('what is printed at a hole', () => {
  it('is a kind, and a number if it has one', () => {
    expect(printOf(PAGE, 0)).toEqual({ kind: 'berries', number: 7 });
    expect(printOf(PAGE, 1)).toEqual({ kind: 'store', number: 12 });
    expect(printOf(PAGE, 2)).toEqual({ kind: 'gift', number: 0 });
    expect(printOf(PAGE, 3)).toEqual({ kind: 'portal', number: 0 });
  });

  it('is nothing where there is no hole or no page', () => {
    expect(printOf(PAGE, -1)).toEqual({ kind: 'plain', number: 0 });
    expect(printOf(undefined, 0)).toEqual({ kind: 'plain', number: 0 });
  });

  it('is on the open page, or on one by its number', () => {
    expect(printOf(pageOf(viewWith({})), 0).kind).toBe('berries');
    expect(printOf(pageOf(viewWith({}), 2), 0).kind).toBe('grains');
  });

  it('is a supply if cards are laid for it', () => {
    expect([0, 1, 2, 3, 4].map((hole) => isSupply(printOf(PAGE, hole)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('is an empty gift once nothing can be drawn, except in the junior game', () => {
    expect(isEmptyGift(viewWith({ gift_cards: 0 }), 2)).toBe(true);
    expect(isEmptyGift(viewWith({ gift_cards: 0 }), 0)).toBe(false);
    expect(isEmptyGift(viewWith({ gift_cards: 1 }), 2)).toBe(false);
    expect(isEmptyGift(viewWith({ gift_cards: null }), 2)).toBe(false);
  });
});

describe('the tunnels', () => {
  const near = neighbours(PAGE);

  it('lead both ways, whatever bends they have', () => {
    expect(near).toEqual([[1, 3], [0, 2], [1, 4], [0, 4], [2, 3], []]);
  });

  it('give distances, -1 where none leads', () => {
    expect(distances(near, 0)).toEqual([0, 1, 2, 1, 2, -1]);
  });
});

describe('the figure of a seat', () => {
  const view = viewWith({ seats: [{ figure: 4 }, { figure: -1 }] as View['seats'] });

  it('stands at its hole, or nowhere', () => {
    expect([0, 1, 2, null].map((seat) => holeOf(view, seat))).toEqual([4, -1, -1, -1]);
  });
});

describe('the hole in a direction', () => {
  const all = [0, 1, 2, 3, 4, 5];

  it('is the nearest one there', () => {
    expect(toward(BOOK, 0, 'right', all)).toBe(1);
    expect(toward(BOOK, 2, 'left', all)).toBe(1);
    expect(toward(BOOK, 2, 'down', all)).toBe(4);
    expect(toward(BOOK, 4, 'up', all)).toBe(2);
  });

  it('is the same if there is none', () => {
    expect(toward(BOOK, 0, 'up', all)).toBe(0);
    expect(toward(BOOK, 0, 'left', all)).toBe(0);
  });

  it('is one of those that can be chosen', () => {
    expect(toward(BOOK, 0, 'right', [4, 5])).toBe(4);
  });
});
