// The six marks of the seats. No game collects any of these things: otherwise a mark beside a number would
// look like an amount.
import { marks } from './marks.svelte';

export const SEAT_MARKS = ['leaf', 'moon', 'flower', 'cone', 'feather', 'snowflake'] as const;

export type SeatMark = (typeof SEAT_MARKS)[number];

/** The mark of a seat; seats beyond the sixth begin again with the leaf. */
export function markOf(seat: number): SeatMark {
  return SEAT_MARKS[marks.of(seat) % SEAT_MARKS.length] ?? 'leaf';
}

/** The CSS colour of a seat, for `style:--seat={colourOf(seat)}` and the like. */
export function colourOf(seat: number): string {
  return `var(--seat-${marks.of(seat) % SEAT_MARKS.length})`;
}
