// The HTTP interface. Every answer that is not 2xx becomes an `ApiError` with the server's code.
import type { Device } from '../device';
import { at } from '../base-path';
import type {
  Code,
  CodeInfo,
  GameInfo,
  OpenTables,
  Join,
  Joined,
  Moment,
  OpenTable,
  Opened,
  PersonalLink,
  Problem,
  PushInfo,
  RuleInfo,
  Subscribe,
  TableInfo,
} from './wire';

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
  return ask<GameInfo[]>(at('/api/games'));
}

/** The rules of a game, in the order of its rulebook. */
export function rules(game: string): Promise<RuleInfo[]> {
  return ask<RuleInfo[]>(at(`/api/games/${encodeURIComponent(game)}/rules`));
}

/** This browser promises to add to the dice of the table. */
export async function openTable(wish: OpenTable): Promise<Opened> {
  const { freshPledge, pledgedAt } = await shares();
  const pledge = freshPledge();
  const opened = await ask<Opened>(at('/api/tables'), { ...wish, pledge });
  pledgedAt(opened.table, pledge);
  return opened;
}

export function tableInfo(table: string): Promise<TableInfo> {
  return ask<TableInfo>(tablePath(table));
}

/** Before the game, this browser promises to add to the dice; later they are settled. */
export async function joinTable(table: string, join: Join, isGathering: boolean): Promise<Joined> {
  const { freshPledge } = await shares();
  const pledge = isGathering ? freshPledge(table) : '';
  return ask<Joined>(`${tablePath(table)}/join`, { ...join, pledge });
}

/** Fetched when a table is opened or joined: the front page does without it. */
async function shares(): Promise<typeof import('../luck/shares')> {
  try {
    return await import('../luck/shares');
  } catch {
    throw new ApiError('unreachable');
  }
}

/** Four letters that lead to the table. */
export function tableCode(table: string): Promise<Code> {
  return ask<Code>(`${tablePath(table)}/code`, {});
}

/** A finished game as this browser's first seat saw it, from before the first entry to the end. */
export async function tableMoments(table: string): Promise<Moment[]> {
  const response = await send(`${tablePath(table)}/moments`, undefined);
  if (!response.ok) throw await problemOf(response);
  const lines = (await response.text()).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Moment);
}

/** The newest of the table's rematches, and why the reader may not come in; both empty if the server does not answer. */
export async function lookAt(table: string): Promise<{ newest: string; problem: string }> {
  try {
    return { newest: (await tableInfo(table)).newest ?? '', problem: '' };
  } catch (problem) {
    const code = problem instanceof ApiError ? problem.code : '';
    return { newest: '', problem: ['unknown-table', 'removed', 'table-closed'].includes(code) ? code : '' };
  }
}

/** The table that a code of four letters leads to. */
export function findCode(code: string): Promise<CodeInfo> {
  return ask<CodeInfo>(at(`/api/codes/${encodeURIComponent(code)}`));
}

/** How many people are playing, and which tables are open to everybody. */
export function openTables(): Promise<OpenTables> {
  return ask<OpenTables>(at('/api/open'));
}

/** A personal link that moves a seat to another device. */
export function handOver(table: string, seat: number): Promise<PersonalLink> {
  return ask<PersonalLink>(`${tablePath(table)}/hand-over`, { seat });
}

/** Takes the seat of a personal link. */
export function takeSeat(table: string, key: string): Promise<Joined> {
  return ask<Joined>(`${tablePath(table)}/take`, { key });
}

/** Whether the server sends notifications, and whether this browser gets those of the table. */
export function pushInfo(table: string): Promise<PushInfo> {
  return ask<PushInfo>(`${tablePath(table)}/push`);
}

export function subscribe(table: string, wish: Subscribe): Promise<PushInfo> {
  return ask<PushInfo>(`${tablePath(table)}/push`, wish);
}

export function unsubscribe(table: string): Promise<PushInfo> {
  return ask<PushInfo>(`${tablePath(table)}/push/off`, {});
}

/**
 * `after`: the last entry that this browser knows. A phone beside a TV wants only what belongs in its players' hands, and
 * a TV sees what a spectator sees.
 */
export function socketAddress(table: string, after: number, device: Device = 'board'): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const as = { board: '', hand: '&hand', tv: '&screen' }[device];
  return `${scheme}//${location.host}${tablePath(table)}/ws?after=${after}${as}`;
}

export function tablePath(table: string): string {
  return at(`/api/tables/${encodeURIComponent(table)}`);
}

/** `headers`: beyond those that every request has. */
export async function ask<Answer>(
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await send(path, body, headers);
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as Answer;
}

async function send(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  try {
    if (body === undefined) return await fetch(path, { headers });
    return await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
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
