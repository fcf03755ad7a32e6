// The end, counted up as at a real table: nuts, mushrooms, then one chamber after the other, on all sheets at once. The
// server sends the points of each step; the player decides when it is shown.
import type { CountTimes } from '$lib/player.svelte';
import type { View } from '../types';

/** Between two steps, and from the last one to the result, in ms. */
export const COUNT_TIMES: CountTimes = { each: 600, rest: 3000 };

/** As many as the sheet with the most full chambers needs. */
export function stepsOf({ seats }: View): number {
  return Math.max(...seats.map(({ count }) => count.length)) - 1;
}

/** The end as far as it is counted after so many steps; who won is known after the last one. */
export function countedView(view: View, step: number): View {
  if (step >= stepsOf(view)) return view;
  const seats = view.seats.map((seat) => ({ ...seat, ...(seat.count[step] ?? seat.count.at(-1)) }));
  return { ...view, seats, winners: [], tie_break: '' };
}
