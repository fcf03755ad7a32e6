// What decided the game, if the totals do not show it: the tie-break, or for a solo player the best score so far.
import { words } from '$lib/words.svelte';
import { isAlone, settleBest, type Best } from './best';
import type { HamsternTable } from './sheets';
import { say } from '../say';

export interface Verdict {
  sentence: string;
  icon: 'trophy' | 'log' | 'people';
  /** A best score is beaten. */
  beaten: boolean;
}

/** null: there is nothing more to say, or not yet. */
export function verdictOf(table: HamsternTable): Verdict | null {
  const { view } = table.shown;
  if (view.winners.length === 0) return null;
  const top = Math.max(...view.seats.map(({ total }) => total));
  if (isAlone(table)) {
    const best = settleBest(view.options, table.id, top);
    return { sentence: sayBest(best, top), icon: best.beaten ? 'trophy' : 'log', beaten: best.beaten };
  }
  if (view.tie_break === '') return null;
  const names = words.list(view.winners.map((seat) => table.name(seat)));
  const icon = view.tie_break === 'shared' ? 'people' : 'trophy';
  return { sentence: say(`end-tie-${view.tie_break}`, { names, points: top }), icon, beaten: false };
}

function sayBest({ best, before, beaten }: Best, top: number): string {
  if (beaten)
    return before === null ? say('end-best-first', { best }) : say('end-best-new', { best, before });
  return best === top
    ? say('end-best-equal', { best })
    : say('end-best-stays', { best, missing: best - top });
}
