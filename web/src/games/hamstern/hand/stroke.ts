// One stroke of the pencil or the rubber, from where a pointer comes down to where it leaves the sheet. It does the same
// to every cell it passes as to the first one.

/** The sheet under the pencil; the controller provides it. */
interface Paper {
  /** The cell that the keyboard is at. */
  cursor: number;
  readonly drawing: { readonly draft: readonly number[] };
  touch(cell: number): void;
  draw(cell: number): void;
  erase(cell: number): void;
  forgetRefusal(): void;
}

export class Stroke {
  #paper: Paper;
  #does: 'draw' | 'erase' | null = null;
  #passed = new Set<number>();
  /** Where the pointer was last; null: it is not down. */
  at: { x: number; y: number } | null = null;

  constructor(paper: Paper) {
    this.#paper = paper;
  }

  begin(cell: number | null, at: { x: number; y: number }): void {
    this.at = at;
    this.#passed = new Set(cell === null ? [] : [cell]);
    if (cell === null) {
      this.#paper.forgetRefusal();
      this.#does = 'draw';
      return;
    }
    this.#does = this.#paper.drawing.draft.includes(cell) ? 'erase' : 'draw';
    this.#paper.cursor = cell;
    this.#paper.touch(cell);
  }

  over(cell: number | null): void {
    if (cell === null || this.#passed.has(cell)) return;
    this.#passed.add(cell);
    if (this.#does === 'erase') this.#paper.erase(cell);
    else if (this.#does === 'draw') this.#paper.draw(cell);
  }

  end(): void {
    this.at = null;
    this.#does = null;
  }
}
