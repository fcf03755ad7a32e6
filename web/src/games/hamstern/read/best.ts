// The best solo score on each sheet, remembered in this browser (HS-01).
import type { GameTable } from '$lib/contract';
import { recallJson, rememberJson } from '$lib/memory';
import type { View } from '../types';

/** What a best score belongs to: scores compare only on the same sheet with the same house rules. */
type Rules = Pick<View['options'], 'sheet' | 'own' | 'start' | 'tunnels' | 'zero'>;

interface Kept {
  points: number;
  /** The table where it was reached. Looking at that table again does not beat it again. */
  table: string;
  /** What it beat; null: the first. */
  before: number | null;
}

export interface Best {
  best: number;
  /** The best before this game; null: it was the first one. */
  before: number | null;
  beaten: boolean;
}

/** Whether the reader plays alone, and no bot plays for them. */
export function isAlone(table: Pick<GameTable, 'seats' | 'yours'>): boolean {
  return table.seats.length === 1 && table.yours.length === 1 && !table.seats[0]?.level;
}

/** The best solo score on a sheet so far, this table's own not counted; null: there is none yet. */
export function bestBefore(rules: Rules, table = ''): number | null {
  const kept = recallJson(keyOf(rules), isKept);
  return kept?.table === table ? kept.before : (kept?.points ?? null);
}

/** Compares a finished solo game with the best on its sheet, and keeps it if it is better. May be called again. */
export function settleBest(rules: Rules, table: string, points: number): Best {
  const key = keyOf(rules);
  const kept = recallJson(key, isKept);
  if (kept?.table === table) return { best: kept.points, before: kept.before, beaten: true };
  if (kept && points <= kept.points) return { best: kept.points, before: kept.points, beaten: false };
  const before = kept?.points ?? null;
  rememberJson(key, { points, table, before } satisfies Kept);
  return { best: points, before, beaten: true };
}

function keyOf({ sheet, own, start, tunnels, zero }: Rules): string {
  return `hamstern.best.${digest(JSON.stringify([sheet, sheet === 'own' ? own : '', start, tunnels, zero]))}`;
}

/** FNV-1a, a short hash. It need not be secure: nobody gains by forging it. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { points, table, before } = value as Partial<Record<keyof Kept, unknown>>;
  const isBefore = before === null || typeof before === 'number';
  return typeof points === 'number' && typeof table === 'string' && isBefore;
}
