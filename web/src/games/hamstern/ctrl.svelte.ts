// What the reader wants at the board, and what is asked of the server. `hand/drawing.svelte.ts` has the crosses laid out,
// `motion/stage.svelte.ts` what is shown meanwhile.
import { announcer } from '$lib/announce.svelte';
import type { Seat } from '$lib/contract';
import { recall, remember } from '$lib/memory';
import { Player } from '$lib/player.svelte';
import { sound } from '$lib/sound.svelte';
import { BoardState } from './hand/board-state.svelte';
import { ascending } from './hand/draft';
import { plan, type Step } from './motion/plan';
import { Stage } from './motion/stage.svelte';
import { step, type Direction } from './read/places';
import type { HamsternTable } from './read/sheets';
import { sayLeft, sayNothingFits } from './read/text';
import { say } from './say';
import type { Move, View } from './types';

export class HamsternCtrl extends BoardState {
  readonly stage: Stage;
  /** The cell that the keyboard is at. */
  cursor = $state(0);
  /** The reader has never confirmed a placement, so a line tells how that is done. */
  lesson = $state(recall('hamstern.lesson') !== 'done');

  readonly #player: Player<View, Step>;
  readonly #unlisten: () => void;

  constructor(table: HamsternTable) {
    super(table);
    const { sheet } = table.view;
    this.cursor = sheet.chambers[sheet.start]?.cells[0] ?? 0;
    this.stage = new Stage(
      table,
      () => this.#player,
      () => this.seat,
    );
    this.#player = new Player<View, Step>(table, {
      plan,
      show: (step, { after }) => this.stage.show(step, after),
      settle: (view) => this.stage.settle(view),
      rest: (view) => {
        this.stage.rest(view);
        this.#announce();
      },
    });
    this.#unlisten = table.onChange(({ events }) => {
      if (events.some(({ by }) => by === this.sending)) this.sending = null;
    });
  }

  dispose(): void {
    this.#unlisten();
    this.stage.dispose();
    this.#player.dispose();
  }

  get busy(): boolean {
    return this.#player.busy;
  }

  /** A tap, or the space bar: draws the cell, erases it, or says why it cannot be drawn. */
  touch(cell: number): void {
    this.forgetRefusal();
    if (!this.isPlacing) return;
    const { draft, lit } = this.drawing;
    if (draft.includes(cell)) this.erase(cell);
    else if (lit.has(cell)) this.draw(cell);
    else void this.#askWhy([cell]);
  }

  draw(cell: number): void {
    if (this.drawing.draw(cell)) this.#announce();
  }

  erase(cell: number): void {
    if (this.drawing.erase(cell)) this.#announce();
  }

  /** Erases the last cross. */
  takeBack(): void {
    this.forgetRefusal();
    const last = this.drawing.draft.at(-1);
    if (last !== undefined) this.erase(last);
  }

  /** Draws the only placement there is; the player still confirms it. */
  drawForced(): void {
    if (!this.isForced) return;
    this.forgetRefusal();
    for (const cell of this.drawing.placements[0] ?? []) this.draw(cell);
  }

  async confirm(): Promise<void> {
    const { seat, drawing } = this;
    const { draft } = drawing;
    if (!drawing.isComplete) return this.#sayWhatIsMissing();
    const isPlayed = await this.#play(seat, { type: 'Cross', cells: ascending(draft) });
    if (!isPlayed) return;
    drawing.confirmed(seat, draft);
    this.lesson = false;
    remember('hamstern.lesson', 'done');
  }

  async pass(): Promise<void> {
    if (this.mayPass) await this.#play(this.seat, { type: 'Pass' });
  }

  /** Enters what the real die shows. */
  async enter(pips: number): Promise<void> {
    const { acting } = this.table;
    if (acting !== null && this.isEntering && this.sending === null)
      await this.#play(acting, { type: 'Enter', pips });
  }

  walk(direction: Direction): void {
    this.cursor = step(this.view.sheet, this.cursor, direction);
  }

  /** To the first or last cell that can be drawn. */
  leap(to: 'first' | 'last'): void {
    this.cursor = ascending(this.drawing.lit).at(to === 'first' ? 0 : -1) ?? this.cursor;
  }

  forgetRefusal(): void {
    this.asked = [];
    this.table.dismissRefusal();
  }

  /** Tells a screen reader how many crosses are left, or that there is nothing to draw. */
  #announce(): void {
    if (!this.isPlacing) return;
    if (this.drawing.placements.length === 0) announcer.say(sayNothingFits(this.view, this.own));
    else announcer.hurry(sayLeft(this.view, this.drawing), 'board-left');
  }

  /** Whether it was played. */
  async #play(seat: Seat, move: Move): Promise<boolean> {
    this.forgetRefusal();
    this.sending = seat;
    sound.play(move.type === 'Enter' ? 'die' : 'paper', { force: 0.4 });
    const outcome = await this.table.play(seat, move);
    if (!outcome.ok || this.table.seq >= outcome.seq) this.sending = null;
    return outcome.ok;
  }

  /** Says how many crosses there must be; without any, how they are drawn. */
  #sayWhatIsMissing(): void {
    this.forgetRefusal();
    if (!this.isPlacing) return;
    if (this.drawing.draft.length > 0) void this.#askWhy([]);
    else this.table.explain(say('board-draw-how'));
  }

  /** The draft with these cells is not among the legal moves; the server knows why. */
  async #askWhy(more: readonly number[]): Promise<void> {
    if (!this.table.connected) return;
    this.asked = more;
    await this.table.whyNot(this.seat, { type: 'Cross', cells: ascending([...this.drawing.draft, ...more]) });
  }
}
