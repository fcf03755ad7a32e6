// A personal link moves a seat to another device: `/t/<table>#take=<key>`. The proof of what the seat added to the dice
// comes along as `&luck=`. No server gets to see what follows the sign #.
import { tableHref } from '$lib/device';
import { packProof, unpackProof } from '$lib/luck/moving';
import { keepProof, proofsOf } from '$lib/luck/shares';
import { ApiError, takeSeat } from '$lib/net/api';
import type { Table } from '$lib/net/table.svelte';
import { router } from '$lib/route.svelte';
import { words } from '$lib/words.svelte';

/** The link that the server made, for the same kind of device and with the proofs of this browser. */
export function personalLink(table: Table, made: string): string {
  const { origin, pathname, hash } = new URL(made);
  const luck = proofsOf(table.id).map((proof) => `&luck=${packProof(proof)}`);
  const path = pathname.replace(`/t/${table.id}`, tableHref(table.id, table.device));
  return origin + path + hash + luck.join('');
}

/** Takes the seat of a personal link; the reader continues on this device. Does nothing for any other address. */
export async function takePersonalSeat(table: Table): Promise<void> {
  const said = new URLSearchParams(router.hash);
  const key = said.get('take');
  if (key === null) return;
  // The key works once, so it has no place in the history of this browser.
  router.go(location.pathname + location.search, { replace: true });
  await table.arrived;
  try {
    await takeSeat(table.id, key);
    for (const text of said.getAll('luck')) {
      const proof = unpackProof(table.id, text);
      if (proof) keepProof(proof);
    }
    table.comeIn();
  } catch (problem) {
    table.explain(words.t(`error-${problem instanceof ApiError ? problem.code : 'server-error'}`));
  }
}
