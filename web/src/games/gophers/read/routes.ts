// The ways that the server listed for a roll, by the hole where they end.
import type { Seat } from '$lib/contract';
import type { Move, SeatView, View } from '../types';

export interface Route {
  /** Every hole in order, without the one where it begins. */
  way: readonly number[];
  /** Whose figures are jumped, each once, ascending. */
  jumped: readonly Seat[];
  /** The number of free holes on the way, which is the roll. */
  steps: number;
}

export type Routes = ReadonlyMap<number, readonly Route[]>;

/** `mover`: the seat that walks. Its own figure is not jumped if the way leads back through the start. */
export function routesOf(
  legal: readonly Move[] | null,
  seats: readonly SeatView[],
  mover: Seat | null,
): Routes {
  const owner = othersAt(seats, mover);
  const routes = new Map<number, Route[]>();
  for (const move of legal ?? []) {
    if (move.type !== 'Walk') continue;
    const end = move.way.at(-1);
    if (end === undefined) continue;
    const over = move.way.flatMap((hole) => owner.get(hole) ?? []);
    const jumped = [...new Set(over)].sort((a, b) => a - b);
    const route = { way: move.way, jumped, steps: move.way.length - over.length };
    const known = routes.get(end);
    if (known) known.push(route);
    else routes.set(end, [route]);
  }
  return routes;
}

/** By hole, whose figure is jumped there. */
export function othersAt(seats: readonly SeatView[], mover: Seat | null): ReadonlyMap<number, Seat> {
  const others = seats.map(({ figure }, seat): [number, Seat] => [figure, seat]);
  return new Map(others.filter(([, seat]) => seat !== mover));
}

/**
 * A roll can have more ways than the server lists as moves. The view then has one for each hole and choice of figures to
 * jump, and says whether a dig card may be played.
 */
export function outcomesOf({ ways, may_dig }: Pick<View, 'ways' | 'may_dig'>): readonly Move[] | null {
  if (ways.length === 0) return null;
  const walks = ways.map((way): Move => ({ type: 'Walk', way }));
  return may_dig ? [...walks, { type: 'Dig' }] : walks;
}

/** The tunnels of a way, each by its two holes, the smaller first. */
export function tunnelsOf(start: number, way: readonly number[]): [number, number][] {
  return way.map((hole, i) => {
    const from = i === 0 ? start : (way[i - 1] ?? start);
    return from < hole ? [from, hole] : [hole, from];
  });
}

/** Whether a way leads through the tunnel between these holes, in either direction. */
export function isThrough(start: number, way: readonly number[], a: number, b: number): boolean {
  const tunnel = String(a < b ? [a, b] : [b, a]);
  return tunnelsOf(start, way).some((passed) => String(passed) === tunnel);
}

/** The tunnels of all ways, each once. */
export function allTunnels(start: number, routes: readonly Route[]): [number, number][] {
  const seen = new Map<string, [number, number]>();
  for (const { way } of routes) for (const tunnel of tunnelsOf(start, way)) seen.set(tunnel.join(), tunnel);
  return [...seen.values()];
}

/** A free hole of a way, with the numbers of its steps. A hole that is passed twice has two numbers. */
interface Stop {
  hole: number;
  steps: readonly number[];
  isLast: boolean;
}

/** The free holes of a way, each once. `figures`: by hole, whose figure is jumped. */
export function stopsOf(way: readonly number[], figures: ReadonlyMap<number, Seat>): Stop[] {
  const free = way.filter((hole) => !figures.has(hole));
  return [...new Set(free)].map((hole) => ({
    hole,
    steps: free.flatMap((other, i) => (other === hole ? [i + 1] : [])),
    isLast: hole === free.at(-1),
  }));
}
