// The tables this browser has sat at and not finished, newest first.
import { recallJson, rememberJson } from './memory';
import type { TableInfo } from './net/wire';

/** How a table stood when this browser last heard of it. */
export type Standing = Pick<TableInfo, 'phase' | 'yours'> & Partial<Pick<TableInfo, 'waiting' | 'winners'>>;

export interface Recent {
  table: string;
  game: string;
  /** The names of everyone at the table. */
  names: string[];
  /** The last visit, in ms of `Date.now()`; unknown for old tables. */
  at?: number;
  /** Unknown for old tables. */
  last?: Standing;
}

const KEY = 'tables';
const MOST = 12;

export function recentTables(): Recent[] {
  return recallJson(KEY, isList) ?? [];
}

/** Puts a table first. */
export function keepTable(recent: Recent): void {
  const others = recentTables().filter(({ table }) => table !== recent.table);
  rememberJson(KEY, [recent, ...others].slice(0, MOST));
}

/** Notes how a table stands. It keeps its place in the list. */
export function noteStanding(table: string, { phase, waiting, winners, yours }: Standing): void {
  const last = { phase, yours, waiting, winners };
  rememberJson(
    KEY,
    recentTables().map((recent) => (recent.table === table ? { ...recent, last } : recent)),
  );
}

export function forgetTable(table: string): void {
  rememberJson(
    KEY,
    recentTables().filter((recent) => recent.table !== table),
  );
}

function isList(value: unknown): value is Recent[] {
  return Array.isArray(value) && value.every(isRecent);
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false;
  const { table, game, names, at = 0, last } = value as Partial<Record<keyof Recent, unknown>>;
  const isNamed = Array.isArray(names) && names.every((name) => typeof name === 'string');
  const isKnown = typeof table === 'string' && typeof game === 'string' && isNamed;
  return isKnown && typeof at === 'number' && (last === undefined || isStanding(last));
}

function isStanding(value: unknown): value is Standing {
  if (typeof value !== 'object' || value === null) return false;
  const { phase, waiting = [], winners = [], yours } = value as Partial<Record<keyof Standing, unknown>>;
  const areSeats = [waiting, winners, yours].every(
    (seats) => Array.isArray(seats) && seats.every((seat) => typeof seat === 'number'),
  );
  return typeof phase === 'string' && areSeats;
}
