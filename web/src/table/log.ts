// The lines of the history: newest first, from the first line to the last.
import type { Seen, SeenNote } from '$lib/net/wire';

/** What one entry has to say. */
export interface Group {
  seq: number;
  /** Whose entry it is; below 0: nobody's. */
  seat: number;
  entry: Seen | null;
  /** What happened, the last first. */
  notes: readonly SeenNote[];
}

/** `arrivals`: who took a seat from a bot, and after which entry. */
export function newestFirst(
  entries: readonly Seen[],
  arrivals: readonly { seat: number; since: number }[],
): Group[] {
  const told = entries.map((entry) => ({
    seq: entry.seq,
    seat: entry.by,
    entry,
    notes: [...(entry.notes ?? [])].reverse(),
  }));
  const came = arrivals.map(({ seat, since }) => ({ seq: since + 0.5, seat, entry: null, notes: [] }));
  return [...told, ...came].sort((a, b) => b.seq - a.seq);
}
