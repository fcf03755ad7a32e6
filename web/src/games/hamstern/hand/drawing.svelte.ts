// The crosses that a seat lays out for a roll, before it confirms them: what is drawn, and what still can be. The legal
// moves that the server lists decide.
import type { GameTable, Seat } from '$lib/contract';
import { sound } from '$lib/sound.svelte';
import { pencil } from '../sounds';
import type { Move, View } from '../types';
import { isPlacement, placementsOf, reach, room, within, type Draft, type Placement } from './draft';
import { draftOf, keepDrafts, recallDrafts, rollOf, withDraft, type Drafts } from './kept';

/** Who draws now. */
export interface Drawer {
  readonly view: View;
  readonly seat: Seat;
  /** The seat is asked for its crosses, and knows the roll. */
  readonly isPlacing: boolean;
}

export class Drawing {
  readonly #table: Pick<GameTable<View, Move>, 'id' | 'legalOf'>;
  readonly #drawer: Drawer;
  #drafts = $state.raw<Drafts>({ roll: '', bySeat: new Map() });

  /** The legal placements of the roll. */
  readonly placements: readonly Placement[] = $derived.by(() =>
    placementsOf(this.#table.legalOf(this.#drawer.seat)),
  );
  /** The crosses laid out; none once they are confirmed, and the same again when that is taken back. */
  readonly draft: Draft = $derived.by(() => draftOf(this.#drafts, this.#drawer.view, this.#drawer.seat));
  /** Cells that can still be drawn. */
  readonly lit: ReadonlySet<number> = $derived.by(() =>
    this.#drawer.isPlacing ? reach(this.draft, this.placements) : new Set(),
  );
  /** The most crosses that can still be drawn. */
  readonly left: number = $derived.by(() => room(this.draft, this.placements));
  /** The crosses laid out may be confirmed. */
  readonly isComplete: boolean = $derived.by(
    () => this.#drawer.isPlacing && this.draft.length > 0 && isPlacement(this.draft, this.placements),
  );

  constructor(table: Pick<GameTable<View, Move>, 'id' | 'legalOf'>, drawer: Drawer) {
    this.#table = table;
    this.#drawer = drawer;
    this.#drafts = recallDrafts(
      table.id,
      (seat, draft) => within(draft, placementsOf(table.legalOf(seat))).length > 0,
    );
  }

  /** Draws a cell; false: it is out of reach. */
  draw(cell: number): boolean {
    if (!this.lit.has(cell)) return false;
    this.#set([...this.draft, cell]);
    sound.play(pencil);
    return true;
  }

  /** Erases a cell; false: it was not drawn. */
  erase(cell: number): boolean {
    if (!this.#drawer.isPlacing || !this.draft.includes(cell)) return false;
    this.#set(this.draft.filter((other) => other !== cell));
    sound.play(pencil, { force: 0.35 });
    return true;
  }

  /** It is confirmed, so a page that is loaded again need not bring it back. Here it stays: it may be taken back. */
  confirmed(seat: Seat, draft: Draft): void {
    const { roll, bySeat } = this.#drafts;
    if (bySeat.get(seat) === draft) keepDrafts(this.#table.id, withDraft(this.#drafts, roll, seat, []));
  }

  #set(draft: Draft): void {
    const { view, seat } = this.#drawer;
    this.#drafts = withDraft(this.#drafts, rollOf(view), seat, draft);
    keepDrafts(this.#table.id, this.#drafts);
  }
}
