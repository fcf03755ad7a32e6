// Reads the lines of a log: the setup of each game, then its entries. Judges only whether they are such lines.
import { isBytes32 } from '$lib/luck/bytes';
import type { Luck } from '$lib/luck/key';

export interface Heading {
  game: string;
  format: number;
  seats: number;
  options: Record<string, unknown>;
  seed: string;
  /** Empty in logs that were written before they had one. */
  commitment: string;
  luck: Luck | null;
  /** How many entries follow; null: the log does not say. */
  entries: number | null;
}

/** An entry. `by` is -1 for chance. */
export interface Row {
  seq: number;
  /** In ms since the beginning. */
  at: number;
  by: number;
  /** null: the entry takes an event back. */
  what: Record<string, unknown> | null;
  /** The number of that event; null: it takes none back. */
  undo: number | null;
}

export interface Line<Content> {
  /** From 1. */
  number: number;
  content: Content;
}

export interface LoggedGame {
  heading: Line<Heading>;
  rows: Line<Row>[];
}

/** A line that is not what it should be. `id` names a sentence of this page. */
export class BadLine extends Error {
  constructor(
    readonly id: 'fault-line' | 'fault-start' | 'fault-empty',
    readonly line: number,
  ) {
    super(id);
  }
}

/** Throws `BadLine`. */
export function readLog(text: string): LoggedGame[] {
  const games: LoggedGame[] = [];
  text.split('\n').forEach((line, at) => {
    if (!line.trim()) return;
    const number = at + 1;
    const found = parsed(line, number);
    if ('game' in found) games.push({ heading: { number, content: headingOf(found, number) }, rows: [] });
    else if (games.length === 0) throw new BadLine('fault-start', number);
    else games.at(-1)?.rows.push({ number, content: rowOf(found, number) });
  });
  if (games.length === 0) throw new BadLine('fault-empty', 1);
  return games;
}

function parsed(line: string, number: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (isRecord(value)) return value;
  } catch {
    // Said below.
  }
  throw new BadLine('fault-line', number);
}

function headingOf(found: Record<string, unknown>, number: number): Heading {
  const { game, format, seats, options, seed, commitment = '', luck = null, entries = null } = found;
  const isWhole =
    typeof game === 'string' &&
    isWholeNumber(format) &&
    isWholeNumber(seats) &&
    isRecord(options) &&
    isBytes32(seed) &&
    (commitment === '' || isBytes32(commitment)) &&
    (luck === null || isLuck(luck)) &&
    (entries === null || isWholeNumber(entries));
  if (!isWhole) throw new BadLine('fault-line', number);
  return { game, format, seats, options, seed, commitment, luck, entries };
}

function rowOf(found: Record<string, unknown>, number: number): Row {
  const { seq, at, by, what = null, undo = null } = found;
  const isWhole =
    isWholeNumber(seq) &&
    isInteger(at) &&
    isInteger(by) &&
    (what === null) !== (undo === null) &&
    (what === null || isRecord(what)) &&
    (undo === null || isWholeNumber(undo));
  if (!isWhole) throw new BadLine('fault-line', number);
  return { seq, at, by, what, undo };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isWholeNumber(value: unknown): value is number {
  return isInteger(value) && value >= 0;
}

function isLuck(value: unknown): value is Luck {
  if (!isRecord(value)) return false;
  const { table, pledges, shares } = value;
  const isList = (list: unknown): boolean =>
    Array.isArray(list) && list.every((each) => each === '' || isBytes32(each));
  return typeof table === 'string' && isList(pledges) && isList(shares);
}
