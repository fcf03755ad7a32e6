// Watching again: the last turn out of the view, and after the end the whole game out of the table's log.
import { tablePath } from '$lib/api';
import type { Seat } from '$lib/contract';
import { readMotion } from './frame';
import type { Table } from './standing';
import { Motion, type Timeline } from './timeline';

/** How long a turn stands there when it has been seen to its end, in ms. */
const REST = 900;

/** A turn as the log has it. */
export interface Turn {
  seat: Seat;
  motion: string;
}

export class Again {
  /** What is being watched. */
  turns = $state.raw<readonly Turn[]>([]);
  /** Which of them; null: nothing is. */
  index = $state<number | null>(null);
  isPaused = $state(false);
  isLoading = $state(false);
  hasFailed = $state(false);
  /** 0 to 1. */
  share = $state(0);

  readonly #timeline: Timeline;
  readonly #table: Table;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #asks = 0;

  readonly isOn: boolean = $derived.by(() => this.index !== null);
  readonly isGame: boolean = $derived(this.turns.length > 1);

  constructor(timeline: Timeline, table: Table) {
    this.#timeline = timeline;
    this.#table = table;
  }

  /** The last turn, as long as there is one. */
  get mayWatch(): boolean {
    return this.#table.view.motion !== '';
  }

  async watchLast(): Promise<void> {
    const { last, motion } = this.#table.view;
    if (last && motion) await this.#watch([{ seat: last.seat, motion }], 0);
  }

  /** The whole game; only after its end the server gives it out. */
  async watchGame(): Promise<void> {
    this.isLoading = true;
    this.hasFailed = false;
    try {
      await this.#watch(await turnsOf(this.#table.id), 0);
    } catch {
      this.hasFailed = true;
    } finally {
      this.isLoading = false;
    }
  }

  async step(by: number): Promise<void> {
    if (this.index === null) return;
    const to = Math.min(this.turns.length - 1, Math.max(0, this.index + by));
    await this.#watch(this.turns, to);
  }

  toggle(): void {
    const now = this.#timeline.replaying;
    if (!now) return;
    this.#still();
    this.isPaused = !this.isPaused;
    if (!this.isPaused && now.at >= now.length) this.#timeline.steer({ at: 0 });
    this.#timeline.steer({ paused: this.isPaused });
  }

  seek(share: number): void {
    const now = this.#timeline.replaying;
    if (!now) return;
    this.#still();
    this.isPaused = true;
    this.#timeline.steer({ at: share * now.length, paused: true });
  }

  stop(): void {
    this.#asks += 1;
    this.#still();
    this.index = null;
    this.turns = [];
    this.#timeline.stopReplay();
  }

  /** Once for each drawn frame. */
  run(): void {
    const now = this.#timeline.replaying;
    if (!now) return;
    this.share = now.length > 0 ? Math.round((now.at / now.length) * 500) / 500 : 1;
    if (now.at >= now.length && !this.isPaused && this.#rest === undefined)
      this.#rest = setTimeout(() => this.#ended(), REST);
  }

  #ended(): void {
    this.#rest = undefined;
    const isLast = this.index === null || this.index >= this.turns.length - 1;
    if (!isLast) void this.step(1);
    else if (this.isGame) this.isPaused = true;
    else this.stop();
  }

  async #watch(turns: readonly Turn[], index: number): Promise<void> {
    const turn = turns[index];
    if (!turn) return;
    const ask = ++this.#asks;
    const frames = await readMotion(turn.motion);
    if (ask !== this.#asks || frames.length === 0) return;
    this.#still();
    this.turns = turns;
    this.index = index;
    this.isPaused = false;
    this.#timeline.replay(new Motion(frames));
  }

  #still(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
  }
}

/** A row of the log, as far as it is looked at. */
interface Row {
  by?: Seat;
  what?: { type?: string; motion?: string };
}

async function turnsOf(table: string): Promise<Turn[]> {
  const answer = await fetch(`${tablePath(table)}/log`);
  if (!answer.ok) throw new Error(`no log: ${answer.status}`);
  const rows = (await answer.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
  let seat: Seat = 0;
  return rows.flatMap(({ by, what }): Turn[] => {
    if (by !== undefined && by >= 0) seat = by;
    return what?.type === 'Settled' && what.motion ? [{ seat, motion: what.motion }] : [];
  });
}
