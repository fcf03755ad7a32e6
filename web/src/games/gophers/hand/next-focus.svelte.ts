// The button that was pressed is often gone afterwards, so the focus goes to the next thing to do.
import { untrack } from 'svelte';
import { focusIfLost } from '$lib/focus';
import { input } from '$lib/input.svelte';
import type { GophersBoard } from '../read/board';

/** Call it while a component is set up; it ends with the component. */
export function focusNext(board: GophersBoard, desk: () => HTMLElement | undefined): void {
  $effect(() => {
    void [board.ask, board.curtain.isDown];
    if (untrack(() => input.isKeyed)) void focusIfLost(() => nextIn(desk(), board.choice.targets.size > 0));
  });
}

/** The next button to press, or what has to be chosen first; `hasTargets`: a hole can be chosen. */
function nextIn(desk: HTMLElement | undefined, hasTargets: boolean): HTMLElement | null | undefined {
  const ready = 'button.go:not([aria-disabled="true"]), button.curtain';
  const hole = hasTargets ? '[data-spot][tabindex="0"]' : ready;
  const card = '[data-card]:not(.useless), [data-gift]:not(.useless), [data-value]:not(.gone)';
  const found = [ready, hole, card, 'button.go'].map((one) => desk?.querySelector<HTMLElement>(one));
  return found.find((one) => one);
}
