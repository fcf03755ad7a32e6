// Where words tell the hand to bring a piece, sent to the server at a pace that it can follow. While a finger carries the
// piece, this follows the finger, so that words can go on from there.
import { usualSide } from './hand';
import { roomsFor } from '../read/marks';
import type { Pose } from '../read/look';
import type { View } from '../types';
import { bring, whereIs, type Place } from './packets';

/** How high above the floor a piece is held until it is set down, in per cent. */
export const LIFTED = 45;
/** The shortest time between two places that are sent, in ms: a turn may not hold a place for every px of a slider. */
const PACE = 130;

export class Spoken {
  place = $state.raw<Place>({ compartment: 0, along: 0, depth: 0, lift: LIFTED, turn: 0, tilt: 0 });
  #isNew = false;
  #saidAt = 0;

  /** Bring it there. */
  tell(change: Partial<Place>): void {
    this.note(change);
    this.#isNew = true;
  }

  /** It is there already, or another has brought it there. */
  note(change: Partial<Place>): void {
    this.place = { ...this.place, ...change };
  }

  /** The finger has brought it there; in the wheel's own axes. */
  follow(pose: Pose): void {
    const { place } = this;
    const here = whereIs(pose);
    const isSame =
      here.compartment === place.compartment && here.along === place.along && here.depth === place.depth;
    if (!isSame) this.note(here);
  }

  /** Sends what is new, if it is time. `say` returns false when the line is cut. */
  run(now: number, say: (word: Uint8Array) => boolean): void {
    if (!this.#isNew || now - this.#saidAt < PACE || !say(bring(this.place))) return;
    this.#isNew = false;
    this.#saidAt = now;
  }

  /** Down to the floor, at once. */
  setDown(say: (word: Uint8Array) => boolean): void {
    if (this.place.lift === 0 && !this.#isNew) return;
    this.note({ lift: 0 });
    this.#isNew = false;
    say(bring(this.place));
  }
}

/** Where a hand would first bring a piece. */
export function firstPlace(view: View, piece: number): Place {
  const rooms = roomsFor(view, piece);
  const free = rooms.find(({ barred }) => !barred) ?? rooms[0];
  const compartment = free?.compartment ?? 0;
  return { compartment, along: 0, depth: 0, lift: LIFTED, turn: 0, tilt: usualSide(piece) };
}
