// Moves the focus when the focused element leaves the page. Otherwise the keyboard would start at the top again.
import { tick } from 'svelte';

interface Focusable {
  focus(options?: FocusOptions): void;
}

/** After the page has changed, focuses what `find` returns. If something else has the focus, it keeps it. */
export async function focusIfLost(find: () => Focusable | null | undefined): Promise<void> {
  await tick();
  if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
}
