// The tables that this browser has not finished, and how the game stands at each of them.
import { ApiError, tableInfo } from '$lib/net/api';
import { forgetTable, noteStanding, recentTables, type Recent, type Standing } from '$lib/recent';
import { words } from '$lib/words.svelte';
import type { TableInfo } from '$lib/net/wire';

/** How often the server is asked while the page is in sight, in ms. */
const EVERY = 30_000;

const GONE = ['unknown-table', 'table-closed'];

class YourTables {
  /** Shown at once, so that nothing jumps. Their standings follow when the server has answered. */
  #list = $state.raw<readonly Recent[]>([]);
  #known = $state.raw<Readonly<Record<string, TableInfo>>>({});
  #isAway = $state(false);

  get list(): readonly Recent[] {
    return this.#list;
  }
  /** At how many tables it is the reader's turn. */
  get turns(): number {
    return this.#list.filter((recent) => this.isYourTurn(recent)).length;
  }
  /** The table to go to first: one where it is the reader's turn, else the newest. */
  get first(): Recent | null {
    return this.#list.find((recent) => this.isYourTurn(recent)) ?? this.#list[0] ?? null;
  }

  isYourTurn({ table }: Recent): boolean {
    const { phase, waiting = [], yours = [] } = this.#known[table] ?? {};
    return phase === 'playing' && waiting.some((seat) => yours.includes(seat));
  }

  title({ game }: Recent): string {
    return words.front(game, 'title') ?? game;
  }

  /** Whose turn it is, or who has won; empty until the server has answered. */
  standing({ table, names, last }: Recent): string {
    const info = this.#known[table];
    if (info) return tell(info, (seat) => info.seats[seat]?.name || (names[seat] ?? ''));
    if (!this.#isAway || !last) return '';
    return words.t('recent-last', { standing: tell(last, (seat) => names[seat] ?? '') });
  }

  /** The server does not answer: shows the tables as they stood when it last did. */
  recall(): void {
    this.#list = recentTables();
    this.#known = {};
    this.#isAway = true;
  }

  /** Asks now, and then again and again while the page is in sight. Returns a function that ends it. */
  watch(): () => void {
    this.#list = recentTables();
    this.#isAway = false;
    const ask = (): void => {
      if (document.visibilityState === 'visible') for (const { table } of this.#list) void this.#check(table);
    };
    ask();
    const timer = setInterval(ask, EVERY);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }

  forget(table: string): void {
    forgetTable(table);
    this.#list = this.#list.filter((recent) => recent.table !== table);
  }

  async #check(table: string): Promise<void> {
    if (this.#known[table]?.phase === 'over') return;
    try {
      const info = await tableInfo(table);
      if (info.yours.length === 0) this.forget(table);
      else {
        this.#known = { ...this.#known, [table]: info };
        noteStanding(table, info);
      }
    } catch (problem) {
      if (problem instanceof ApiError && GONE.includes(problem.code)) this.forget(table);
    }
  }
}

function tell(
  { phase, waiting = [], winners = [], yours }: Standing,
  name: (seat: number) => string,
): string {
  if (phase === 'gathering') return words.t('turn-gathering');
  const isYours = (seats: readonly number[]): boolean => seats.some((seat) => yours.includes(seat));
  const [first] = phase === 'over' ? winners : waiting;
  if (first === undefined) return words.t(phase === 'over' ? 'turn-over' : 'turn-soon');
  if (phase === 'over') {
    if (winners.length > 1) return words.t('result-shared', { names: winners.map(name).join(', ') });
    return isYours(winners) && yours.length === 1
      ? words.t('result-you')
      : words.t('result-won', { name: name(first) });
  }
  if (isYours(waiting) && yours.length === 1) return words.t('turn-yours');
  return waiting.length > 1 ? words.t('turn-all') : words.t('turn-of', { name: name(first) });
}

export const yourTables = new YourTables();
