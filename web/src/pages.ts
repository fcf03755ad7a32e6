// Pages that are fetched when they are opened. The front page is part of the first load.
import type { Component } from 'svelte';
import { games } from '$lib/games.svelte';
import type { Introduction } from '$lib/newcomer.svelte';
import type { Route } from '$lib/route.svelte';

type Page<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>;

export const pages = {
  new: (): Page<{ game: string }> => import('./lobby/NewTable.svelte'),
  rules: (): Page<{ game: string }> => import('./lobby/RulesPage.svelte'),
  table: (): Page<{ id: string }> => import('./table/TablePage.svelte'),
  join: (): Page<{ code: string }> => import('./lobby/JoinByCode.svelte'),
  /** Lies over any of the others. */
  newcomer: (): Promise<{ default: Component<Introduction> }> => import('./ui/NewcomerPrimer.svelte'),
  admin: (): Page<Record<string, never>> => import('./admin/AdminPage.svelte'),
  lost: (): Page<{ what: 'page' | 'table' }> => import('./lobby/Lost.svelte'),
};

/** Starts fetching what this page will need, at the same time as the words and not after them. */
export function fetchAhead(route: Route): void {
  const begun: Promise<unknown>[] = [];
  if (route.page !== 'home') begun.push(pages[route.page]());
  if (!['table', 'join', 'lost'].includes(route.page)) begun.push(games.load());
  for (const one of begun) one.catch(() => {}); // the page asks again and reports a failure
}
