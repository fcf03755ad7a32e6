// Replays: the last turn, taken from the view, or after the end the whole game, from the table's log.
import { tableMoments } from '$lib/net/api';
import { readMotion, type Frame } from '../motion/frame';
import { say } from '../say';
import { lastTurn, turnsIn, type Turn } from './turns';
import type { WheelTable } from '../read/standing';
import { Motion } from '../motion/stored';
import type { Timeline } from '../motion/timeline';
import type { View } from '../types';

/** How long the end of a turn is shown, so that its outcome can be read, in ms. */
const REST = 2200;

/** How fast it can be watched. */
export const SPEEDS = [0.5, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

export class Replay {
  /** What is being watched. */
  turns = $state.raw<readonly Turn[]>([]);
  /** Which of them; null: nothing is. */
  index = $state<number | null>(null);
  isPaused = $state(false);
  isLoading = $state(false);
  /** 0 to 1. */
  share = $state(0);
  speed = $state<Speed>(1);

  readonly #timeline: Timeline;
  readonly #table: WheelTable;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #asks = 0;

  readonly isOn: boolean = $derived.by(() => this.index !== null);
  readonly isGame: boolean = $derived(this.turns.length > 1);
  readonly turn: Turn | null = $derived.by(() =>
    this.index === null ? null : (this.turns[this.index] ?? null),
  );

  /** The reader has seen it to the end, so its outcome may be shown. */
  readonly isSeen: boolean = $derived.by(() => this.isOn && this.share >= 1);

  constructor(timeline: Timeline, table: WheelTable) {
    this.#timeline = timeline;
    this.#table = table;
  }

  /** The view of that moment; null: there is no replay. */
  get then(): View | null {
    return (this.isSeen ? this.turn?.after : this.turn?.before) ?? null;
  }

  /** Which moment that is, in words. */
  get when(): string {
    if (this.index === null) return '';
    const when = this.isSeen ? 'after' : 'before';
    return this.isGame ? say('panel-then', { when, turn: this.index + 1 }) : say('panel-then-this', { when });
  }

  /** The last turn, as long as there is one. */
  get mayWatch(): boolean {
    return this.#table.view.motion !== '';
  }

  async watchLast(): Promise<void> {
    const turn = lastTurn(this.#table.view);
    if (turn) await this.#watch([turn], 0);
  }

  /** The whole game; the server sends it only after the end. */
  async watchGame(): Promise<void> {
    this.isLoading = true;
    const turns = await turnsOf(this.#table);
    this.isLoading = false;
    if (turns) await this.#watch(turns, 0);
    else this.#table.explain(say('board-replay-failed'));
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

  hurry(speed: Speed): void {
    this.speed = speed;
    this.#timeline.steer({ speed });
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
    const frames = await framesOf(turn.motion);
    if (ask !== this.#asks) return;
    if (frames.length === 0) return this.#skip(turns, index);
    this.#still();
    this.turns = turns;
    this.index = index;
    this.isPaused = false;
    this.share = 0;
    this.#timeline.replay(new Motion(frames), this.speed);
  }

  /** A turn that cannot be read: says so, and goes on with the next one of the game. */
  #skip(turns: readonly Turn[], index: number): void {
    this.stop();
    this.#table.explain(say('board-replay-unread'));
    const isLast = index >= turns.length - 1;
    if (!isLast) void this.#watch(turns, index + 1);
  }

  #still(): void {
    clearTimeout(this.#rest);
    this.#rest = undefined;
  }
}

/** The frames of a stored turn; empty if it cannot be read. */
async function framesOf(motion: string): Promise<Frame[]> {
  try {
    return await readMotion(motion);
  } catch {
    return [];
  }
}

/** null: they cannot be fetched. */
async function turnsOf({ id }: WheelTable): Promise<Turn[] | null> {
  try {
    return turnsIn(await tableMoments(id));
  } catch {
    return null;
  }
}
