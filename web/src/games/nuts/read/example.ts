// An ordinary moment of a game, for tests: each changes only what it is about.
import type { Dog, RaceView, View } from '../types';

/** Seat 0 of two has the first turn and has not rolled yet. */
export function viewWith(changes: Partial<View> = {}): View {
  return {
    options: {
      goal: 50,
      end: 'round',
      tie: 'extra',
      race: 'realtime',
      cadence: 300,
      reading: false,
      starter: 'first',
      clock: 0,
    },
    goal: 50,
    phase: 'roll',
    rolling: false,
    turn: 0,
    starter: 0,
    round: 1,
    scores: [0, 0],
    turns: [0, 0],
    total: 0,
    rolls: 0,
    faces: [],
    dice: 5,
    aside: 0,
    fresh: false,
    deadline: null,
    race: null,
    last: null,
    last_race: null,
    last_faces: [],
    playoff: [],
    final_round: false,
    odds: null,
    winners: [],
    ...changes,
  };
}

/** Seat 0 gathers nuts, seat 1 waits for its dog. */
export function raceWith(changes: Partial<RaceView> = {}): RaceView {
  return {
    seat: 0,
    dice: 3,
    lost: 0,
    starts_at: 1000,
    cadence: 300,
    paced: false,
    nuts: 0,
    rolls: 0,
    faces: [],
    last_at: null,
    dogs: [dogWith(1)],
    ended_at: null,
    throwers: [0, 1],
    ...changes,
  };
}

export function dogWith(seat: number, changes: Partial<Dog> = {}): Dog {
  return { seat, face: null, rolls: 0, last_at: null, done_at: null, helped: false, ...changes };
}
