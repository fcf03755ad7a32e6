// Requests of the hand that no frame has answered yet: to take a piece, let go of it, or drop it. Also the request to
// let go later, which may come before the piece is in the hand.
import { CARRYING, LYING, REFUSED, ROLLING, type Head } from '../motion/frame';

/** After so many ms without an answer the reader is told. The answer may still come, however slow the table is. */
const PATIENCE = 5000;

export class HandRequests {
  /** The piece to be taken or gripped again. */
  piece = $state<number | null>(null);
  isLettingGo = $state(false);
  isDropping = $state(false);
  /** The piece will be let go when it has arrived. */
  isToLetGo = $state(false);
  /** The piece that was laid back; no frame has said yet whether that was still possible. */
  #laidBack: number | null = null;
  readonly #onSilence: () => void;
  #patience: ReturnType<typeof setTimeout> | undefined;

  /** `onSilence`: there is no answer yet. */
  constructor(onSilence: () => void) {
    this.#onSilence = onSilence;
  }

  /** The server was told, and the hand can no longer move the piece. */
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

  /** The hand was told something else, so it goes on carrying. */
  carryOn(): void {
    this.isToLetGo = false;
  }

  drop(): void {
    this.isToLetGo = false;
    this.isDropping = true;
    this.#wait();
  }

  /** The piece is no longer wanted in the hand. */
  leave(): void {
    this.piece = null;
  }

  layBack(piece: number | null): void {
    this.leave();
    this.#laidBack = piece;
  }

  /** False: the piece was laid back too late (W-21). Frames also have a refused piece that is to be gripped again. */
  hear({ piece, phase, bound }: Head): boolean {
    if (piece === this.piece && phase !== REFUSED) this.piece = null;
    const isStillThere = this.#laidBack !== null && piece === this.#laidBack;
    if (!isStillThere || bound) this.#laidBack = null;
    return !(isStillThere && bound);
  }

  /** The turn is in another phase. */
  turned({ phase }: Head): void {
    this.isLettingGo = false;
    if (phase !== CARRYING && this.piece === null) this.isToLetGo = false;
    // It has dropped, and the wheel may roll for longer than the wait for an answer.
    if (phase === LYING || phase === ROLLING) clearTimeout(this.#patience);
  }

  forget(): void {
    this.piece = this.#laidBack = null;
    this.isLettingGo = this.isDropping = this.isToLetGo = false;
  }

  dispose(): void {
    clearTimeout(this.#patience);
  }

  /** If there is no answer, the hand may ask again. A piece that was asked for stays at the finger until it is laid back. */
  #wait(): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      if (this.piece === null && !this.isBusy) return;
      this.isLettingGo = this.isDropping = false;
      this.#onSilence();
    }, PATIENCE);
  }
}
