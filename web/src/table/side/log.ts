// The lines of the history, newest first.
import type { Seen, SeenNote } from '$lib/net/wire';

/** The sentences of one entry. */
export interface Group {
  seq: number;
  /** The seat of the entry; below 0: none. */
  seat: number;
  entry: Seen | null;
  /** What happened, newest first. */
  notes: readonly SeenNote[];
}

/** `arrivals` says who took a seat from a bot, and after which entry. */
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
