// Takes the seat of a personal link, `/t/<table>#take=<key>`: the reader continues on this device.
import { ApiError, takeSeat } from '$lib/net/api';
import type { Table } from '$lib/net/table.svelte';
import { router } from '$lib/route.svelte';
import { words } from '$lib/words.svelte';

const MARK = 'take=';

/** Does nothing for any other address. */
export async function takePersonalSeat(table: Table): Promise<void> {
  if (!router.hash.startsWith(MARK)) return;
  const key = router.hash.slice(MARK.length);
  // The key works once, so it has no place in the history of this browser.
  router.go(location.pathname + location.search, { replace: true });
  await table.arrived;
  try {
    await takeSeat(table.id, key);
    table.comeIn();
  } catch (problem) {
    table.explain(words.t(`error-${problem instanceof ApiError ? problem.code : 'server-error'}`));
  }
}
