// How far the server's piece is from where the hand wanted it. The piece is drawn at the finger at once. If wood is in
// its way, it is drawn away from the finger by that distance. So players notice resistance, but not a slow connection.
import { copyPose, noPose } from '../read/pose';
import { compose, inverse, still, toward, type Quaternion } from '../read/quaternion';
import type { Pose } from '../read/renderer';

/** How many wishes are remembered: two seconds of them. */
const KEPT = 128;
/** How quickly the piece takes over a new difference, in seconds. */
const SMOOTH = 0.05;

export class ServerOffset {
  readonly #sent: { number: number; pose: Pose }[] = Array.from({ length: KEPT }, () => ({
    number: 0,
    pose: noPose(),
  }));
  readonly #off = { x: 0, y: 0, z: 0 };
  readonly #wanted = { x: 0, y: 0, z: 0 };
  readonly #turn: Quaternion = still();
  #wantedTurn: Quaternion = still();

  /** Numbers begin at 1. */
  send(number: number, pose: Pose): void {
    const slot = this.#sent[number % KEPT]!;
    slot.number = number;
    copyPose(pose, slot.pose);
  }

  /** The server has followed up to that wish, and the piece was there. */
  hear(number: number, pose: Pose): void {
    const slot = this.#sent[number % KEPT]!;
    if (number === 0 || slot.number !== number) return;
    this.#wanted.x = pose.x - slot.pose.x;
    this.#wanted.y = pose.y - slot.pose.y;
    this.#wanted.z = pose.z - slot.pose.z;
    this.#wantedTurn = compose(pose, inverse(slot.pose), still());
  }

  /** Nothing is in the way: wherever the piece is now, it will arrive where it is wanted. */
  clear(): void {
    Object.assign(this.#wanted, { x: 0, y: 0, z: 0 });
    this.#wantedTurn = still();
  }

  step(seconds: number): void {
    const share = 1 - Math.exp(-seconds / SMOOTH);
    this.#off.x += (this.#wanted.x - this.#off.x) * share;
    this.#off.y += (this.#wanted.y - this.#off.y) * share;
    this.#off.z += (this.#wanted.z - this.#off.z) * share;
    toward(this.#turn, this.#wantedTurn, share, this.#turn);
  }

  /** Where to draw a piece that is wanted at `wish`. */
  show(wish: Pose, out: Pose): void {
    compose(this.#turn, wish, out);
    out.x = wish.x + this.#off.x;
    out.y = wish.y + this.#off.y;
    out.z = wish.z + this.#off.z;
  }

  /** How far the piece is off, in metres. */
  get distance(): number {
    return Math.hypot(this.#off.x, this.#off.y, this.#off.z);
  }
}
