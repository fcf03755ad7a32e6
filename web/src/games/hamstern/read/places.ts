// Where the cells of a sheet lie: their names, the way from one to the next by arrow keys, and which one is nearest to a
// point. Lengths are in places of the map: a cell is a square of edge 1 around its middle.
import type { Refusal } from '$lib/contract';
import type { Cell, Sheet } from '../types';

type RefusalValues = Refusal['values'];

export type Direction = 'left' | 'right' | 'up' | 'down';

const AHEAD: Record<Direction, readonly [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** "C3": the chamber's letter, and the number within it in reading order. */
export function nameOf(sheet: Sheet, cell: number): string {
  const chamber = sheet.chambers[sheet.cells[cell]?.chamber ?? -1];
  return chamber ? `${chamber.letter}${chamber.cells.indexOf(cell) + 1}` : '';
}

/** The cell of that name; null if there is none. */
export function cellNamed(sheet: Sheet, name: string): number | null {
  const chamber = sheet.chambers.find(({ letter }) => letter === name[0]);
  return chamber?.cells[Number(name.slice(1)) - 1] ?? null;
}

/** The numbers of the cells that a refusal is about. */
export function cellsOf(values: RefusalValues): number[] {
  return String(values['cells'] ?? '')
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

/** The cells that a refusal names, such as "C3", with their names. */
export function namedCells(sheet: Sheet, values: RefusalValues): Map<number, string> {
  const names = Object.values(values)
    .map(String)
    .filter((value) => /^[A-L]\d+$/.test(value));
  return new Map(
    names.flatMap((name) => {
      const cell = cellNamed(sheet, name);
      return cell === null ? [] : [[cell, name] as const];
    }),
  );
}

/** Where the tunnels at a cell lead. */
export function farMouths(sheet: Sheet, cell: number): number[] {
  return sheet.tunnels.flatMap(({ mouths: [one, other] }) =>
    cell === one ? [other] : cell === other ? [one] : [],
  );
}

/** The next cell in that direction, also across walls and tunnels; the same cell if there is none. */
export function step(sheet: Sheet, from: number, direction: Direction): number {
  const here = sheet.cells[from];
  if (!here) return 0;
  const ways = sheet.cells.map((cell, number) => ({ number, way: wayTo(here, cell, direction) }));
  return ways.reduce((best, one) => (one.way < best.way ? one : best), { number: from, way: Infinity })
    .number;
}

/** How far away a cell seems: sideways counts more than ahead, and cells more sideways than ahead come last. */
function wayTo(here: Cell, there: Cell, direction: Direction): number {
  const [dx, dy] = AHEAD[direction];
  const x = there.x - here.x;
  const y = there.y - here.y;
  const ahead = x * dx + y * dy;
  const aside = Math.abs(x * dy + y * dx);
  if (ahead <= 0) return Infinity;
  return ahead + aside * 2 + (aside > ahead ? 1000 : 0);
}

/** The cell whose square is nearest to a point; null if even that is farther away than `most`. */
export function nearest(sheet: Sheet, x: number, y: number, most: number): number | null {
  let best: number | null = null;
  let least = most;
  sheet.cells.forEach((cell, number) => {
    const far = Math.hypot(outside(x - cell.x), outside(y - cell.y));
    if (far < least) [best, least] = [number, far];
  });
  return best;
}

/** How far a coordinate lies outside the half edge of a square. */
function outside(distance: number): number {
  return Math.max(0, Math.abs(distance) - 0.5);
}
