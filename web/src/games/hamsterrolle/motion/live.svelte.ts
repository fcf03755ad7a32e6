// The turn that is under way, according to the newest frame. Only what readers see as words or numbers is here; what moves
// is drawn from the timeline.
import { CARRYING, READY, REFUSED, type Head, type Phase } from './frame';
import { type WheelState } from './wheel-state';
import { positionOf, type Outlook } from '../read/outlook';
import type { View } from '../types';

/** How long a piece may hop and still count as touching, in frames (60 a second). */
const HOP = 9;

/** Before anything is known. */
const LYING_FLAT: Outlook = { stays: 'maybe', lead: 0, out: 0 };
/** The outlook changes in steps of this many degrees. */
const STEP = 5;
/** If a piece is further from the hub than this, in metres, it is meant to lie there. */
const NEAR = 0.07;

export class Live {
  /** null: no turn is under way. */
  phase = $state<Phase | null>(null);
  /** In hand, or let go and not accepted. */
  piece = $state<number | null>(null);
  /** The last one that was in hand in this turn: while the wheel rolls, it is inside. */
  played = $state<number | null>(null);
  isHeld = $state(true);
  isGripped = $state(false);
  /** The piece can no longer be laid back: it has touched the wheel or a piece in it (W-21, WA-13). */
  isBound = $state(false);
  /** It may be dropped (WA-11). */
  mayDrop = $state(false);
  verdict = $state<number | null>(null);
  value = $state(0);
  compartment = $state<number | null>(null);
  /** The piece is above the floor of a compartment, not just on its way through the middle. */
  isNear = $state(false);
  /** It touches the wheel or another piece, or did so a moment ago: wood that slides along wood hops. */
  isTouching = $state(false);
  /** What would happen if it were let go now; in steps, so that not every frame changes the page. */
  outlook = $state.raw<Outlook>(LYING_FLAT);
  /** The seconds left on the clock, rounded up; null: no clock runs. */
  seconds = $state<number | null>(null);
  /** The time ran out before the piece was accepted, so it drops. */
  isTimeUp = $state(false);
  /** How much of the clock is left, 0 to 1, in small steps. */
  share = $state(1);
  /** When the last frame told the time that is left, in ms of `performance.now()`. */
  heardAt = 0;
  #touchedAt = -HOP;

  /** Takes over a frame. `picture`: everything up to this frame. */
  take(head: Head, wheel: WheelState, view: View): void {
    const isHanging = isUndecided(head.phase) || isUndecided(this.phase);
    this.isTimeUp = head.left === 0 && (this.isTimeUp || isHanging);
    this.phase = head.phase;
    this.piece = head.piece;
    if (head.piece !== null || head.phase === READY) this.played = head.piece;
    this.isHeld = head.held;
    this.isGripped = head.gripped;
    this.isBound = head.bound;
    this.mayDrop = head.droppable;
    if (head.touching) this.#touchedAt = head.number;
    this.isTouching = head.gripped && head.number - this.#touchedAt < HOP;
    this.verdict = head.verdict;
    this.value = head.value;
    this.compartment = head.compartment;
    // The clock runs from the first piece on, even after that is laid back (WA-12).
    const isRunning = head.phase !== READY || head.number > 0;
    this.seconds = head.left === null || !isRunning ? null : Math.ceil(head.left / 1000);
    this.heardAt = performance.now();
    const { clock } = view.options;
    const whole = clock === 'none' ? null : Number(clock) * 1000;
    this.share = head.left === null || !whole ? 1 : Math.round((head.left / whole) * 200) / 200;
    this.isNear = reachOf(head, wheel) > NEAR;
    if (this.isNear) this.#look(head, wheel);
  }

  #look({ piece, stays }: Head, { poses, contact }: WheelState): void {
    const pose = piece === null ? undefined : poses[piece];
    if (piece === null || !pose) return;
    const { lead, out } = positionOf(piece, pose, contact);
    const is = this.outlook;
    const about = STEP * Math.round(lead / STEP);
    if (stays !== is.stays || about !== is.lead || out !== is.out) this.outlook = { stays, lead: about, out };
  }

  clear(): void {
    this.outlook = LYING_FLAT;
    this.phase = this.piece = this.played = this.verdict = this.compartment = this.seconds = null;
    this.isHeld = true;
    this.isGripped = this.isBound = this.mayDrop = this.isNear = this.isTouching = this.isTimeUp = false;
    this.value = 0;
    this.share = 1;
    this.#touchedAt = -HOP;
  }

  /** A piece has been taken up at least once in this turn. */
  get isUnderWay(): boolean {
    return this.phase !== null && this.phase !== READY;
  }
}

/** The piece is in hand, or lies there and is not accepted. */
function isUndecided(phase: Phase | null): boolean {
  return phase === CARRYING || phase === REFUSED;
}

/** How far the piece is from the hub; 0: it is in no compartment. */
function reachOf({ piece, compartment }: Head, { poses }: WheelState): number {
  const pose = piece === null || compartment === null ? undefined : poses[piece];
  return pose ? Math.hypot(pose.x, pose.z) : 0;
}
