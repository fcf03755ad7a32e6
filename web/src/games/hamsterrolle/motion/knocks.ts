// What is heard of the wheel: wood on wood, as hard as it was. Chooses from the knocks of a frame the few that an ear
// tells apart; how they sound is the house's. Time is passed in.
import type { How } from '$lib/sound.svelte';
import { TABLE, WHEEL, type Knock } from './frame';
import { PIECES, shapeOf } from '../read/shape';

/** Softer than this is not heard. */
const SOFTEST = 0.07;
/** At once, and the loudest of them. */
const MOST = 4;
/** The same two do not knock again within so many ms, unless harder. */
const AGAIN = 90;
/** One after another, in ms: what falls together does not strike at one instant. */
const APART = 9;
/** Quiet, so that it startles nobody. */
const LOUDNESS = 0.75;
/** Grams of a piece that sounds as wood does. */
const USUAL = 20;
/** The wheel is large and hollow, the table larger. */
const PITCH_OF_WHEEL = 0.86;
const PITCH_OF_TABLE = 0.68;

export class Knocks {
  readonly #play: (how: How) => void;
  /** By both sides, when they last knocked and how hard. */
  readonly #last = new Map<number, { at: number; force: number }>();

  constructor(play: (how: How) => void) {
    this.#play = play;
  }

  /** The knocks of a frame, when the picture has come to it. */
  tell(knocks: readonly Knock[], now: number): void {
    if (!knocks.length) return;
    knocks
      .filter((knock) => this.#isHeard(knock, now))
      .sort((a, b) => b.force - a.force)
      .slice(0, MOST)
      .forEach((knock, n) => {
        this.#last.set(pairOf(knock), { at: now, force: knock.force });
        this.#play({ force: knock.force * LOUDNESS, pitch: pitchOf(knock), delay: n * APART });
      });
  }

  #isHeard(knock: Knock, now: number): boolean {
    if (knock.force < SOFTEST) return false;
    const last = this.#last.get(pairOf(knock));
    return !last || now - last.at > AGAIN || knock.force > 1.5 * last.force;
  }
}

function pairOf({ piece, other }: Knock): number {
  return Math.min(piece, other) * 256 + Math.max(piece, other);
}

/** Light wood knocks higher than heavy wood; of two, the lighter one is heard. */
export function pitchOf({ piece, other }: Knock): number {
  const own = pitchOfPiece(piece);
  if (other === TABLE) return own * PITCH_OF_TABLE;
  if (other === WHEEL || other >= PIECES) return own * PITCH_OF_WHEEL;
  return Math.max(own, pitchOfPiece(other));
}

function pitchOfPiece(piece: number): number {
  return piece < PIECES ? Math.sqrt(USUAL / shapeOf(piece).weight) : 1;
}
