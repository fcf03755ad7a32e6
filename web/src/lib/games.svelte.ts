// The games: those the server has registered, each with its web folder, which a glob finds.
import * as api from './net/api';
import type { GameModule } from './contract';
import type { GameInfo } from './net/wire';
import { words } from './words.svelte';

const folders = import.meta.glob<GameModule>('../games/*/index.ts', { eager: true, import: 'default' });
const modules = new Map(Object.values(folders).map((module) => [module.id, module]));

class Games {
  #list = $state.raw<readonly GameInfo[] | null>(null);
  #asked: Promise<readonly GameInfo[]> | null = null;

  /** null until the server has answered. */
  get list(): readonly GameInfo[] | null {
    return this.#list;
  }

  /** Asks for the registered games once; after a failure it can be called again. */
  load(): Promise<readonly GameInfo[]> {
    this.#asked ??= fetchGames().then(
      (list) => (this.#list = list),
      (reason: unknown) => {
        this.#asked = null;
        throw reason;
      },
    );
    return this.#asked;
  }

  info(id: string): GameInfo | undefined {
    return this.#list?.find((game) => game.id === id);
  }

  /** The game's web folder; undefined for a game that was installed without one. */
  module(id: string): GameModule | undefined {
    return modules.get(id);
  }
}

/** Waits for their titles too, so that nothing jumps once they are shown. */
async function fetchGames(): Promise<readonly GameInfo[]> {
  const list = await api.games();
  await Promise.allSettled(list.map(({ id }) => words.needFront(id)));
  return list;
}

export const games = new Games();
