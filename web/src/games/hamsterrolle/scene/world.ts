// Where everything is that the real wheel shows: the wheel as it has rolled, the pieces in it, the one in hand, and those
// that fall. In metres, in the axes of the scene: the world's axes of the first turn, which never change.
import { Matrix4, Quaternion, Vector3 } from 'three';
import { Tumble, type Position } from '../motion/tumble';
import type { Pose, WorldShown } from '../read/renderer';
import { copyPose, isSamePose, noPose } from '../read/pose';
import { toWorld } from '../read/quaternion';
import { OUTER_RADIUS, PIECES } from '../read/shape';
import { compose } from './hand';
import type { Pieces } from './pieces';

const RADIANS = Math.PI / 180;
const AXLE = new Vector3(0, 1, 0);
const ONE = new Vector3(1, 1, 1);

/** The piece in hand, or null; its pose in the world's axes of this turn. */
interface Held {
  readonly piece: number | null;
  readonly pose: Pose;
}

export class World {
  readonly tumble = new Tumble();
  /** Where pieces are, as of the last layout. */
  readonly matrices: readonly Matrix4[] = Array.from({ length: PIECES }, () => new Matrix4());
  /** In the wheel's own axes; only valid where `inside`. */
  readonly poses: readonly Pose[] = Array.from({ length: PIECES }, noPose);
  /** 1: the piece is in the wheel. */
  readonly inside = new Uint8Array(PIECES);
  /** 1: the piece is visible: in the wheel, in the hand, or falling. */
  readonly seen = new Uint8Array(PIECES);
  contact = 0;
  /** Where the hub stands: in the world's axes of this turn, and in the axes of the scene. */
  hub = 0;
  x = 0;
  /** How far the wheel has turned. */
  readonly turn = new Quaternion();
  /** Nothing has been shown yet. */
  isNew = true;
  readonly #held: Held;
  readonly #inHand = { piece: 0, own: noPose() };

  constructor(held: Held) {
    this.#held = held;
  }

  /** Rolls the wheel to a contact angle. Returns how far it rolled, in degrees; 0: it stands there already. */
  roll(contact: number): number {
    const by = this.isNew ? 0 : shortest(contact - this.contact);
    this.contact = contact;
    this.x -= OUTER_RADIUS * by * RADIANS;
    return by;
  }

  /** Takes over where pieces are; true: something has changed. `leave`: a piece is no longer in the wheel. */
  show(world: WorldShown, hasRolled: boolean, leave: (piece: number, why: number) => void): boolean {
    let hasChanged = hasRolled;
    this.hub = world.hub;
    for (let piece = 0; piece < PIECES; piece++) {
      hasChanged = this.#showPiece(piece, world, hasChanged, leave) || hasChanged;
    }
    this.isNew = false;
    return hasChanged;
  }

  /** A piece falls out of the wheel from where it is. `wayHome`: where its tray is, once it lies there. */
  fall(piece: number, facing: 1 | -1, wayHome: ((lies: Pose) => Position | null) | null): void {
    poseOf(this.matrices[piece]!, fallen);
    this.tumble.begin(piece, fallen, facing, wayHome);
  }

  /** Computes where everything is, and moves the pieces there. */
  layOut(pieces: Pieces): void {
    this.turn.setFromAxisAngle(AXLE, -this.contact * RADIANS);
    rolled.compose(spot.set(this.x, 0, 0), this.turn, ONE);
    for (let piece = 0; piece < PIECES; piece++) {
      const matrix = this.matrices[piece]!;
      const isSeen = this.#lay(piece, matrix);
      if (isSeen) pieces.place(piece, matrix);
      else if (this.seen[piece]) pieces.hide(piece);
      this.seen[piece] = isSeen ? 1 : 0;
    }
  }

  /** The piece in hand, in the wheel's own axes; null: there is none. It is always the same object. */
  get inHand(): { readonly piece: number; readonly own: Pose } | null {
    const { piece, pose } = this.#held;
    if (piece === null) return null;
    copyPose(pose, aboutHub);
    aboutHub.x -= this.hub;
    toWorld(aboutHub, -this.contact, 0, this.#inHand.own);
    this.#inHand.piece = piece;
    return this.#inHand;
  }

  /** A pointer can mean this piece of the wheel. */
  readonly isTakeable = (piece: number): boolean => this.inside[piece] === 1 && piece !== this.#held.piece;

  /** Fills in the middle of a piece; false: it is neither in the wheel nor in the hand. */
  readonly whereIs = (piece: number, out: Vector3): boolean => {
    if (!this.seen[piece] || (!this.inside[piece] && piece !== this.#held.piece)) return false;
    out.setFromMatrixPosition(this.matrices[piece]!);
    return true;
  };

  /** For tests: where visible pieces are, in tenths of a millimetre in the world's axes of this turn. */
  report(): Record<number, number[]> {
    const found: Record<number, number[]> = {};
    for (let piece = 0; piece < PIECES; piece++) {
      if (!this.seen[piece]) continue;
      const { x, y, z } = spot.setFromMatrixPosition(this.matrices[piece]!);
      found[piece] = [x - this.x + this.hub, y, z].map((part) => Math.round(part * 10_000));
    }
    return found;
  }

  /** True: the piece is not where it was. */
  #showPiece(
    piece: number,
    world: WorldShown,
    hasRolled: boolean,
    leave: (piece: number, why: number) => void,
  ): boolean {
    const known = this.poses[piece]!;
    const pose = world.poses[piece]!;
    const isIn = world.inside[piece] === 1;
    const was = this.inside[piece] === 1;
    this.inside[piece] = isIn ? 1 : 0;
    if (isIn && !was) this.tumble.stop(piece);
    if (!isIn && was) leave(piece, world.gone[piece]!);
    if (!isIn || (was && !hasRolled && isSamePose(pose, known))) return isIn !== was;
    copyPose(pose, known);
    return true;
  }

  /** True: it is visible. */
  #lay(piece: number, matrix: Matrix4): boolean {
    const falls = this.tumble.at(piece);
    if (piece === this.#held.piece) compose(this.#held.pose, this.x - this.hub, matrix);
    else if (this.inside[piece]) compose(this.poses[piece]!, 0, matrix).premultiply(rolled);
    else if (falls) compose(falls, 0, matrix);
    else return false;
    return true;
  }
}

const spot = new Vector3();
const rolled = new Matrix4();
const aboutHub = noPose();
const fallen = noPose();
const spin = new Quaternion();
const scale = new Vector3();

function poseOf(matrix: Matrix4, out: Pose): void {
  matrix.decompose(spot, spin, scale);
  [out.x, out.y, out.z] = [spot.x, spot.y, spot.z];
  [out.w, out.i, out.j, out.k] = [spin.w, spin.x, spin.y, spin.z];
}

/** The shorter way round, in degrees. */
function shortest(angle: number): number {
  return angle - 360 * Math.round(angle / 360);
}
