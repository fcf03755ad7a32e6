// The HTTP interface. Every answer that is not 2xx becomes an `ApiError` with the server's code.
import type { GameInfo, Join, Joined, Moment, OpenTable, Opened, Problem, TableInfo } from './wire';

/** `code` is the server's, or `unreachable` when there was no answer at all. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    detail = '',
    /** A game's own reason, where it has one. */
    readonly refusal: {
      rule: string;
      message: string;
      values: Record<string, string | number>;
    } | null = null,
  ) {
    super(detail || code);
  }
}

export function games(): Promise<GameInfo[]> {
  return ask<GameInfo[]>('/api/games');
}

export function openTable(wish: OpenTable): Promise<Opened> {
  return ask<Opened>('/api/tables', wish);
}

export function tableInfo(table: string): Promise<TableInfo> {
  return ask<TableInfo>(tablePath(table));
}

export function joinTable(table: string, join: Join): Promise<Joined> {
  return ask<Joined>(`${tablePath(table)}/join`, join);
}

/** A finished game as this browser's first seat saw it, from before the first entry to the end. */
export async function tableMoments(table: string): Promise<Moment[]> {
  const response = await send(`${tablePath(table)}/moments`, undefined);
  if (!response.ok) throw await problemOf(response);
  const lines = (await response.text()).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Moment);
}

export function tablePath(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await send(path, body);
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as Answer;
}

async function send(path: string, body: unknown): Promise<Response> {
  try {
    if (body === undefined) return await fetch(path);
    return await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new ApiError('unreachable');
  }
}

async function problemOf(response: Response): Promise<ApiError> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    const { code = 'server-error', detail, rule, message, values } = problem;
    const own = rule && message ? { rule, message, values: Object.fromEntries(values ?? []) } : null;
    return new ApiError(code, detail, own);
  } catch {
    return new ApiError('server-error', `status ${response.status}`);
  }
}
