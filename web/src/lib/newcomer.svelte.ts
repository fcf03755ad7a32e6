// The aim of a game, shown once to somebody who has never played it on this device. It comes before they sit down, so the
// game does not begin and no bot moves until they have seen it.
import { games } from './games.svelte';
import { recall, remember } from './memory';
import { recentTables } from './recent';
import { isMet, type Options } from './setup';
import { words } from './words.svelte';

/** What `ui/NewcomerPrimer` shows. */
export interface Introduction {
  game: string;
  options: Options | null;
  /** The reader has closed it. */
  end: () => void;
}

class Newcomer {
  #introduction = $state.raw<Introduction | null>(null);

  /** null: nothing is to be shown. */
  get introduction(): Introduction | null {
    return this.#introduction;
  }

  /** Resolves when the reader knows what the game is about: at once, unless it is new to this device. */
  async introduce(game: string, options: Options | null): Promise<void> {
    const module = games.module(game);
    if (!module?.primer || module.teaches || !isNew(game)) return;
    try {
      await Promise.all([words.need(game), module.primer()]);
    } catch {
      return; // without its words and pictures there is nothing to show, and the table says that it cannot be loaded
    }
    await new Promise<void>((end) => (this.#introduction = { game, options, end }));
    this.#introduction = null;
    remember(keyOf(game), 'seen');
  }
}

function isNew(game: string): boolean {
  const hasPlayed = isMet(game) || recentTables().some((recent) => recent.game === game);
  return !hasPlayed && recall(keyOf(game)) === null;
}

function keyOf(game: string): string {
  return `primer.${game}`;
}

export const newcomer = new Newcomer();
