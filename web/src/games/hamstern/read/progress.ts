// What a sheet shows and what it still needs, counted from a view. Counts only; what may be crossed the rules say.
import type { GameTable, Seat } from '$lib/contract';
import { MUSHROOM_POINTS, NUT_POINTS } from './printed';
import type { Cell, Chamber, Move, Sheet, View } from '../types';

export type Find = Exclude<Cell['find'], ''>;

/** The parts of the points in the order of the sheet: a sign, and the words of the score's line. */
export const PARTS = [
  { sign: 'nut', line: 'line-nuts' },
  { sign: 'mushroom', line: 'line-mushrooms' },
  { sign: 'chamber', line: 'line-chambers' },
] as const;

/** A chamber as far as it is crossed. */
export interface Progress {
  chamber: Chamber;
  crossed: number;
  left: number;
  finds: { find: Find; got: boolean }[];
}

/** What is drawn on a seat's sheet. */
export interface Drawn {
  crossed: readonly number[];
  /** Crosses of the round before. */
  fresh: readonly number[];
  ones: number;
  full: readonly number[];
}

/** What may lie open: on a shared screen nobody's confirmed crosses before all have placed (HA-16). */
export function openView(table: GameTable<View, Move>, view = table.view): View {
  return table.yours.length > 1 && view.mine !== null ? { ...view, mine: null } : view;
}

/** Whose sheet lies large before the reader: the view's own, and before a spectator the first. */
export function ownSeat(view: View): Seat {
  return view.seat ?? 0;
}

/**
 * The sheet of a seat in a view: as everybody sees it, and on the view's own also what it has confirmed (HA-16).
 */
export function drawn(view: View, seat: Seat): Drawn {
  const known = view.seats[seat];
  if (!known) return { crossed: [], fresh: [], ones: 0, full: [] };
  const mine = view.seat === seat && view.phase !== 'over' ? (view.mine ?? []) : [];
  if (mine.length === 0) return known;
  const crossed = [...known.crossed, ...mine].sort((a, b) => a - b);
  return {
    crossed,
    fresh: mine,
    ones: known.ones + (view.pips === 1 ? mine.length : 0),
    full: fullChambers(view.sheet, crossed),
  };
}

export function progress(sheet: Sheet, crossed: readonly number[]): Progress[] {
  const is = new Set(crossed);
  return sheet.chambers.map((chamber) => {
    const done = chamber.cells.filter((cell) => is.has(cell)).length;
    return { chamber, crossed: done, left: chamber.cells.length - done, finds: findsOf(sheet, chamber, is) };
  });
}

/** What a sheet with these crosses is worth: from nuts, mushrooms and chambers (H-33, H-32, H-30). */
export function pointsOf(sheet: Sheet, crossed: readonly number[]): [number, number, number] {
  const count = (find: Find): number => crossed.filter((cell) => sheet.cells[cell]?.find === find).length;
  const full = fullChambers(sheet, crossed).map((index) => sheet.chambers[index]?.value ?? 0);
  return [NUT_POINTS[count('nut')] ?? 0, count('mushroom') * MUSHROOM_POINTS, total(full)];
}

export function total(points: readonly number[]): number {
  return points.reduce((sum, part) => sum + part, 0);
}

/** Width by height of a small drawing, with the field above; odd sheets get a frame that is not too odd. */
export function shapeOf({ width, height }: Sheet): number {
  return Math.min(1.6, Math.max(0.6, width / (height + 1)));
}

function fullChambers(sheet: Sheet, crossed: readonly number[]): number[] {
  return progress(sheet, crossed).flatMap(({ left }, index) => (left === 0 ? [index] : []));
}

function findsOf(sheet: Sheet, chamber: Chamber, crossed: ReadonlySet<number>): Progress['finds'] {
  return chamber.cells.flatMap((cell) => {
    const find = sheet.cells[cell]?.find;
    return find ? [{ find, got: crossed.has(cell) }] : [];
  });
}
