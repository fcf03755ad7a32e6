// Where the form and the keys tell the hand to bring a piece, sent to the server at a pace it can follow. While a
// finger carries the piece, the place follows the finger, so that the form can continue from there.
import { roomsFor } from '../read/marks';
import type { Pose, WorldShown } from '../read/renderer';
import type { View } from '../types';
import { bring, whereIs, type PiecePlace } from './packets';
import { lieOf, usualSide } from './sides';

/** How high above the floor a piece is held until it is set down, in per cent. */
export const LIFTED = 45;
/** The shortest time between two places that are sent, in ms: a turn has no room for one per px of a slider. */
const PACE = 130;

export class SteeredPlace {
  place = $state.raw<PiecePlace>({ compartment: 0, along: 0, depth: 0, lift: LIFTED, turn: 0, tilt: 0 });
  /** The piece that this is about; null: none yet. */
  #piece: number | null = null;
  #isNew = false;
  #saidAt = 0;

  /** Where this piece was brought last; null: it was another piece. */
  of(piece: number): PiecePlace | null {
    return piece === this.#piece ? this.place : null;
  }

  /** Where the form continues with a piece that is there. One that lies in the wheel may have toppled since it was
  brought. */
  lying(piece: number, view: View, { poses, inside }: Pick<WorldShown, 'poses' | 'inside'>): PiecePlace {
    const first = firstPlace(view, piece);
    if (!inside[piece]) return first;
    const known = this.of(piece);
    return { ...(known ?? first), ...lieOf(piece, poses[piece]!, known) };
  }

  /** A finger has the piece from now on, at that place. What still waits to be sent would pull it away, so it is
  dropped. */
  giveWay(piece: number, place: PiecePlace): void {
    this.#piece = piece;
    this.#isNew = false;
    this.note(place);
  }

  /** The form has the piece from now on. */
  begin(piece: number, place: Partial<PiecePlace>): void {
    this.#piece = piece;
    this.tell(place);
  }

  /** Brings the piece there. */
  tell(change: Partial<PiecePlace>): void {
    this.note(change);
    this.#isNew = true;
  }

  /** The piece is there already, or a finger has brought it there. */
  note(change: Partial<PiecePlace>): void {
    this.place = { ...this.place, ...change };
  }

  /** The finger has brought the piece there; its pose is in the wheel's own axes. */
  follow(pose: Pose): void {
    const { place } = this;
    const here = whereIs(pose);
    const isSame =
      here.compartment === place.compartment && here.along === place.along && here.depth === place.depth;
    if (!isSame) this.note(here);
  }

  /** Sends what is new, if it is time. `say` returns false if the connection is cut. */
  run(now: number, say: (gesture: Uint8Array) => boolean): void {
    if (!this.#isNew || now - this.#saidAt < PACE || !say(bring(this.place))) return;
    this.#isNew = false;
    this.#saidAt = now;
  }

  /** Sets the piece down on the floor, at once. */
  setDown(say: (gesture: Uint8Array) => boolean): void {
    if (this.place.lift === 0 && !this.#isNew) return;
    this.note({ lift: 0 });
    this.#isNew = false;
    say(bring(this.place));
  }
}

/** Where a hand would first bring a piece. */
export function firstPlace(view: View, piece: number): PiecePlace {
  const rooms = roomsFor(view, piece);
  const free = rooms.find(({ barred }) => !barred) ?? rooms[0];
  const compartment = free?.compartment ?? 0;
  return { compartment, along: 0, depth: 0, lift: LIFTED, turn: 0, tilt: usualSide(piece) };
}
