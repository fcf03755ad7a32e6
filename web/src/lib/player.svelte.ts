// Shows what happens at a table, one update after the other, at the speed that the reader wants. A game says what is to
// be seen and draws it; the player keeps the order, skips when the reader wants to, and ends with a board that agrees
// with the newest view even if a step fails. `ui/BoardFrame` offers to skip whatever a player shows.
import type { Change, GameTable, Playback } from './contract';
import { motion } from './motion.svelte';

/** How a game shows an update. */
export interface Script<View, Step> {
  /** What happens on the way from the view before to the view after, in order; empty: nothing moves. */
  plan(change: Change<View>): readonly Step[];
  /**
   * Shows one step of this change; the table may be further on. Whatever takes time waits with `pause`, `film` or
   * `count`, so that it can be skipped.
   */
  show(step: Step, change: Change<View>): void | Promise<void>;
  /** Draws this view without motion: on arrival, after a take-back, and after a step that failed. */
  settle(view: View): void;
  /** After the last step, when nothing else waits to be shown. Without it, `settle`. */
  rest?(view: View): void;
  /** What the board moves by itself besides the steps, such as pieces that roll away; it is skipped with them. */
  beside?: { readonly isMoving: boolean; skip(): void };
}

/** How long a count takes at normal speed, in ms: each step, and the look at the end. */
export interface CountTimes {
  each: number;
  rest: number;
}

/** A last look at the board before the result covers it, in ms. */
export const LAST_LOOK = 1400;
/** Updates that may be under way or waiting. With more, the reader sees the end of all of them at once. */
const BACKLOG = 2;

export class Player<View, Step> implements Playback {
  /** An update is being shown. */
  busy = $state(false);
  /** Everything is counted, and the result is about to come. */
  isResting = $state(false);
  readonly #script: Script<View, Step>;
  readonly #motion: Pick<typeof motion, 'isStill' | 'time'>;
  readonly #leave: () => void;
  #queue: Promise<void> = Promise.resolve();
  #backlog = 0;
  #isWaiting = $state(false);
  #isSkipping = false;
  #isDisposed = false;
  #waits = new Set<() => void>();
  #reveal: (() => void) | null = null;

  constructor(
    table: Pick<GameTable<View>, 'present' | 'view'>,
    script: Script<View, Step>,
    pace: Pick<typeof motion, 'isStill' | 'time'> = motion,
  ) {
    this.#script = script;
    this.#motion = pace;
    script.settle(table.view);
    this.#leave = table.present((change, shown) => this.#take(change, shown), this);
  }

  dispose(): void {
    this.#leave();
    this.#isDisposed = true;
    this.skip();
  }

  /** The reader wants nothing to move. */
  get isStill(): boolean {
    return this.#motion.isStill;
  }

  get isPlaying(): boolean {
    return (this.busy && !this.#isWaiting) || (this.#script.beside?.isMoving ?? false);
  }

  /** Shows the end of everything that is under way. A count stays a moment to be read; skipped again, it is over. */
  skip(): void {
    this.#script.beside?.skip();
    if (this.#backlog === 0) return;
    this.#isSkipping = true;
    for (const wake of [...this.#waits]) wake();
  }

  /**
   * Waits for what takes the time it takes, such as a wheel that comes to rest. Readers are not offered to skip that, but
   * it does not hold up what comes after it.
   */
  async until(done: Promise<void>): Promise<void> {
    this.#isWaiting = true;
    await Promise.race([done, this.#wait(null)]);
    this.#isWaiting = false;
  }

  /**
   * Counts up before the result: calls `show` with 0, 1 … `steps`, then waits until everyone has had a look. It begins
   * even when skipping; skipped itself, it goes on to the last step. Without motion, only the last step is shown.
   */
  async count(steps: number, { each, rest }: CountTimes, show: (step: number) => void): Promise<void> {
    this.#isSkipping = false;
    let step = this.isStill ? steps : 0;
    show(step);
    while (step < steps) {
      await this.pause(each);
      if (this.#isDisposed) return;
      step = this.time(each) > 0 ? step + 1 : steps;
      show(step);
    }
    this.#isSkipping = false;
    this.isResting = true;
    // There is something to read, also where nothing moves.
    await this.#wait(this.time(rest) || rest);
    this.isResting = false;
  }

  /** From here on the rest of the page may show this update. Without this call it waits for the last step. */
  reveal(): void {
    this.#reveal?.();
  }

  /** Waits so many ms, or not at all when skipping or without motion. */
  pause(ms: number): Promise<void> {
    const time = this.time(ms);
    return time <= 0 ? Promise.resolve() : this.#wait(time);
  }

  /** Calls back with the share of the time that has passed, once for each drawn frame; the last share is 1. */
  async film(ms: number, show: (share: number) => void): Promise<void> {
    const start = performance.now();
    let share = 0;
    while (share < 1 && this.time(ms) > 0) {
      show(share);
      await frame();
      share = (performance.now() - start) / this.time(ms);
    }
    show(1);
  }

  /** How long something takes now that takes so many ms at normal speed. */
  time(ms: number): number {
    return this.#isSkipping || this.#isDisposed ? 0 : this.#motion.time(ms);
  }

  /** So many ms, or until something is skipped; null: only until then. */
  #wait(ms: number | null): Promise<void> {
    return new Promise((done) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#waits.delete(wake);
        done();
      };
      const timer = ms === null ? undefined : setTimeout(wake, ms);
      this.#waits.add(wake);
    });
  }

  #take(change: Change<View>, shown: () => void): void {
    // Updates that the reader missed, and take-backs, are not played: the board shows the newest view at once.
    const isJump = !change.live || change.events.some(({ undo }) => undo != null);
    this.#backlog += 1;
    this.busy = true;
    if (isJump || this.#backlog > BACKLOG) this.skip();
    this.#queue = this.#queue.then(() => this.#play(change, shown, isJump)).catch(report);
  }

  async #play(change: Change<View>, shown: () => void, isJump: boolean): Promise<void> {
    let mustSettle = isJump || !this.#script.rest;
    this.#reveal = shown;
    try {
      const steps = isJump ? [] : this.#script.plan(change);
      for (const step of steps) await this.#script.show(step, change);
    } catch (error) {
      mustSettle = true;
      report(error);
    }
    this.#reveal = null;
    this.#waits.clear();
    this.#backlog -= 1;
    shown();
    if (this.#backlog > 0) return;
    this.#isSkipping = false;
    this.busy = false;
    if (mustSettle) this.#script.settle(change.after);
    else this.#script.rest?.(change.after);
  }
}

/** Nobody waits for the queue, so nobody else would notice an error. */
function report(error: unknown): void {
  console.error('burrow: an update could not be shown', error);
}

/** A page in the background draws no frames, so it must not wait for them. */
function frame(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) setTimeout(done, 0);
    else requestAnimationFrame(() => done());
  });
}
