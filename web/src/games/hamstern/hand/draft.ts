// Crosses that are laid out and not yet confirmed, measured against the legal placements the server listed. Knows no
// other rule: what is not part of a listed placement cannot be drawn.
import type { Move } from '../types';

/** Numbers of cells, in the order in which they were drawn. */
export type Draft = readonly number[];
/** A legal placement: numbers of cells, ascending. */
export type Placement = readonly number[];

export function placementsOf(legal: readonly Move[] | null): Placement[] {
  return (legal ?? []).flatMap((move) => (move.type === 'Cross' ? [move.cells] : []));
}

/** The placements this draft can still become. */
export function within(draft: Draft, placements: readonly Placement[]): Placement[] {
  return placements.filter((placement) => draft.every((cell) => placement.includes(cell)));
}

/** Cells that can still be drawn beside those of the draft. */
export function reach(draft: Draft, placements: readonly Placement[]): Set<number> {
  const cells = new Set(within(draft, placements).flat());
  for (const cell of draft) cells.delete(cell);
  return cells;
}

/** Whether the draft, as it is, may be confirmed. */
export function isPlacement(draft: Draft, placements: readonly Placement[]): boolean {
  return within(draft, placements).some((placement) => placement.length === draft.length);
}

/** The most crosses that the draft can still get. */
export function room(draft: Draft, placements: readonly Placement[]): number {
  return within(draft, placements).reduce((most, { length }) => Math.max(most, length - draft.length), 0);
}

/** As a move wants it. */
export function ascending(cells: Iterable<number>): number[] {
  return [...new Set(cells)].sort((a, b) => a - b);
}
