// Crosses that are laid out and not yet confirmed, compared with the legal placements that the server lists. There is no
// other rule here: a cell that is in none of these placements cannot be drawn.
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

/** Cells that can still be added to the draft. */
export function reach(draft: Draft, placements: readonly Placement[]): Set<number> {
  const cells = new Set(within(draft, placements).flat());
  for (const cell of draft) cells.delete(cell);
  return cells;
}

/** Whether the draft, as it is, may be confirmed. */
export function isPlacement(draft: Draft, placements: readonly Placement[]): boolean {
  return within(draft, placements).some((placement) => placement.length === draft.length);
}

/** The most crosses that can still be added to the draft. */
export function room(draft: Draft, placements: readonly Placement[]): number {
  return within(draft, placements).reduce((most, { length }) => Math.max(most, length - draft.length), 0);
}

/** Ascending and each once, as a move needs them. */
export function ascending(cells: Iterable<number>): number[] {
  return [...new Set(cells)].sort((a, b) => a - b);
}
