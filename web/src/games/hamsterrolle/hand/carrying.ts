// The piece at the finger: what the hand wants is said to the server, and drawn at once with what the server made of the
// wishes before. One piece at a time: each that is taken up gets a new one.
import { noPose } from '../motion/frame';
import { Echo } from './echo';
import type { Hand } from './hand';
import type { HandShown, Pose } from '../read/look';

/** The server hears no more than 60 wishes a second; in ms. */
const PACE = 15.5;
/** Off by more than this, wood is in the way, and the wish is drawn as a ghost; in metres. */
const OFF = 0.012;
/** A free piece comes this near to where it is wanted, in metres. */
const NEAR = 0.004;
/** Longer than this the page was asleep; in seconds. */
const LONGEST = 0.05;

export class Carrying {
  readonly piece: number;
  readonly hand: Hand;
  /** Where the finger is, in client coordinates; null: it is lifted, and the piece stays. */
  finger: { x: number; y: number } | null = null;
  readonly #echo = new Echo();
  readonly #say: (number: number, pose: Pose) => boolean;
  readonly #shown: { piece: number; pose: Pose; gripped: boolean; wanted: Pose | null };
  #number: number;
  #heard = 0;
  #hasCome = false;
  #saidAt = -Infinity;
  #isNew = true;
  #isMoving = true;

  /** `number`: of the last wish the server has heard in this turn. `say`: false, the line is cut. */
  constructor(piece: number, hand: Hand, number: number, say: (number: number, pose: Pose) => boolean) {
    this.piece = piece;
    this.hand = hand;
    this.#number = number;
    this.#say = say;
    this.#shown = { piece, pose: noPose(), gripped: false, wanted: null };
  }

  /** Go on to now; `passed` in ms. */
  run(now: number, passed: number, hub: number): void {
    const seconds = Math.min(LONGEST, passed / 1000);
    this.#isMoving = this.hand.step(seconds, hub);
    this.#isNew ||= this.#isMoving;
    if (this.#isNew && now - this.#saidAt >= PACE) this.#tell(now);
    this.#echo.step(seconds);
  }

  /** The server had followed up to that wish, and the piece was there, in the world's axes, at wood or free of it. */
  hear(number: number, pose: Pose, isTouching: boolean): void {
    this.#heard = number;
    this.#hasCome = isTouching || distance(pose, this.hand.pose) < NEAR;
    if (isTouching) this.#echo.hear(number, pose);
    else this.#echo.clear();
  }

  shown(isGripped: boolean): HandShown {
    this.#echo.show(this.hand.pose, this.#shown.pose);
    this.#shown.gripped = isGripped;
    this.#shown.wanted = this.#echo.distance > OFF ? this.hand.pose : null;
    return this.#shown;
  }

  /** The hand has come to where the finger is, with the piece, as far as wood lets it: the server says so. */
  get isThere(): boolean {
    return !this.#isMoving && !this.#isNew && this.#heard >= this.#number && this.#hasCome;
  }

  /** After a cut line: the wish is said again. */
  repeat(): void {
    this.#isNew = true;
  }

  #tell(now: number): void {
    const number = this.#number + 1;
    if (!this.#say(number, this.hand.pose)) return;
    this.#number = number;
    this.#echo.send(number, this.hand.pose);
    this.#saidAt = now;
    this.#isNew = false;
  }
}

function distance(one: Pose, other: Pose): number {
  return Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z);
}
