// The sounds of the wheel: wood on wood, as loud as the impact was. Chooses the few knocks of a frame that an ear can tell
// apart; `lib/sound` plays them. Time is passed in.
import type { How } from '$lib/sound.svelte';
import { TABLE, WHEEL, type Knock } from './frame';
import { PIECES, shapeOf } from '../read/shape';

/** Knocks softer than this are left out. */
const SOFTEST = 0.07;
/** The most knocks at once: the loudest ones. */
const MOST = 4;
/** The same two things do not knock again within so many ms, unless harder. */
const AGAIN = 90;
/** The time between knocks of the same frame, in ms: they do not all strike at the same instant. */
const APART = 9;
/** How loud knocks are: quiet, so that nobody is startled. */
const LOUDNESS = 0.75;
/** The weight of a piece that sounds at the normal pitch, in grams. */
const USUAL = 20;
/** How much lower knocks sound on the wheel, which is hollow, and on the table, which is larger. */
const PITCH_OF_WHEEL = 0.86;
const PITCH_OF_TABLE = 0.68;

export class Knocks {
  readonly #play: (how: How) => void;
  /** For each two things, when they last knocked and how hard. */
  readonly #last = new Map<number, { at: number; force: number }>();

  constructor(play: (how: How) => void) {
    this.#play = play;
  }

  /** Plays the knocks of a frame when the picture reaches it. */
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

/** Light wood sounds higher than heavy wood; of two pieces, the lighter one is heard. */
export function pitchOf({ piece, other }: Knock): number {
  const own = pitchOfPiece(piece);
  if (other === TABLE) return own * PITCH_OF_TABLE;
  if (other === WHEEL || other >= PIECES) return own * PITCH_OF_WHEEL;
  return Math.max(own, pitchOfPiece(other));
}

function pitchOfPiece(piece: number): number {
  return piece < PIECES ? Math.sqrt(USUAL / shapeOf(piece).weight) : 1;
}
