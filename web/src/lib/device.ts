// What this browser is at a table: a screen with the whole board, the TV around which people sit, or a phone that
// serves as one player's hand.
import { recall, remember } from './memory';

export type Device = 'board' | 'tv' | 'hand';

const key = (table: string): string => `device.${table}`;

/**
 * What the address says (`?tv`, `?hand`, `?board`), else what was chosen at this table before. A TV is one only by its
 * address: another tab of the same browser may be somebody's own screen.
 */
export function deviceAt(table: string, query: URLSearchParams): Device {
  const said = (['tv', 'hand', 'board'] as const).find((device) => query.has(device));
  return said ?? asDevice(recall(key(table)));
}

export function setDevice(table: string, device: Device): void {
  if (device !== 'tv') remember(key(table), device === 'board' ? null : device);
}

/** The path of a table, for the same kind of device. */
export function tableHref(table: string, device: Device): string {
  return device === 'board' ? `/t/${table}` : `/t/${table}?${device}`;
}

function asDevice(value: string | null): Device {
  return value === 'hand' ? value : 'board';
}
