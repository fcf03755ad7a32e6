// Views for tests: a game that has just begun, with what a test wants to be different.
import { scrap } from '../art/scrap';
import type { SeatView, View } from '../types';

const SEAT: SeatView = {
  crossed: [],
  fresh: [],
  ones: 0,
  full: [],
  nuts: 0,
  mushrooms: 0,
  points: [0, 0, 0],
  total: 0,
  begun: 0,
  fits: [true, true, true, true, true, true],
  ones_spent: false,
  done: false,
  count: [],
};

const VIEW: View = {
  options: { sheet: 'a', own: '', start: 'middle', tunnels: 'new', zero: false, die: 'table', clock: 0 },
  sheet: scrap(['aa-b', 'a  b'], 5),
  phase: 'roll',
  round: 1,
  pips: 0,
  free_count: false,
  roller: 0,
  seat: 0,
  seats: [],
  timer: { lap: 0, circled: 0, struck: 0 },
  deadline: null,
  mine: null,
  last_pips: 0,
  odds: { last_round: false, ends: 0, ticks: 3, near: [] },
  winners: [],
  tie_break: '',
};

/** A view with these seats. */
export function viewOf(view: Partial<View>, ...seats: Partial<SeatView>[]): View {
  return { ...VIEW, ...view, seats: seats.map((seat) => ({ ...SEAT, ...seat })) };
}
