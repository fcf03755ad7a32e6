// Spectators go on to the rematch by themselves, and can come back to the result that they left.
import { announcer } from '$lib/announce.svelte';
import { router } from '$lib/route.svelte';
import { setWatching } from '$lib/watching';
import { words } from '$lib/words.svelte';

/** In the address of a table: show this game, even if there is a rematch. */
export const STAY = 'stay';

/** Tables that were followed to, each with the one before. */
const before = new Map<string, string>();

/** Goes to the rematch. The browser's way back leads to the result. */
export function follow(table: string, rematch: string): void {
  router.go(resultHref(table), { replace: true });
  before.set(rematch, table);
  setWatching(rematch, true);
  announcer.say(words.t('followed'));
  router.go(`/t/${rematch}`);
}

/** The table whose result the reader left for this one; empty: none. */
export function cameFrom(table: string): string {
  return before.get(table) ?? '';
}

export function resultHref(table: string): string {
  return `/t/${table}?${STAY}`;
}
