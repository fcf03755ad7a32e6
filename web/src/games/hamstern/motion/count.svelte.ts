// The end, counted up as at a real table: nuts, mushrooms, then one chamber after the other, on all sheets at once. The
// server sends the points of each step.
import { sound } from '$lib/sound.svelte';
import { pencil } from '../sounds';
import type { View } from '../types';

/** Between two steps, and from the last one to the result, in ms. */
const STEP = 600;
const REST = 3000;

export class Count {
  /** Resolves when everything is counted and the reader has had time to look at it. */
  readonly done: Promise<void>;
  #step: number;
  readonly #steps: number;
  readonly #tell: (step: number) => void;
  #finish: () => void = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Counts from step `from` on; `tell` shows what is counted after so many steps. */
  constructor(steps: number, from: number, tell: (step: number) => void) {
    this.#steps = steps;
    this.#step = $state(from);
    this.#tell = tell;
    this.done = new Promise((finish) => (this.#finish = finish));
    tell(from);
    this.#wait();
  }

  /** Everything is counted. */
  get isOver(): boolean {
    return this.#step >= this.#steps;
  }

  /** Counts the rest at once; once everything is counted, goes on to the result. */
  skip(): void {
    clearTimeout(this.#timer);
    if (this.isOver) this.#finish();
    else this.#go(this.#steps);
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.#next(), this.isOver ? REST : STEP);
  }

  #next(): void {
    if (this.isOver) return this.#finish();
    sound.play(pencil, { force: 0.5 });
    this.#go(this.#step + 1);
  }

  #go(step: number): void {
    this.#step = step;
    this.#tell(step);
    if (this.isOver) sound.play('fanfare');
    this.#wait();
  }
}

/** As many as the sheet with the most full chambers needs. */
export function stepsOf({ seats }: View): number {
  return Math.max(...seats.map(({ count }) => count.length)) - 1;
}

/** The end as far as it is counted after so many steps; who won is known after the last one. */
export function countedView(view: View, step: number): View {
  if (step >= stepsOf(view)) return view;
  const seats = view.seats.map((seat) => ({ ...seat, ...(seat.count[step] ?? seat.count.at(-1)) }));
  return { ...view, seats, winners: [], tie_break: '' };
}
