// The tables this browser has sat at and not finished, newest first.
import { recallJson, rememberJson } from './memory';

export interface Recent {
  table: string;
  game: string;
  /** The names of everyone at the table. */
  names: string[];
  /** The last visit, in ms of `Date.now()`; unknown for old tables. */
  at?: number;
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
  const { table, game, names, at = 0 } = value as Partial<Record<keyof Recent, unknown>>;
  const isNamed = Array.isArray(names) && names.every((name) => typeof name === 'string');
  return typeof table === 'string' && typeof game === 'string' && isNamed && typeof at === 'number';
}
