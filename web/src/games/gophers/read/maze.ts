// A page as a maze: what is printed at a hole, where its tunnels lead, how far away it is, and which hole lies in a
// direction.
import type { Direction } from '$lib/actions';
import type { Seat } from '$lib/contract';
import type { Book, Page, View } from '../types';

const SIGNS = {
  b: 'berries',
  a: 'acorns',
  g: 'grains',
  s: 'store',
  '!': 'gift',
  '@': 'portal',
  o: 'plain',
} as const;
export type HoleKind = (typeof SIGNS)[keyof typeof SIGNS];

export interface Print {
  kind: HoleKind;
  /** 0 if none is printed. */
  number: number;
}

const BLANK: Print = { kind: 'plain', number: 0 };

export function printOf(page: Page | undefined, hole: number): Print {
  const text = page?.holes[hole];
  if (!text) return BLANK;
  return { kind: SIGNS[text[0] as keyof typeof SIGNS] ?? 'plain', number: Number(text.slice(1)) || 0 };
}

/** The open page, or the one with this number. */
export function pageOf({ book, page }: View, number: number = page): Page | undefined {
  return book.pages[number - 1];
}

/** Where the figure of a seat stands; -1: nowhere. */
export function holeOf({ seats }: View, seat: Seat | null): number {
  return seat === null ? -1 : (seats[seat]?.figure ?? -1);
}

/** A gift hole without a gift, since there are no cards to draw (G-37). */
export function isEmptyGift(view: View, hole: number): boolean {
  return view.gift_cards === 0 && printOf(pageOf(view), hole).kind === 'gift';
}

/** Whether cards can be laid for what is printed there. */
export function isSupply({ kind }: Print): boolean {
  return kind === 'store' || kind === 'berries' || kind === 'acorns' || kind === 'grains';
}

/** By hole, the holes to which its tunnels lead, ascending. */
export function neighbours({ holes, tunnels }: Page): number[][] {
  const near: number[][] = holes.map(() => []);
  for (const [a, b] of tunnels) {
    if (a === undefined || b === undefined) continue;
    near[a]?.push(b);
    near[b]?.push(a);
  }
  for (const list of near) list.sort((a, b) => a - b);
  return near;
}

/** By hole, how many tunnels away it is; -1 if no tunnel leads there. */
export function distances(near: readonly (readonly number[])[], from: number): number[] {
  const far = near.map(() => -1);
  far[from] = 0;
  const edge = [from];
  for (let hole = edge.shift(); hole !== undefined; hole = edge.shift()) {
    for (const next of near[hole] ?? []) {
      if (far[next] !== -1) continue;
      far[next] = (far[hole] ?? 0) + 1;
      edge.push(next);
    }
  }
  return far;
}

/** The nearest of these holes in a direction; the same hole if there is none. */
export function toward(
  { spots }: Book,
  from: number,
  direction: Direction,
  among: readonly number[],
): number {
  const [x, y] = spots[from] ?? [0, 0];
  let best = from;
  let least = Infinity;
  for (const hole of among) {
    const [hx, hy] = spots[hole] ?? [0, 0];
    const [ahead, aside] = turned(hx - x, hy - y, direction);
    const cost = ahead + 2 * Math.abs(aside);
    if (hole === from || ahead <= 0 || cost >= least) continue;
    best = hole;
    least = cost;
  }
  return best;
}

function turned(dx: number, dy: number, direction: Direction): [ahead: number, aside: number] {
  switch (direction) {
    case 'left':
      return [-dx, dy];
    case 'right':
      return [dx, dy];
    case 'up':
      return [-dy, dx];
    case 'down':
      return [dy, dx];
  }
}
