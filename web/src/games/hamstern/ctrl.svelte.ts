// What the reader is drawing on a sheet, and what the board shows meanwhile: the die on its way, a refusal, the news of
// the round. The view decides; this only leads the eye from the old one to the new one.
import { announcer } from '$lib/announce.svelte';
import type { Change, GameTable, Seat } from '$lib/contract';
import { recall, remember } from '$lib/memory';
import { Player } from '$lib/player.svelte';
import { sound } from '$lib/sound.svelte';
import { pencil } from './sounds';
import { plan, type Step } from './motion/plan';
import {
  ascending,
  isPlacement,
  placementsOf,
  reach,
  room,
  within,
  type Draft,
  type Placement,
} from './hand/draft';
import { keepDrafts, recallDrafts, type Drafts } from './hand/kept';
import { cellNamed, farMouths, nameOf, step, type Direction } from './read/places';
import { SLOTS } from './read/printed';
import { openView, ownSeat } from './read/progress';
import { say } from './say';
import { list } from './read/text';
import type { Move, SeatView, Sheet, Timer, View } from './types';

export type HamsternTable = GameTable<View, Move>;

/** What happened, in a sentence: a message id with its values. */
export interface News {
  id: string;
  args: Record<string, string | number>;
  key: number;
}

/** The times of a new round, in ms. Together they stay below what a player would feel as waiting. */
const REVEAL = 140;
const TUMBLE = 120;
export const LANDING = 280;
const NEWS = 6000;
const NOBODY: Draft = [];

export class HamsternCtrl {
  readonly table: HamsternTable;
  /** What the die shows; 0: it waits to be rolled. */
  pips = $state(0);
  rolling = $state(false);
  /** The end is counted up, or has been. */
  isEnding = $state(false);
  /** The timer as it stood before the die came to rest. */
  timer = $state.raw<Timer>({ lap: 0, circled: 0, struck: 0 });
  news = $state.raw<News | null>(null);
  /** The cell that the keyboard is at. */
  cursor = $state(0);

  /** The reader has never confirmed a placement: a line tells how it goes. */
  lesson = $state(recall('hamstern.lesson') !== 'done');

  #drafts = $state.raw<Drafts>({ roll: '', bySeat: new Map() });
  /** Whose move is on the way to the server. */
  #sending = $state<Seat | null>(null);
  /** Cells that were asked about in vain. */
  #asked = $state.raw<readonly number[]>([]);
  #said = 0;
  readonly #player: Player<View, Step>;
  #hasCounted: () => void = () => {};
  #counted = new Promise<void>((done) => (this.#hasCounted = done));
  #newsTimer: ReturnType<typeof setTimeout> | undefined;
  #unlisten: () => void;

