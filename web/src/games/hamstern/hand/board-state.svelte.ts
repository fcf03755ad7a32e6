// Whose sheet lies on the board, what is asked of them, and what a refusal is about.
import type { Seat } from '$lib/contract';
import { cellsOf, namedCells } from '../read/places';
import { ownSeat, type HamsternTable } from '../read/sheets';
import type { Move, SeatView, View } from '../types';
import { Drawing, type Drawer } from './drawing.svelte';

export abstract class BoardState implements Drawer {
  readonly table: HamsternTable;
  readonly drawing: Drawing;
  /** Something is being shown: what can be drawn is not known yet. A tap ends it. */
  abstract readonly busy: boolean;
  /** Whose move is on the way to the server. */
  protected sending = $state<Seat | null>(null);
  /** Cells that were asked about, and cannot be drawn. */
  protected asked = $state.raw<readonly number[]>([]);

  readonly view: View = $derived.by(() => this.table.view);
  /** Whose sheet lies there large. */
  readonly seat: Seat = $derived(ownSeat(this.view));
  readonly isOwn: boolean = $derived.by(() => this.table.yours.includes(this.seat));
  readonly own: SeatView | undefined = $derived(this.view.seats[this.seat]);
  /** Its confirmation is on the way to the server. */
  readonly isSending: boolean = $derived(this.sending === this.seat);
  /** The seat is asked for its crosses, and knows the roll. */
  readonly isPlacing: boolean = $derived.by(
    () => this.table.acting === this.seat && this.view.phase === 'place' && !this.busy && !this.isSending,
  );
  /** The seat is, or is about to be, asked for something: its buttons keep their place. */
  readonly isAsked: boolean = $derived.by(
    () =>
      this.isOwn &&
      this.view.phase === 'place' &&
      (this.table.acting !== null || this.isSending || this.busy),
  );
  /** Cells that the refusal is about. What is drawn is part of a placement, so it is never wrong. */
  readonly wrong: readonly number[] = $derived.by(() => {
    const { refusal } = this.table;
    if (!refusal) return [];
    const marked = cellsOf(refusal.values).filter((cell) => !this.drawing.draft.includes(cell));
    return marked.length > 0 ? marked : this.asked;
  });
  /** Cells that the refusal names, with their names. */
  readonly named: ReadonlyMap<number, string> = $derived.by(() =>
    namedCells(this.view.sheet, this.table.refusal?.values ?? {}),
  );
  readonly mayPass: boolean = $derived.by(() => this.isPlacing && this.#has(this.seat, 'Pass'));
  /** There is one way to place the roll, and it is not drawn yet. */
  readonly isForced: boolean = $derived.by(
    () => this.isPlacing && this.drawing.placements.length === 1 && !this.mayPass && this.drawing.left > 0,
  );
  /** This browser has the first seat, and a real die waits to be read. */
  readonly isEntering: boolean = $derived.by(
    () => this.table.acting !== null && this.#has(this.table.acting, 'Enter'),
  );

  constructor(table: HamsternTable) {
    this.table = table;
    this.drawing = new Drawing(table, this);
  }

  /** The seat has a legal move of this kind. */
  #has(seat: Seat, kind: Move['type']): boolean {
    return (this.table.legalOf(seat) ?? []).some(({ type }) => type === kind);
  }
}
