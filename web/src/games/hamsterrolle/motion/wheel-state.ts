// The wheel according to all frames so far: the newest head, and where every piece is.
import { BACK, STAYS, type Gone, type Pose } from '../read/renderer';
import { copyPose, noPose } from '../read/pose';
import { OUTER_RADIUS, PIECES, PITCH } from '../read/shape';
import type { Frame, Head } from './frame';

/** Where the hub stands in the world's axes after rolling from one contact angle to another, both in degrees. */
export function hubAt(contact: number, start: number): number {
  return (-OUTER_RADIUS * (contact - start) * Math.PI) / 180;
}

export class WheelState {
  head: Head | null = null;
  /** The contact angle when the turn began; before the first one, the middle of the pyramid's compartment. */
  start: number;
  contact: number;
  readonly poses: readonly Pose[] = Array.from({ length: PIECES }, noPose);
  readonly inside = new Uint8Array(PIECES);
  readonly gone = new Uint8Array(PIECES);

  constructor(contact = PITCH / 2) {
    this.start = contact;
    this.contact = contact;
  }

  /** Adds a frame. Every frame since the last whole one must have been added before. */
  take(frame: Frame): void {
    this.head = frame;
    this.contact = frame.contact;
    if (frame.whole) this.inside.fill(0);
    for (const { piece, why } of frame.gone)
      this.#leave(piece, why === BACK && piece === frame.piece ? STAYS : why);
    for (const { piece, pose } of frame.bodies) this.#lie(piece, pose);
  }

  /** Another turn begins with what lies in the wheel now. */
  begin(contact: number): void {
    this.head = null;
    this.start = contact;
    this.contact = contact;
    this.gone.fill(STAYS);
  }

  get hub(): number {
    return hubAt(this.contact, this.start);
  }

  /** Every later frame of the turn repeats it. A piece that was laid back and is in hand again has not left. */
  #leave(piece: number, why: Gone): void {
    if (piece >= PIECES) return;
    this.gone[piece] = why;
    if (why !== STAYS) this.inside[piece] = 0;
  }

  #lie(piece: number, pose: Pose): void {
    const known = this.poses[piece];
    if (!known) return;
    copyPose(pose, known);
    this.inside[piece] = 1;
  }
}
