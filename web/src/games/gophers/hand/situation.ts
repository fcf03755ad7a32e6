// What is asked of the seat at this screen, and what a choice at the board can lead to. The controller provides it to
// the parts that hold the choices.
import type { Seat } from '$lib/contract';
import { holeOf } from '../read/maze';
import type { Move, View } from '../types';

/** The decisions of a seat; they have the names of their phases. */
export type Ask = 'place' | 'ready' | 'walk' | 'collect' | 'gift';

const ASKS: readonly string[] = ['place', 'ready', 'walk', 'collect', 'gift'] satisfies Ask[];

/** What a phase asks of a seat; null: nothing. */
export function askOf(phase: View['phase']): Ask | null {
  return ASKS.includes(phase) ? (phase as Ask) : null;
}

/** Names a decision: what was chosen for one does not count for the next. */
export function momentOf(view: View, seat: Seat | null): string {
  const { phase, page, round, turn, asked } = view;
  const hole = holeOf(view, seat);
  return [seat, phase, page, round, turn.seat, turn.pips, turn.rolls, asked.length, hole].join();
}

export interface Situation {
  readonly view: View;
  /** Who sits at this screen now; null: a spectator, or several people of whom none is asked. */
  readonly seat: Seat | null;
  /** Several people share this screen. */
  readonly isShared: boolean;
  /** The junior game, with open cards. */
  readonly isJunior: boolean;
  /** What is asked now; null: nothing, or the curtain must be lifted first. */
  readonly ask: Ask | null;
  /** The moves that can be made now; null: too many to list. */
  readonly legal: readonly Move[] | null;
  /** Names the decision that is asked for; see `momentOf`. */
  readonly moment: string;
  /** Where the seat's figure stands; -1: nowhere. */
  readonly hole: number;
  /** The seat's cards, as far as they may be shown. */
  readonly hand: readonly number[];
  /** Something is being shown: what can be done is not known yet. */
  readonly busy: boolean;
  forgetRefusal(): void;
  /** Shows the server's reason why this move is not legal. */
  why(move: Move): Promise<void>;
}
