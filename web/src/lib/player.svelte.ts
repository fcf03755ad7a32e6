// Shows what happens at a table, one update after the other. A game says what is to be seen and draws it; the player
// keeps the order, skips when the reader wants to, and ends with a board that agrees with the newest view even if a
// step fails.
import type { Change, GameTable } from './contract';

/** How a game shows an update. */
export interface Script<View, Step> {
  /** What happens on the way from the view before to the view after, in order; empty: nothing moves. */
  plan(change: Change<View>): readonly Step[];
  /** Shows one step. Whatever takes time waits with `pause` or `film`, so that it can be skipped. */
  show(step: Step, change: Change<View>): void | Promise<void>;
  /** Draws this view without motion: on arrival, after a take-back, and after a step that failed. */
  settle(view: View): void;
  /** After the last step, when nothing else waits to be shown. Without it, `settle`. */
  rest?(view: View): void;
}

/** A last look at the board before the result covers it, in ms. */
export const LAST_LOOK = 1400;
/** Updates that may be under way or waiting. With more, the reader sees the end of all of them at once. */
const BACKLOG = 2;

export class Player<View, Step> {
  /** Something is being shown. */
  busy = $state(false);
  readonly #script: Script<View, Step>;
  readonly #reduced: { readonly matches: boolean };
  readonly #leave: () => void;
  #queue: Promise<void> = Promise.resolve();
  #backlog = 0;
  #isSkipping = false;
  #wake: (() => void) | null = null;
  #reveal: (() => void) | null = null;

  constructor(
    table: Pick<GameTable<View>, 'present' | 'view'>,
    script: Script<View, Step>,
    reduced: { readonly matches: boolean } = matchMedia('(prefers-reduced-motion: reduce)'),
  ) {
    this.#script = script;
    this.#reduced = reduced;
    script.settle(table.view);
    this.#leave = table.present((change, shown) => this.#take(change, shown));
  }

  dispose(): void {
    this.#leave();
    this.skip();
  }

  /** The reader wants nothing to move. */
  get isStill(): boolean {
    return this.#reduced.matches;
  }

  /** Shows the end of everything that is under way. */
  skip(): void {
    if (this.#backlog === 0) return;
    this.#isSkipping = true;
    this.#wake?.();
  }

  /** Waits for what the board does by itself, such as counting up. That begins even when skipping, and can be skipped. */
  until(done: Promise<void>): Promise<void> {
    return Promise.race([done, new Promise<void>((skipped) => (this.#wake = skipped))]);
  }

  /** From here on the rest of the page may show this update. Without this call it waits for the last step. */
  reveal(): void {
    this.#reveal?.();
  }

  /** Waits so many ms, or not at all when skipping or without motion. */
  pause(ms: number): Promise<void> {
    const time = this.time(ms);
    if (time <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Calls back with the share of the time that has passed, once for each drawn frame; the last share is 1. */
  async film(ms: number, show: (share: number) => void): Promise<void> {
    const start = performance.now();
    let share = 0;
    while (share < 1 && this.time(ms) > 0) {
      show(share);
      await frame();
      share = (performance.now() - start) / ms;
    }
    show(1);
  }

  /** How long something of so many ms takes now. */
  time(ms: number): number {
    return this.isStill || this.#isSkipping ? 0 : ms;
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
