// The piece at the reader's finger, or at the mouse: follows it, tells the server where it is wanted, and shows it there at
// once.
import type { WheelBoard } from '../read/board';
import type { Frame } from '../motion/frame';
import type { Aim, Point, Pose } from '../read/renderer';
import { noPose } from '../read/pose';
import { toWorld } from '../read/quaternion';
import { Carrying } from './carrying';
import { DEPTH_STEP, Hand } from './hand';
import * as packets from './packets';

/** How the hand is doing, for each drawn frame. */
interface Grip {
  /** A button or a finger is down; otherwise the piece follows a bare pointer. */
  isDragging: boolean;
  /** The server was told to let go: the piece stays where it is wanted. */
  isBusy: boolean;
  /** The server has the piece in its grip. */
  isGripped: boolean;
}

export class Finger {
  readonly #board: WheelBoard;
  readonly #send: (packet: Uint8Array) => boolean;
  readonly #pose = noPose();
  #carrying: Carrying | null = null;

  /** `send`: false, the connection is cut. */
  constructor(board: WheelBoard, send: (packet: Uint8Array) => boolean) {
    this.#board = board;
    this.#send = send;
  }

  /** The piece at the finger; null: there is none. */
  get piece(): number | null {
    return this.#carrying?.piece ?? null;
  }

  /** The piece is where the finger wants it, as far as wood allows. */
  get isThere(): boolean {
    return this.#carrying?.isThere ?? true;
  }

  /** Takes a piece that lies on this side, where it is; out of a tray, at the finger. */
  takeUp(piece: number, at: Point | null, side: number): void {
    const { view, timeline } = this.#board;
    const hand = new Hand(view.direction, view.options.steady);
    const there = this.#worldPose(piece);
    if (there) hand.takeHold(piece, side, there, this.#aim(at, there.y), timeline.latest.hub);
    else hand.takeUp(piece, this.#aim(at, hand.plane));
    this.#carrying = new Carrying(piece, hand, timeline.head?.echo ?? 0, (number, pose) =>
      this.#send(packets.carry(number, pose)),
    );
    this.#carrying.finger = at;
  }

  /** No piece is at the finger any more. */
  leave(): void {
    this.#carrying = null;
  }

  /** Where the finger is; null: it is lifted, and the piece stays where it is. */
  point(at: Point | null): void {
    if (this.#carrying) this.#carrying.finger = at;
  }

  turn(steps: number): void {
    this.#carrying?.hand.turn(steps);
  }

  /** Lays the next side down, and returns which one that is. */
  tip(): number {
    this.#carrying?.hand.tip();
    return this.#carrying?.hand.side ?? 0;
  }

  shift(steps: number): void {
    this.#carrying?.hand.shift(steps * DEPTH_STEP);
  }

  /** After a cut connection: says again where the piece is wanted. */
  repeat(): void {
    this.#carrying?.repeat();
  }

  /** A frame of the turn has come: the piece is shown where wood has stopped it. */
  hear({ piece, echo, gripped }: Frame): void {
    const carrying = this.#carrying;
    if (!carrying || !gripped || piece !== carrying.piece) return;
    const pose = this.#worldPose(piece);
    if (pose) carrying.hear(echo, pose, this.#board.live.isTouching);
  }

  /** Once for each drawn frame; times in ms. `grip` null: the piece is not carried now. */
  run(now: number, passed: number, grip: Grip | null): void {
    const { viewpoint, timeline } = this.#board;
    const carrying = this.#carrying;
    if (!carrying || !grip) return viewpoint.renderer?.hold(null);
    const { hand, finger } = carrying;
    const { hub } = timeline.latest;
    hand.point(this.#aim(finger, hand.plane), hub, !grip.isDragging, this.#aim(finger, hand.depth));
    if (!grip.isBusy) carrying.run(now, passed, hub);
    viewpoint.renderer?.hold(carrying.shown(grip.isGripped));
  }

  /** Where the piece is seen, in the world's axes; null: there is none. */
  get shown(): Pose | null {
    return this.#carrying?.shown(true).pose ?? null;
  }

  /** Where a piece is in the world's axes, by the newest frame; null: not in the wheel. */
  #worldPose(piece: number): Pose | null {
    const { latest } = this.#board.timeline;
    const own = latest.poses[piece];
    if (!own || !latest.inside[piece]) return null;
    toWorld(own, latest.contact, latest.hub, this.#pose);
    return this.#pose;
  }

  #aim(at: Point | null, plane: number): Aim | null {
    const { renderer } = this.#board.viewpoint;
    return at && renderer ? renderer.aimAt(at.x, at.y, plane) : null;
  }
}
