// One stroke of the pencil or the rubber, from where a pointer comes down to where it leaves the sheet. It does the same
// to every cell it passes as to the first one.
import type { HamsternCtrl } from '../ctrl.svelte';

/** What a stroke needs of the controller. */
type Hand = Pick<HamsternCtrl, 'cursor' | 'touch' | 'draw' | 'erase' | 'forgetRefusal'> & {
  readonly drawing: Pick<HamsternCtrl['drawing'], 'draft'>;
};

export class Stroke {
  #ctrl: Hand;
  #does: 'draw' | 'erase' | null = null;
  #passed = new Set<number>();
  /** Where the pointer was last; null: it is not down. */
  at: { x: number; y: number } | null = null;

  constructor(ctrl: Hand) {
    this.#ctrl = ctrl;
  }

  begin(cell: number | null, at: { x: number; y: number }): void {
    this.at = at;
    this.#passed = new Set(cell === null ? [] : [cell]);
    if (cell === null) {
      this.#ctrl.forgetRefusal();
      this.#does = 'draw';
      return;
    }
    this.#does = this.#ctrl.drawing.draft.includes(cell) ? 'erase' : 'draw';
    this.#ctrl.cursor = cell;
    this.#ctrl.touch(cell);
  }

  over(cell: number | null): void {
    if (cell === null || this.#passed.has(cell)) return;
    this.#passed.add(cell);
    if (this.#does === 'erase') this.#ctrl.erase(cell);
    else if (this.#does === 'draw') this.#ctrl.draw(cell);
  }

  end(): void {
    this.at = null;
    this.#does = null;
  }
}
