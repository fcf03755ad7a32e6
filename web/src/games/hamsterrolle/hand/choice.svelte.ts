// Which piece the reader is about to take: out of the tray, or out of the wheel for a constructive pass.
import type { HamsterrolleCtrl } from '../ctrl.svelte';
import { byKind } from '../read/standing';
import { whyNotPass } from '../read/whynot';

export class Choice {
  readonly #ctrl: HamsterrolleCtrl;
  /** A piece of the wheel is to be taken, not one of the tray. */
  isPassing = $state(false);
  /** The piece that the keyboard stands on. */
  chosen = $state<number | null>(null);
  /** The piece of the wheel under the pointer. */
  pointed = $state<number | null>(null);

  /** The pieces that can be taken up now. */
  readonly takes: readonly number[] = $derived.by(() => {
    const { activity, view } = this.#ctrl;
    if (activity === 'take') return view.takes;
    return activity === 'pass' ? view.passing : [];
  });
  /** Those to choose from: of equal pieces in a tray, one. */
  readonly choices: readonly number[] = $derived.by(() =>
    this.#ctrl.activity === 'pass'
      ? this.takes
      : byKind(this.takes).flatMap(({ pieces }) => pieces.slice(0, 1)),
  );
  readonly mayPass: boolean = $derived.by(
    () => this.#ctrl.activity === 'take' && this.#ctrl.view.passing.length > 0 && !this.#ctrl.live.isBound,
  );

  constructor(ctrl: HamsterrolleCtrl) {
    this.#ctrl = ctrl;
  }

  /** Chooses a piece without taking it up. */
  choose(piece: number): void {
    if (this.takes.includes(piece)) this.chosen = piece;
  }

  pass(on: boolean): void {
    if (on && !this.mayPass) return this.#ctrl.explain(whyNotPass(this.#ctrl));
    this.isPassing = on;
    this.chosen = null;
  }

  clear(): void {
    this.isPassing = false;
    this.chosen = null;
  }
}
