// One piece at the finger, from taking it to letting it go. Tells the server where the hand wants it, and draws it there at
// once, corrected by what the server made of earlier wishes.
import { noPose } from '../read/pose';
import { ServerOffset } from './server-offset';
import type { Hand } from './hand';
import type { HandShown, Pose } from '../read/renderer';

/** The shortest time between two wishes, in ms: the server takes no more than 60 a second. */
const PACE = 15.5;
/** If the piece is off by more than this, in metres, wood is in the way, and the wish is drawn as a ghost. */
const OFF = 0.012;
/** A free piece this close to where it is wanted has arrived; in metres. */
const NEAR = 0.004;
/** The longest step, in seconds; after a longer pause the page was asleep. */
const LONGEST = 0.05;

export class Carrying {
  readonly piece: number;
  readonly hand: Hand;
  /** Where the finger is, in client coordinates; null: it is lifted, and the piece stays. */
  finger: { x: number; y: number } | null = null;
  readonly #offset = new ServerOffset();
  readonly #say: (number: number, pose: Pose) => boolean;
  readonly #shown: { piece: number; pose: Pose; gripped: boolean; wanted: Pose | null };
  #number: number;
  #heard = 0;
  #hasCome = false;
  #saidAt = -Infinity;
  #isNew = true;
  #isMoving = true;

  /** `number`: the last wish that the server heard in this turn. `say` returns false if the connection is cut. */
  constructor(piece: number, hand: Hand, number: number, say: (number: number, pose: Pose) => boolean) {
    this.piece = piece;
    this.hand = hand;
    this.#number = number;
    this.#say = say;
    this.#shown = { piece, pose: noPose(), gripped: false, wanted: null };
  }

  /** Moves on to now; `passed` in ms. */
  run(now: number, passed: number, hub: number): void {
    const seconds = Math.min(LONGEST, passed / 1000);
    this.#isMoving = this.hand.step(seconds, hub);
    this.#isNew ||= this.#isMoving;
    if (this.#isNew && now - this.#saidAt >= PACE) this.#tell(now);
    this.#offset.step(seconds);
  }

  /** The server has followed up to that wish, and the piece is there, in the world's axes. */
  hear(number: number, pose: Pose, isTouching: boolean): void {
    this.#heard = number;
    this.#hasCome = isTouching || distance(pose, this.hand.pose) < NEAR;
    if (isTouching) this.#offset.hear(number, pose);
    else this.#offset.clear();
  }

  shown(isGripped: boolean): HandShown {
    this.#offset.show(this.hand.pose, this.#shown.pose);
    this.#shown.gripped = isGripped;
    this.#shown.wanted = this.#offset.distance > OFF ? this.hand.pose : null;
    return this.#shown;
  }

  /** The piece is where the finger is, as far as wood allows, and the server has said so. */
  get isThere(): boolean {
    return !this.#isMoving && !this.#isNew && this.#heard >= this.#number && this.#hasCome;
  }

  /** After a cut connection: says the wish again. */
  repeat(): void {
    this.#isNew = true;
  }

  #tell(now: number): void {
    const number = this.#number + 1;
    if (!this.#say(number, this.hand.pose)) return;
    this.#number = number;
    this.#offset.send(number, this.hand.pose);
    this.#saidAt = now;
    this.#isNew = false;
  }
}

function distance(one: Pose, other: Pose): number {
  return Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z);
}
