// The pages that are fetched when they are opened. The front page comes with the first load.
import type { Component } from 'svelte';
import { games } from '$lib/games.svelte';
import type { Route } from '$lib/route.svelte';

type Page<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>;

export const pages = {
  new: (): Page<{ game: string }> => import('./lobby/NewTable.svelte'),
  rules: (): Page<{ game: string }> => import('./lobby/RulesPage.svelte'),
  table: (): Page<{ id: string }> => import('./table/TablePage.svelte'),
  lost: (): Page<{ what: 'page' | 'table' }> => import('./lobby/Lost.svelte'),
};

/** Starts what this page will ask for, so that it comes beside the words and not after them. */
export function fetchAhead(route: Route): void {
  const begun: Promise<unknown>[] = [];
  if (route.page !== 'home') begun.push(pages[route.page]());
  if (route.page !== 'table' && route.page !== 'lost') begun.push(games.load());
  for (const one of begun) one.catch(() => {}); // whoever shows the page asks again, and says if it failed
}
