// What the server has told this browser about a table, and everything that can be read from it. It sends nothing.
import type { Change, Seat } from '../contract';
import type { BotPace } from '../bot-pace';
import { botLevelName, playerName, playerNameAt, withNames } from '../names';
import { words } from '../words.svelte';
import { actingSeat, BEFORE_ALL, sightOf, sightToDraw } from './sights';
import type {
  ClockInfo,
  LuckNow,
  Pace,
  Score,
  SeatInfo,
  Seen,
  SeenNote,
  Table as TableMessage,
  TallyLine,
  UndoAsked,
  Update,
  Welcome,
} from './wire';

type Values = SeenNote['values'];
type View = unknown;
type Move = unknown;

export class TableState {
  #welcome = $state.raw<Welcome | null>(null);
  #message = $state.raw<TableMessage | null>(null);
  #update = $state.raw<Update | null>(null);
  #log = $state.raw<readonly Seen[]>([]);
  #successor = $state('');
  /** The last entry at which a bot played for an own seat. */
  #standIns: ReadonlyMap<Seat, number> = $state.raw(new Map());

  /** The server has sent everything that the page needs. */
  get loaded(): boolean {
    return this.#welcome !== null && this.#message !== null;
  }
  get game(): string {
    return this.#welcome?.game ?? '';
  }
  get options(): Record<string, string | number | boolean> {
    return (this.#welcome?.options ?? {}) as Record<string, string | number | boolean>;
  }
  get host(): boolean {
    return this.#welcome?.host ?? false;
  }
  get commitment(): string {
    return this.#welcome?.commitment ?? '';
  }
  /** What the browsers add to the dice; null: nothing, or they have not promised anything yet. */
  get luck(): LuckNow | null {
    return this.#message?.luck ?? null;
  }
  get yours(): readonly Seat[] {
    return this.#welcome?.yours ?? [];
  }
  get active(): readonly Seat[] {
    return this.yours.filter((seat) => !this.seats[seat]?.level);
  }
  get reader(): Seat | null {
    return this.yours.length === 1 ? (this.yours[0] ?? null) : null;
  }
  get phase(): TableMessage['phase'] {
    return this.#message?.phase ?? 'gathering';
  }
  get seats(): readonly SeatInfo[] {
    return this.#message?.seats ?? [];
  }
  /** The table of the rematch, once there is one. */
  get successor(): string {
    return this.#successor || (this.#message?.successor ?? '');
  }
  /** Four letters that lead to this table; empty: nobody has asked for them. */
  get code(): string {
    return this.#message?.code ?? '';
  }
  /** The front page shows the table while a seat is free. */
  get listed(): boolean {
    return this.#message?.listed ?? false;
  }
  /** Only a host begins the game, also when every seat is taken. */
  get waits(): boolean {
    return this.#message?.waits ?? false;
  }
  /** How many games of the evening are over. */
  get games(): number {
    return this.#message?.games ?? 0;
  }
  get tally(): readonly TallyLine[] {
    return this.#message?.tally ?? [];
  }
  /** Somebody asks whether a move may be taken back. */
  get undoAsked(): UndoAsked | null {
    return this.#message?.undo ?? null;
  }
  /** How much time people have; null: as much as they like. */
  get pace(): Pace | null {
    return this.#message?.pace ?? null;
  }
  /** The clock of each seat, during a game with clocks. */
  get clocks(): readonly ClockInfo[] {
    return this.#message?.clocks ?? [];
  }
  get botPace(): BotPace {
    return this.#message?.bot_pace ?? 'calm';
  }
  /** A TV shows the table. */
  get hasScreen(): boolean {
    return this.#message?.screen ?? false;
  }
  /** There is something to draw. */
  get dealt(): boolean {
    return this.#update !== null;
  }
  get newest(): Update | null {
    return this.#update;
  }
  get seq(): number {
    return this.#update?.seq ?? BEFORE_ALL;
  }
  get waiting(): readonly Seat[] {
    return this.#update?.waiting ?? [];
  }
  get nature(): string {
    return this.#update?.nature ?? '';
  }
  get deadline(): number | null {
    return this.#update?.deadline ?? null;
  }
  get acting(): Seat | null {
    return actingSeat(this.#update, this.active);
  }
  get view(): View {
    return sightToDraw(this.#update, this.active)?.view ?? null;
  }
  get scores(): readonly Score[] {
    return this.#update?.scores ?? [];
  }
  get seed(): string {
    return this.#update?.seed ?? '';
  }
  /** All entries that this browser knows, oldest first. */
  get log(): readonly Seen[] {
    return this.#log;
  }

  viewOf(seat: Seat): View | null {
    return sightOf(this.#update, seat)?.view ?? null;
  }

  legalOf(seat: Seat): readonly Move[] | null {
    const legal = this.active.includes(seat) ? sightOf(this.#update, seat)?.legal : null;
    return Array.isArray(legal) ? (legal as Move[]) : null;
  }

  /** Only moves of a person can be taken back, not those of a bot that stands in. */
  mayUndo(seat: Seat): boolean {
    const isOwn = this.seq > (this.#standIns.get(seat) ?? BEFORE_ALL) && !this.seats[seat]?.level;
    return isOwn && (sightOf(this.#update, seat)?.may_undo ?? false);
  }

  /** The seat cannot take back its last move alone, but may ask the others. */
  mayAsk(seat: Seat): boolean {
    const isFree = this.phase === 'playing' && !this.undoAsked && !this.seats[seat]?.level;
    return isFree && (sightOf(this.#update, seat)?.may_ask ?? false);
  }

  name(seat: Seat): string {
    return playerName(this.game, this.seats, seat);
  }

  /** Who played the seat when that entry was made. */
  nameAt(seat: Seat, seq: number): string {
    return playerNameAt(this.game, this.seats, seat, seq);
  }

  /** The strength of a bot in words; empty for people. */
  levelName(level: string): string {
    return botLevelName(this.game, level);
  }

  /** A message of this game with players' names instead of seat numbers; `seq`: the names as of that entry. */
  sentence(message: string, values: Values = [], seq = Infinity): string {
    const args = withNames(values, (seat) => this.nameAt(seat, seq));
    return words.game(this.game, message, args);
  }

  protected hearWelcome(welcome: Welcome): void {
    this.#welcome = welcome;
  }

  protected hearTable(message: TableMessage): void {
    this.#message = message;
    this.#noteStandIns();
  }

  protected hearMoved(successor: string): void {
    this.#successor = successor;
  }

  /** What has changed; `live`: the reader was there when it happened. */
  protected hearUpdate(update: Update, live: boolean): Change<View> {
    const isFirst = this.#update === null;
    const before = this.view;
    const known = this.seq;
    this.#update = update;
    this.#noteStandIns();
    const seen = sightToDraw(update, this.active)?.events ?? [];
    const isEarlier = update.seq < known; // a backup has taken the place of the table
    const events = isEarlier ? [] : seen.filter(({ seq }) => seq > known);
    if (isEarlier) this.#log = seen;
    else if (events.length > 0) this.#log = [...this.#log, ...events];
    return { before, after: this.view, events: isFirst ? [] : events, live };
  }

  #noteStandIns(): void {
    const played = this.yours.filter((seat) => this.seats[seat]?.level);
    if (played.length === 0) return;
    this.#standIns = new Map([...this.#standIns, ...played.map((seat) => [seat, this.seq] as const)]);
  }
}
