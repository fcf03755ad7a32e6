// How the cards of the front page share their rows: all rows are full, or the last one is in the middle.

/** How many columns so many cards take if at most `fit` of them fit side by side. */
export function columnsFor(cards: number, fit: number): number {
  const rows = Math.ceil(cards / Math.max(1, fit));
  return Math.max(1, Math.ceil(cards / rows));
}

/**
 * Where the first card of a last row that is not full begins, counted in half columns from 1, so that the row is in the
 * middle. Any other card follows the one before it: undefined.
 */
export function startOf(index: number, cards: number, columns: number): number | undefined {
  const last = cards % columns;
  return last > 0 && index === cards - last ? columns - last + 1 : undefined;
}
