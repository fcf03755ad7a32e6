// When a die lands: once for each throw.
import { untrack } from 'svelte';

type Landing = (throwNo: number) => (() => void) | undefined;

/**
 * Calls `land` when the number of the throw has changed. A view that comes again with the same number moves nothing.
 * What `land` returns is called before the next landing and at the end.
 */
export function onThrow(throwNo: () => number, land: Landing): void {
  const latest = $derived(throwNo());
  $effect(() => {
    const number = latest;
    return number === 0 ? undefined : untrack(() => land(number));
  });
}
