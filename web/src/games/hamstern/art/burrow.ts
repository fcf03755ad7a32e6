// Where things lie in the drawing of a sheet: pure geometry, the same for the same sheet on every screen. Knows any
// valid sheet, ours and people's own. Lengths are in the drawing's units: a place of the map is UNIT wide and high,
// and the upper left corner of the map is the origin.
import type { Sheet } from '../types';
import { Land } from './dig/land';
import { MARGIN, TAG, UNIT, wobble, type Box, type Point } from './dig/measure';
import { outlineOf } from './dig/outline';
import { hangTags } from './dig/tags';
import { grainOf, thingsOf, type Thing } from './dig/things';
import { smooth, tunnelLine } from './dig/tunnels';

export { BORE, UNIT, wobble, type Box, type Point } from './dig/measure';
export type { Thing } from './dig/things';

/** A cell: its centre, and the tile on the floor around it. */
export interface CellPlace extends Point {
  /** Edge of the square that belongs to it; taps and rings may use all of it. */
  size: number;
  tile: string;
}

export interface ChamberPlace {
  /** The cut-out in the earth. */
  outline: string;
  /** Around all its cells. */
  box: Box;
  /** Centre of the tag with letter and value. */
  tag: Point;
  /** Where grain lies when it is full: along the floor. */
  grain: readonly Point[];
}

export interface Burrow {
  unit: number;
  cells: readonly CellPlace[];
  chambers: readonly ChamberPlace[];
  /** Middle lines, from mouth to mouth. */
  tunnels: readonly string[];
  /** What lies in free earth. */
  things: readonly Thing[];
  /** What is dug out, with the tags: a tight frame around it. */
  dug: Box;
  /** Any number that belongs to the sheet, for chance that is always the same. */
  seed: number;
}

const known = new Map<string, Burrow>();
const MOST_KNOWN = 12;

/** The geometry of a sheet. Views arrive anew with each update, so it is kept by what the sheet says. */
export function burrowOf(sheet: Sheet): Burrow {
  const key = JSON.stringify(sheet);
  const found = known.get(key);
  if (found) return found;
  const first = known.keys().next();
  if (known.size >= MOST_KNOWN && !first.done) known.delete(first.value);
  const made = dig(sheet);
  known.set(key, made);
  return made;
}

function dig(sheet: Sheet): Burrow {
  const land = new Land(sheet);
  const seed = seedOf(sheet);
  const cells = sheet.cells.map((cell, number) => placeCell(cell.x, cell.y, seed + number));
  const lines = sheet.tunnels.map((tunnel, i) => tunnelLine(sheet, land, tunnel, seed + i));
  const tags = hangTags(sheet, land, lines);
  const chambers = sheet.chambers.map((chamber, c) => ({
    outline: outlineOf(land, chamber.cells, sheet, c, seed),
    box: boxAround(chamber.cells.map((number) => cells[number] as CellPlace)),
    tag: tags[c] as Point,
    grain: grainOf(sheet, land, c, seed),
  }));
  const dug = frame(sheet, tags);
  return {
    unit: UNIT,
    cells,
    chambers,
    tunnels: lines.map(smooth),
    things: thingsOf(sheet, land, tags, seed),
    dug,
    seed,
  };
}

function seedOf(sheet: Sheet): number {
  let seed = sheet.width * 64 + sheet.height;
  for (const { x, y, chamber } of sheet.cells) seed = (Math.imul(seed, 31) + x * 43 + y * 7 + chamber) | 0;
  return seed;
}

function placeCell(x: number, y: number, seed: number): CellPlace {
  const at = (i: number): string => (16.6 + wobble(seed, i) * 0.9).toFixed(1);
  const bow = (i: number): string => (wobble(seed, i + 20) * 1.1).toFixed(1);
  const tile =
    `M-${at(0)} -${at(1)}Q${bow(0)} -${at(2)} ${at(3)} -${at(4)}Q${at(5)} ${bow(1)} ${at(6)} ${at(7)}` +
    `Q${bow(2)} ${at(8)} -${at(9)} ${at(10)}Q-${at(11)} ${bow(3)} -${at(0)} -${at(1)}Z`;
  return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT, size: UNIT, tile };
}

function boxAround(cells: readonly CellPlace[]): Box {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const x = Math.min(...xs) - UNIT / 2;
  const y = Math.min(...ys) - UNIT / 2;
  return { x, y, w: Math.max(...xs) + UNIT / 2 - x, h: Math.max(...ys) + UNIT / 2 - y };
}

function frame(sheet: Sheet, tags: readonly Point[]): Box {
  const left = Math.min(-MARGIN, ...tags.map(({ x }) => x - TAG.x - 3));
  const top = Math.min(-MARGIN, ...tags.map(({ y }) => y - TAG.y - 3));
  const right = Math.max(sheet.width * UNIT + MARGIN, ...tags.map(({ x }) => x + TAG.x + 3));
  const bottom = Math.max(sheet.height * UNIT + MARGIN, ...tags.map(({ y }) => y + TAG.y + 4));
  return { x: left, y: top, w: right - left, h: bottom - top };
}
