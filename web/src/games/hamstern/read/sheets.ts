// The sheets of a view: which one lies before the reader, what is drawn on it, and how far its chambers are crossed.
import type { GameTable, Seat } from '$lib/contract';
import type { Cell, Chamber, Move, Sheet, SheetView, Tally, View } from '../types';

export type HamsternTable = GameTable<View, Move>;

export type Find = Exclude<Cell['find'], ''>;

/** The parts of the points in the order of the sheet: a sign, and the label of the score line. */
export const PARTS = [
  { sign: 'nut', line: 'line-nuts' },
  { sign: 'mushroom', line: 'line-mushrooms' },
  { sign: 'chamber', line: 'line-chambers' },
] as const;

export type Points = Tally['points'];

/** A chamber as far as it is crossed. */
export interface Progress {
  chamber: Chamber;
  crossed: number;
  left: number;
  finds: { find: Find; got: boolean }[];
}

/** What is drawn on a sheet. */
export type Drawn = Pick<SheetView, 'crossed' | 'fresh' | 'ones' | 'full'>;

export const BLANK: Drawn = { crossed: [], fresh: [], ones: 0, full: [] };

/** Several people share the screen, so it shows only what everybody may see (HA-16). */
export function isShared(table: Pick<GameTable, 'yours'>): boolean {
  return table.yours.length > 1;
}

/** Whose sheet lies large before the reader: the view's own, and before a spectator the first. */
export function ownSeat(view: View): Seat {
  return view.seat ?? 0;
}

/** A seat's sheet as this screen may draw it: the reader's own one with the crosses confirmed in this round. */
export function sheetOf(table: Pick<GameTable, 'yours'>, view: View, seat: Seat): Drawn {
  const isPrivate = view.seat === seat && !isShared(table);
  return (isPrivate ? view.mine : null) ?? view.seats[seat] ?? BLANK;
}

/** How far each chamber is crossed. */
export function progress(sheet: Sheet, crossed: readonly number[]): Progress[] {
  const isCrossed = new Set(crossed);
  return sheet.chambers.map((chamber) => {
    const done = chamber.cells.filter((cell) => isCrossed.has(cell)).length;
    return {
      chamber,
      crossed: done,
      left: chamber.cells.length - done,
      finds: findsOf(sheet, chamber, isCrossed),
    };
  });
}

/** Width by height of a small drawing, with the field above. Sheets of unusual shape are drawn in a wider frame. */
export function shapeOf({ width, height }: Sheet): number {
  return Math.min(1.6, Math.max(0.6, width / (height + 1)));
}

function findsOf(sheet: Sheet, chamber: Chamber, crossed: ReadonlySet<number>): Progress['finds'] {
  return chamber.cells.flatMap((cell) => {
    const find = sheet.cells[cell]?.find;
    return find ? [{ find, got: crossed.has(cell) }] : [];
  });
}
