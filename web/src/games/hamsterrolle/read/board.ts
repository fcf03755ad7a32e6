// The board as its parts see it: the view, the turn under way, and what the hand and the choice of a piece are about. The
// controller provides it, so that no part needs to know the controller.
import type { Seat } from '$lib/contract';
import type { Args } from '$lib/words.svelte';
import type { PiecePlace } from '../hand/packets';
import type { Live } from '../motion/live.svelte';
import type { Timeline } from '../motion/timeline';
import type { Replay } from '../replay/replay.svelte';
import type { Viewpoint } from '../scene/viewpoint.svelte';
import type { View } from '../types';
import type { Activity } from './activity';
import type { PieceVerdict } from './piece-verdict';
import type { Point } from './renderer';
import type { WheelTable } from './standing';

/** How the piece is carried: at the finger, or by the form and the keys, which the hand follows by itself. */
export type Steering = 'finger' | 'form';

/** The reader's hand. */
export interface BoardHand {
  readonly steering: Steering;
  /** The pointer that carries the piece is pressed; otherwise the piece follows a bare pointer. */
  isDragging: boolean;
  /** The piece in hand, or let go and not accepted. */
  readonly piece: number | null;
  readonly isCarrying: boolean;
  /** The piece in hand was taken out of the wheel. */
  readonly isPass: boolean;
  /** The piece is on its way to where it drops, and the hand cannot change that any more. */
  readonly isDropping: boolean;
  /** The server was asked to let go or to drop, and has not answered yet. */
  readonly isBusy: boolean;
  readonly mayLayBack: boolean;
  /** The piece is where it can be let go. */
  readonly mayLetGo: boolean;
  /** It will be let go as soon as it is in the hand and where it should be. */
  readonly willLetGo: boolean;
  /** The compartments to which the hand can be sent. */
  readonly compartments: readonly number[];
  /** The compartment to which the hand was sent; at a finger, the one that the piece is over. */
  readonly over: number | null;
  /** Where the hand is told to bring the piece; while a finger carries it, where it is. */
  readonly place: PiecePlace;
  /** The piece is at a finger. */
  readonly hasFinger: boolean;
  /** Takes a piece, or grips the refused one again. */
  take(piece: number, finger: Point | null, steering?: Steering): void;
  /** Takes over the piece that is in hand, after a reload or after the form. */
  resume(finger: Point | null): void;
  /** Where the finger is; null: it is lifted, and the piece stays where it is. */
  point(finger: Point | null): void;
  /** Turns the piece clockwise on the screen, in steps of 15 degrees. */
  turn(steps: number): void;
  /** Lays another side down. */
  tip(): void;
  /** Moves the piece in depth, by steps; positive: away from the viewer. */
  shift(steps: number): void;
  /** Tells the hand where to bring the piece. From now on it follows the form and the keys, not the finger. */
  tell(change: Partial<PiecePlace>): void;
  /** Holds the wheel, or sets it free; false: that is not possible, and the reader is told why. */
  hold(on: boolean): boolean;
  /** Lets go once the piece has arrived; asked twice, at once. By the form it is set down first. */
  letGo(): void;
  drop(): void;
  layBack(): void;
}

/** Which piece the reader is about to take. */
export interface BoardChoice {
  /** A piece of the wheel is to be taken, not one of the tray. */
  isPassing: boolean;
  /** The piece that the keyboard stands on. */
  readonly chosen: number | null;
  /** The piece of the wheel under the pointer. */
  pointed: number | null;
  /** The pieces that can be taken up now. */
  readonly takes: readonly number[];
  /** Those to choose from: of equal pieces in a tray, one. */
  readonly choices: readonly number[];
  readonly mayPass: boolean;
  /** Chooses a piece without taking it up. */
  choose(piece: number): void;
  pass(on: boolean): void;
}

export interface WheelBoard {
  readonly table: WheelTable;
  readonly view: View;
  readonly live: Live;
  readonly timeline: Timeline;
  readonly replay: Replay;
  readonly viewpoint: Viewpoint;
  readonly hand: BoardHand;
  readonly choice: BoardChoice;
  readonly activity: Activity;
  /** Whether the piece may lie where it is; null: it is not near a place. */
  readonly verdict: PieceVerdict | null;
  /** It is the turn of somebody at this screen. */
  readonly isMine: boolean;
  /** Who that is; null: nobody. */
  readonly seat: Seat | null;
  /** The connection is lost: nothing reaches the table. */
  readonly isCut: boolean;
  /** The server had forgotten the turn that was under way, and it begins again. */
  readonly isAnew: boolean;
  /** Chooses where the wheel rolls. */
  direct(to: View['direction']): Promise<void>;
  /** The one thing to do now. */
  go(): void;
  /** Says why something cannot be done, by the id of a message. */
  explain(message: string, args?: Args): void;
}
