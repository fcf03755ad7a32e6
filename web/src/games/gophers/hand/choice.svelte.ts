// The choice of a hole, to begin at or to walk to, and of one of the ways that lead there.
import type { Direction } from '$lib/actions';
import { sound } from '$lib/sound.svelte';
import { distances, neighbours, pageOf, toward } from '../read/maze';
import { isThrough, routesOf, type Route, type Routes } from '../read/routes';
import type { Situation } from './situation';

export class HoleChoice {
  /** The hole that the keyboard is at. */
  cursor = $state(0);
  /** The hole under the pointer. */
  peek = $state<number | null>(null);
  #chosen = $state.raw<{ moment: string; hole: number; way: number } | null>(null);
  readonly #now: Situation;
  readonly #changed: (hole: number) => void;

  readonly routes: Routes = $derived.by(() => {
    const { ask, legal, view, seat } = this.#now;
    return routesOf(ask === 'walk' ? legal : null, view.seats, seat);
  });
  /** Holes that can be chosen now. */
  readonly targets: ReadonlySet<number> = $derived.by(() => {
    const { ask, legal } = this.#now;
    if (ask === 'walk') return new Set(this.routes.keys());
    if (ask !== 'place') return new Set();
    return new Set((legal ?? []).flatMap((move) => (move.type === 'Place' ? [move.hole] : [])));
  });
  readonly chosen: number | null = $derived.by(() => {
    const chosen = this.#chosen;
    return chosen?.moment === this.#now.moment && this.targets.has(chosen.hole) ? chosen.hole : null;
  });
  /** The hole that the board tells about: the chosen one, otherwise the one under the pointer. */
  readonly shown: number | null = $derived.by(() => {
    if (this.chosen !== null) return this.chosen;
    return this.peek !== null && this.targets.has(this.peek) ? this.peek : null;
  });
  /** All ways to the hole that is shown. */
  readonly ways: readonly Route[] = $derived(this.shown === null ? [] : (this.routes.get(this.shown) ?? []));
  readonly wayIndex: number = $derived.by(() =>
    this.shown !== null && this.shown === this.chosen
      ? (this.#chosen?.way ?? 0) % (this.ways.length || 1)
      : 0,
  );
  readonly route: Route | null = $derived(this.ways[this.wayIndex] ?? null);
  /** By hole, the holes to which tunnels of the open page lead. */
  readonly near: readonly (readonly number[])[] = $derived.by(() => {
    const page = pageOf(this.#now.view);
    return page ? neighbours(page) : [];
  });
  /** By hole, how many tunnels away it is from the seat's figure. */
  readonly far: readonly number[] = $derived.by(() =>
    this.#now.hole < 0 ? [] : distances(this.near, this.#now.hole),
  );

  /** `changed`: called when a hole, or another way to it, has been chosen. */
  constructor(now: Situation, changed: (hole: number) => void) {
    this.#now = now;
    this.#changed = changed;
    this.cursor = Math.max(0, now.hole);
  }

  choose(hole: number): void {
    this.#chosen = { moment: this.#now.moment, hole, way: 0 };
    sound.play('wood', { force: 0.25 });
    this.#changed(hole);
  }

  clear(): void {
    this.#chosen = null;
  }

  /** Chooses another way to the same hole. */
  turnWay(by: number): void {
    if (this.chosen === null && this.shown !== null) this.choose(this.shown);
    const count = this.ways.length;
    if (this.chosen === null || count < 2) return;
    const way = (this.wayIndex + by + count) % count;
    this.#chosen = { moment: this.#now.moment, hole: this.chosen, way };
    this.#changed(this.chosen);
  }

  /** Chooses the next way that leads through the tunnel between these holes. */
  turnThrough(a: number, b: number): void {
    const count = this.ways.length;
    for (let by = 1; by < count; by++) {
      const route = this.ways[(this.wayIndex + by) % count];
      if (route && isThrough(this.#now.hole, route.way, a, b)) return this.turnWay(by);
    }
  }

  /** Arrows lead to holes that can be chosen; if there are none, through all holes. */
  walkCursor(direction: Direction): void {
    const { book } = this.#now.view;
    const among = this.targets.size > 0 ? [...this.targets] : book.spots.map((_, hole) => hole);
    this.cursor = toward(book, this.cursor, direction, among);
  }

  /** To the first or last hole that can be chosen. */
  leap(to: 'first' | 'last'): void {
    const among = [...this.targets].sort((a, b) => a - b);
    this.cursor = among.at(to === 'first' ? 0 : -1) ?? this.cursor;
  }

  /** The shortest way along tunnels, for the server to say what is wrong with it. */
  shortestTo(hole: number): number[] {
    const way: number[] = [];
    for (let at = hole; at !== this.#now.hole && at >= 0;) {
      way.unshift(at);
      at = (this.near[at] ?? []).find((next) => this.far[next] === (this.far[at] ?? 0) - 1) ?? -1;
    }
    return way;
  }
}