  readonly view: View = $derived.by(() => openView(this.table));
  /** Whose sheet lies there large. */
  readonly seat: Seat = $derived(ownSeat(this.view));
  readonly isOwn: boolean = $derived.by(() => this.table.yours.includes(this.seat));
  readonly own: SeatView | undefined = $derived(this.view.seats[this.seat]);
  /** Its confirmation is on the way to the server. */
  readonly isSending: boolean = $derived(this.#sending === this.seat);
  /** The seat is asked for its crosses, and knows the roll. */
  readonly isPlacing: boolean = $derived.by(
    () => this.table.acting === this.seat && this.view.phase === 'place' && !this.busy && !this.isSending,
  );
  /** Something is, or is about to be, asked of the seat: its buttons have their place. */
  readonly isAsked: boolean = $derived.by(
    () =>
      this.isOwn &&
      this.view.phase === 'place' &&
      (this.table.acting !== null || this.isSending || this.busy),
  );
  readonly placements: readonly Placement[] = $derived.by(() =>
    placementsOf(this.table.legalOf(this.seat) ?? null),
  );
  /** What is laid out; nothing once it is confirmed, and there again when that is taken back. */
  readonly draft: Draft = $derived.by(() => {
    const isForThis = this.#drafts.roll === rollOf(this.view) && this.table.view.mine === null;
    return (isForThis && this.#drafts.bySeat.get(this.seat)) || NOBODY;
  });
  /** Cells that can still be drawn. */
  readonly lit: ReadonlySet<number> = $derived.by(() =>
    this.isPlacing ? reach(this.draft, this.placements) : new Set(),
  );
  /** Cells that the refusal is about. What is drawn is part of a placement, so those are never wrong. */
  readonly wrong: readonly number[] = $derived.by(() => {
    const { refusal } = this.table;
    if (!refusal) return [];
    const named = numbersIn(refusal.values['cells']).filter((cell) => !this.draft.includes(cell));
    return named.length > 0 ? named : this.#asked;
  });
  /** Cells that the refusal names, with their names. */
  readonly named: ReadonlyMap<number, string> = $derived.by(() =>
    namesIn(this.table.refusal?.values ?? {}, this.view.sheet),
  );
  /** The most crosses that can still be drawn. */
  readonly left: number = $derived.by(() => room(this.draft, this.placements));
  readonly mayConfirm: boolean = $derived.by(
    () => this.isPlacing && this.draft.length > 0 && isPlacement(this.draft, this.placements),
  );
  readonly mayPass: boolean = $derived.by(
    () => this.isPlacing && (this.table.legalOf(this.seat) ?? []).some(({ type }) => type === 'Pass'),
  );
  /** There is one way to place the roll, and it is not drawn yet. */
  readonly isForced: boolean = $derived(
    this.isPlacing && this.placements.length === 1 && !this.mayPass && this.left > 0,
  );
  /** This browser has the first seat, and a real die waits to be read. */
  readonly isEntering: boolean = $derived.by(() => {
    const { acting } = this.table;
    return acting !== null && (this.table.legalOf(acting) ?? []).some(({ type }) => type === 'Enter');
  });
  /** Seats that still think about this roll. */
  readonly thinking: readonly Seat[] = $derived.by(() =>
    this.view.phase === 'place' ? this.view.seats.flatMap(({ done }, seat) => (done ? [] : [seat])) : [],
  );

  constructor(table: HamsternTable) {
    this.table = table;
    this.cursor = this.#home();
    this.#drafts = recallDrafts(
      table.id,
      (seat, draft) => within(draft, placementsOf(table.legalOf(seat))).length > 0,
    );
    this.#player = new Player<View, Step>(table, {
      plan,
      show: (step) => this.#show(step),
      settle: (view) => this.#settle(view),
      rest: () => this.#rest(),
    });
    this.#unlisten = table.onChange((change) => this.#changed(change));
  }

  dispose(): void {
    this.#unlisten();
    clearTimeout(this.#newsTimer);
    this.#player.dispose();
  }

  /** Something is being shown: what can be drawn is not known yet. A tap sees the end of it. */
  get busy(): boolean {
    return this.#player.busy;
  }

  /** The points are counted up: the result may come. */
  finishCount(): void {
    this.#hasCounted();
  }

  /** Whether things may move at all. */
  get isStill(): boolean {
    return this.#player.isStill;
  }

  /** A tap, or the space bar: draw, take back, or learn why not. */
  touch(cell: number): void {
    if (this.busy) this.skip();
    this.forgetRefusal();
    if (!this.isPlacing) return;
    if (this.draft.includes(cell)) this.erase(cell);
    else if (this.lit.has(cell)) this.draw(cell);
    else void this.#askWhy([cell]);
  }

  /** Draws a cell if it can still be reached. */
  draw(cell: number): void {
    if (!this.lit.has(cell)) return;
    this.#setDraft([...this.draft, cell]);
    sound.play(pencil);
  }

  erase(cell: number): void {
    if (!this.isPlacing || !this.draft.includes(cell)) return;
    this.#setDraft(this.draft.filter((other) => other !== cell));
    sound.play(pencil, { force: 0.35 });
  }

  /** Takes the last cross back. */
  takeBack(): void {
    this.forgetRefusal();
    const last = this.draft.at(-1);
    if (last !== undefined) this.erase(last);
  }

  /** Draws the only placement there is; confirming it stays with the player. */
  drawForced(): void {
    if (!this.isForced) return;
    this.forgetRefusal();
    for (const cell of this.placements[0] ?? []) this.draw(cell);
  }

  async confirm(): Promise<void> {
    if (this.busy) this.skip();
    if (!this.mayConfirm) {
      this.#sayWhatIsMissing();
      return;
    }
    const { seat, draft } = this;
    const isPlayed = await this.#play(seat, { type: 'Cross', cells: ascending(draft) });
    if (isPlayed) this.#forgetDraft(seat, draft);
    this.lesson = false;
    remember('hamstern.lesson', 'done');
  }

  async pass(): Promise<void> {
    if (this.mayPass) await this.#play(this.seat, { type: 'Pass' });
  }

  /** What the real die shows. */
  async enter(pips: number): Promise<void> {
    const { acting } = this.table;
    if (acting !== null && this.isEntering && this.#sending === null)
      await this.#play(acting, { type: 'Enter', pips });
  }

  walk(direction: Direction): void {
    this.cursor = step(this.view.sheet, this.cursor, direction);
  }

  /** To the first or last cell that can be drawn. */
  leap(to: 'first' | 'last'): void {
    this.cursor = ascending(this.lit).at(to === 'first' ? 0 : -1) ?? this.cursor;
  }

  forgetRefusal(): void {
    this.#asked = [];
    this.table.dismissRefusal();
  }

  forgetNews(): void {
    clearTimeout(this.#newsTimer);
    this.news = null;
  }

  /** See the end of what is moving at once. */
  skip(): void {
    this.#player.skip();
  }

  /** How many crosses are still to be drawn; on a 1, how many may be. */
  get count(): string {
    const drawn = this.draft.length;
    return this.view.pips === 1
      ? say('board-left-ones', { drawn, left: this.left })
      : say('board-left', { left: this.left });
  }

  /** Who still thinks about this roll. */
  get whoThinks(): string {
    const names = list(this.thinking.map((seat) => this.table.name(seat)));
    return say('board-thinking', { names, count: this.thinking.length });
  }

  /** Why there is nothing to draw. */
  get whyNothing(): string {
    const { pips } = this.view;
    const isSpent = pips === 1 && this.own?.ones === SLOTS;
    return isSpent ? say('board-no-slots') : say('board-nothing-fits', { pips });
  }

  /** "C3, chamber C, tunnel to B3, mushroom, free": for those who hear the sheet. */
  labelOf(cell: number): string {
    const { sheet } = this.view;
    const place = sheet.cells[cell];
    const chamber = sheet.chambers[place?.chamber ?? -1];
    if (!place || !chamber) return '';
    const far = farMouths(sheet, cell).map((mouth) => nameOf(sheet, mouth));
    return say('board-cell', {
      cell: nameOf(sheet, cell),
      chamber: chamber.letter,
      start: place.chamber === sheet.start ? 'yes' : 'no',
      ways: far.length,
      far: list(far),
      find: place.find || 'none',
      state: this.#stateOf(cell),
    });
  }

  #stateOf(cell: number): string {
    if (this.own?.crossed.includes(cell) || this.view.mine?.includes(cell)) return 'crossed';
    if (this.draft.includes(cell)) return 'drawn';
    return this.lit.has(cell) ? 'open' : 'free';
  }

  #setDraft(draft: Draft): void {
    const roll = rollOf(this.view);
    const bySeat = new Map(this.#drafts.roll === roll ? this.#drafts.bySeat : []);
    bySeat.set(this.seat, draft);
    this.#drafts = { roll, bySeat };
    keepDrafts(this.table.id, this.#drafts);
    announcer.hurry(this.count, 'board-left');
  }

  /** A reload need not bring it again. Here it stays, should the confirmation be taken back. */
  #forgetDraft(seat: Seat, draft: Draft): void {
    const { roll, bySeat } = this.#drafts;
    if (bySeat.get(seat) !== draft) return;
    keepDrafts(this.table.id, { roll, bySeat: new Map([...bySeat].filter(([other]) => other !== seat)) });
  }

  /** Whether it was played. */
  async #play(seat: Seat, move: Move): Promise<boolean> {
    this.forgetRefusal();
    this.#sending = seat;
    sound.play(move.type === 'Enter' ? 'die' : 'paper', { force: 0.4 });
    const outcome = await this.table.play(seat, move);
    if (!outcome.ok || this.table.seq >= outcome.seq) this.#sending = null;
    return outcome.ok;
  }

  /** Who is done too early hears how many crosses there must be; without any, how they are drawn. */
  #sayWhatIsMissing(): void {
    this.forgetRefusal();
    if (!this.isPlacing) return;
    if (this.draft.length > 0) void this.#askWhy([]);
    else this.table.explain(say('board-draw-how'));
  }

  /** The list says that the draft with these cells is not legal; the server knows why. */
  async #askWhy(more: readonly number[]): Promise<void> {
    if (!this.table.connected) return;
    this.#asked = more;
    await this.table.whyNot(this.seat, { type: 'Cross', cells: ascending([...this.draft, ...more]) });
  }

  #changed(change: Change<View>): void {
    if (change.events.some(({ by }) => by === this.#sending)) this.#sending = null;
  }

  async #show(step: Step): Promise<void> {
    switch (step.kind) {
      case 'placed':
        if (step.seats.some((seat) => !this.table.yours.includes(seat))) sound.play(pencil, { force: 0.25 });
        break;
      case 'reveal':
        this.forgetRefusal();
        for (let i = 0; i < step.crosses; i++) sound.play(pencil, { force: 0.5, delay: i * 45 });
        await this.#player.pause(REVEAL);
        break;
      case 'full':
        if (step.seat === this.seat) this.#tell('board-news-full', this.#chamber(step.chamber));
        break;
      case 'roll':
        this.forgetRefusal();
        await this.#roll(step.pips);
        break;
      case 'told':
        this.timer = this.view.timer;
        this.#tell(step.message, { left: step.left });
        break;
      case 'over':
        // What was said of the last round is no news after it.
        this.forgetNews();
        if (this.isStill) sound.play('fanfare', { delay: 400 });
        this.isEnding = true;
        await this.#player.until(this.#counted);
        break;
    }
  }

  #chamber(number: number): News['args'] {
    const chamber = this.view.sheet.chambers[number];
    return { chamber: chamber?.letter ?? '', points: chamber?.value ?? 0 };
  }

  async #roll(pips: number): Promise<void> {
    this.rolling = true;
    sound.play('rattle', { force: 0.4 });
    await this.#player.pause(TUMBLE);
    this.rolling = false;
    this.pips = pips;
    sound.play('die', { delay: LANDING * 0.5 });
    sound.play('die', { force: 0.35, delay: LANDING * 0.9 });
    await this.#player.pause(LANDING);
  }

  /** After the last step the board agrees with the view. */
  #rest(): void {
    this.pips = this.view.pips;
    this.timer = this.view.timer;
    if (!this.isPlacing) return;
    if (this.placements.length === 0) announcer.say(this.whyNothing);
    else announcer.hurry(this.count, 'board-left');
  }

  /** The board as the view has it, without motion. */
  #settle(view: View): void {
    this.rolling = false;
    this.isEnding = view.phase === 'over';
    this.pips = view.pips;
    this.timer = view.timer;
    this.forgetRefusal();
    this.forgetNews();
  }

  /** Where the keyboard begins: in the start chamber. */
  #home(): number {
    const { sheet } = this.table.view;
    return sheet.chambers[sheet.start]?.cells[0] ?? 0;
  }

  #tell(id: string, args: News['args'] = {}): void {
    this.news = { id, args, key: ++this.#said };
    clearTimeout(this.#newsTimer);
    this.#newsTimer = setTimeout(() => (this.news = null), NEWS);
  }
}

function numbersIn(text: string | number | undefined): number[] {
  return String(text ?? '')
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

/** The cells of which a refusal speaks: those of its values that are names like "C3". */
function namesIn(values: Record<string, string | number>, sheet: Sheet): Map<number, string> {
  const names = Object.values(values).filter((value) => /^[A-L]\d+$/.test(String(value)));
  return new Map(
    names.flatMap((value) => {
      const cell = cellNamed(sheet, String(value));
      return cell === null ? [] : [[cell, String(value)] as const];
    }),
  );
}

/** Names a roll: a draft for it is nothing worth for the next. */
function rollOf(view: View): string {
  return `${view.round}:${view.pips}`;
}
