// What a hand has asked of the table and no frame has answered yet: to take a piece up, to let go of it, to let it drop.
// Also to let go of it later, before it is in the hand at all.
import { CARRYING, LYING, REFUSED, ROLLING, type Head } from '../motion/frame';

/** For an answer of the table, in ms. */
const PATIENCE = 5000;

export class Requests {
  /** To be taken up or gripped again. */
  piece = $state<number | null>(null);
  isLettingGo = $state(false);
  isDropping = $state(false);
  /** It is let go when it is there. */
  isToLetGo = $state(false);
  /** Laid back, and no frame has said yet whether that was still possible. */
  #laidBack: number | null = null;
  readonly #onEnd: (isUnheard: boolean) => void;
  #patience: ReturnType<typeof setTimeout> | undefined;

  /** Nothing is waited for any longer; `isUnheard`: although no answer has come. */
  constructor(onEnd: (isUnheard: boolean) => void) {
    this.#onEnd = onEnd;
  }

  /** Said, and the piece goes its way by itself. */
  get isBusy(): boolean {
    return this.isLettingGo || this.isDropping;
  }

  take(piece: number): void {
    this.isToLetGo = false;
    this.piece = piece;
    this.#wait();
  }

  letGo(): void {
    this.isToLetGo = false;
    this.isLettingGo = true;
    this.#wait();
  }

  letGoLater(): void {
    this.isToLetGo = true;
  }

  /** The hand was told something else: it goes on carrying. */
  carryOn(): void {
    this.isToLetGo = false;
  }

  drop(): void {
    this.isToLetGo = false;
    this.isDropping = true;
    this.#wait();
  }

  /** The piece is not wanted in the hand any more. */
  leave(): void {
    this.piece = null;
  }

  layBack(piece: number | null): void {
    this.leave();
    this.#laidBack = piece;
  }

  /** A piece that lies there and is to be gripped again is in frames, too. False: it was laid back too late (W-21). */
  hear({ piece, phase, bound }: Head): boolean {
    if (piece === this.piece && phase !== REFUSED) this.piece = null;
    const isStillThere = this.#laidBack !== null && piece === this.#laidBack;
    if (!isStillThere || bound) this.#laidBack = null;
    return !(isStillThere && bound);
  }

  /** The turn has come to something else. */
  turned({ phase }: Head): void {
    this.isLettingGo = false;
    if (phase !== CARRYING && this.piece === null) this.isToLetGo = false;
    // It has dropped, and may well roll for longer than one would wait for an answer.
    if (phase === LYING || phase === ROLLING) clearTimeout(this.#patience);
  }

  forget(): void {
    this.piece = this.#laidBack = null;
    this.isLettingGo = this.isDropping = this.isToLetGo = false;
  }

  dispose(): void {
    clearTimeout(this.#patience);
  }

  /** What was said and brings no answer is as if it had not been said. What is to be done later waits for its moment. */
  #wait(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      const isUnheard = this.piece !== null || this.isBusy;
      if (isUnheard) this.forget();
      this.#onEnd(isUnheard);
    }, PATIENCE);
  }
}
