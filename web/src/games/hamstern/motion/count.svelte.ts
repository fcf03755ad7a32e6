// The end, counted as at a real table: nuts, mushrooms, then one chamber after the other, on all sheets at once.
import { SvelteMap } from 'svelte/reactivity';
import { sound } from '$lib/sound.svelte';
import { pencil } from '../sounds';
import type { SeatView, Sheet } from '../types';

/** Between two steps, and from the last sum to the result, in ms. */
const STEP = 600;
const REST = 3000;
/** Nuts and mushrooms come before the chambers. */
const FINDS = 2;

/** What has been counted of a sheet so far. */
export type Shown = Pick<SeatView, 'nuts' | 'mushrooms' | 'full' | 'points'>;

/** The counts that run on the boards of this page, by table. */
const COUNTS = new SvelteMap<string, Count>();

/** For what stands beside the board; undefined: the board has not begun to count. */
export function countOf(table: string): Count | undefined {
  return COUNTS.get(table);
}

export class Count {
  #step = $state(0);
  #steps: number;
  #isDone = $state(false);
  #done: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `done` is called once, when all is counted and has been looked at. */
  constructor(steps: number, done: () => void) {
    this.#steps = steps;
    this.#done = done;
  }

  /** The result may come. */
  get isDone(): boolean {
    return this.#isDone;
  }

  get isOver(): boolean {
    return this.#step >= this.#steps;
  }

  /** Returns what ends it. */
  begin(table: string): () => void {
    COUNTS.set(table, this);
    this.#next();
    return () => {
      COUNTS.delete(table);
      clearTimeout(this.#timer);
    };
  }

  /** All of it at once, to be looked at; once all is counted, on to the result. */
  skip(): void {
    if (this.isOver) return this.finish();
    clearTimeout(this.#timer);
    this.#step = this.#steps;
    sound.play('fanfare');
    this.#next();
  }

  finish(): void {
    if (this.#isDone) return;
    clearTimeout(this.#timer);
    this.#isDone = true;
    this.#done();
  }

  shown(seat: SeatView, sheet: Sheet): Shown {
    if (this.isOver) return seat;
    const [nuts, mushrooms] = seat.points;
    const full = seat.full.slice(0, Math.max(0, this.#step - FINDS));
    const chambers = full.reduce((sum, number) => sum + (sheet.chambers[number]?.value ?? 0), 0);
    const hasNuts = this.#step > 0;
    const hasMushrooms = this.#step > 1;
    return {
      nuts: hasNuts ? seat.nuts : 0,
      mushrooms: hasMushrooms ? seat.mushrooms : 0,
      full,
      points: [hasNuts ? nuts : 0, hasMushrooms ? mushrooms : 0, chambers],
    };
  }

  #next(): void {
    this.#timer = setTimeout(
      () => {
        if (this.isOver) return this.finish();
        this.#step += 1;
        sound.play(pencil, { force: 0.5 });
        if (this.isOver) sound.play('fanfare');
        this.#next();
      },
      this.isOver ? REST : STEP,
    );
  }
}

/** As many as the sheet with the most full chambers needs. */
export function stepsOf(seats: readonly SeatView[]): number {
  return FINDS + Math.max(...seats.map(({ full }) => full.length));
}
