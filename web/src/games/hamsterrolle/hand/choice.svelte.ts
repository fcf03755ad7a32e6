// Which piece the reader is about to take: out of the tray, or out of the wheel for a constructive pass.
import type { WheelBoard } from '../read/board';
import { byKind } from '../read/standing';
import { whyNotPass } from '../read/whynot';

export class Choice {
  readonly #board: WheelBoard;
  /** A piece of the wheel is to be taken, not one of the tray. */
  isPassing = $state(false);
  /** The piece that the keyboard stands on. */
  chosen = $state<number | null>(null);
  /** The piece of the wheel under the pointer. */
  pointed = $state<number | null>(null);

  /** The pieces that can be taken up now. */
  readonly takes: readonly number[] = $derived.by(() => {
    const { activity, view } = this.#board;
    if (activity === 'take') return view.takes;
    return activity === 'pass' ? view.passing : [];
  });
  /** Those to choose from: of equal pieces in a tray, one. */
  readonly choices: readonly number[] = $derived.by(() =>
    this.#board.activity === 'pass'
      ? this.takes
      : byKind(this.takes).flatMap(({ pieces }) => pieces.slice(0, 1)),
  );
  readonly mayPass: boolean = $derived.by(
    () => this.#board.activity === 'take' && this.#board.view.passing.length > 0 && !this.#board.live.isBound,
  );

  constructor(board: WheelBoard) {
    this.#board = board;
  }

  /** Chooses a piece without taking it up. */
  choose(piece: number): void {
    if (this.takes.includes(piece)) this.chosen = piece;
  }

  pass(on: boolean): void {
    if (on && !this.mayPass) return this.#board.explain(whyNotPass(this.#board));
    this.isPassing = on;
    this.chosen = null;
  }

  clear(): void {
    this.isPassing = false;
    this.chosen = null;
  }
}
