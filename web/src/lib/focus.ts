// Where the focus goes when what had it is gone from the page: else a keyboard would begin at the top again.
import { tick } from 'svelte';

/** Once the page has changed; `find` says where to. Whoever has the focus elsewhere keeps it there. */
export async function focusIfLost(find: () => HTMLElement | null | undefined): Promise<void> {
  await tick();
  if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
}
