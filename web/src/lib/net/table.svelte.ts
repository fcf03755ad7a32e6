// A table as this browser sees it: what the server said last, and the requests that wait for an answer.
import { tableInfo, tablePath, ApiError } from './api';
import { botName } from '../bots';
import { Clock } from './clock';
import { Connection, type Ear, type LineState } from './connection.svelte';
import type { Action } from '../actions';
import type { Change, Depicted, GameTable, Outcome, PlayOptions, Refusal, Seat, Shown } from '../contract';
import { whyNoUndo } from '../undo';
import { words, type Args } from '../words.svelte';
import type {
  Failed,
  Inbound,
  Outbound,
  Refused,
  Score,
  SeatInfo,
  Seen,
  SeenNote,
  Sight,
  Table as Around,
  Update,
  Welcome,
} from './wire';

type Values = SeenNote['values'];
type View = unknown;
type Move = unknown;

/** A request under way. It is sent again, with the same nonce, after each new connection. */
interface Request {
  message: Inbound & { nonce: string };
  answer: (outcome: Outcome) => void;
  /** In ms of `Date.now()`. */
  askedAt: number;
  /** The last `seq` then. */
  seen: number;
  /** A refusal is not shown. */
  quiet: boolean;
}

/** The number before the first entry, which is 0. */
const BEFORE_ALL = -1;
/** When the server says `too-fast`, wait so many ms before sending again. */
const BREATH = 1_000;
/** Long enough to notice a refusal, in ms. */
const MOMENT = 2_500;

export class Table implements GameTable<View, Move> {
  readonly id: string;
  #welcome = $state.raw<Welcome | null>(null);
  #around = $state.raw<Around | null>(null);
  #update = $state.raw<Update | null>(null);
  /** The newest update that the board has shown. */
  #shown = $state.raw<Update | null>(null);
  #log = $state.raw<readonly Seen[]>([]);
  #requests = $state.raw<readonly Request[]>([]);
  #refusal = $state.raw<Refusal | null>(null);
  /** When the newest refusal was said, in ms of `performance.now()`. */
  #refusedAt = 0;
  #refusals = 0;
  #offered = $state.raw<(() => readonly Action[]) | null>(null);
  #why = $state('');
  #successor = $state('');
  #fresh = true;
  /** The last entry at which a bot played for an own seat. */
  #standIns: ReadonlyMap<Seat, number> = $state.raw(new Map());
  #clock = new Clock();
  #line: Connection;
  #listeners = new Set<(change: Change<View>) => void>();
  #depict = $state.raw<((newest: View) => Depicted<View> | null) | null>(null);
  #shownListeners = new Set<(change: Change<View>) => void>();
  #presenter: ((change: Change<View>, shown: () => void) => void) | null = null;
  #watchers = new Set<(frame: DataView) => void>();
  /** Frames since the last update, kept until the board listens: it loads later than the first of them. */
  #unseen: DataView[] = [];
  #pending: ReadonlyMap<Seat, Move> = $derived(
    new Map(
      this.#requests.flatMap(({ message }) => (message.say === 'move' ? [[message.seat, message.move]] : [])),
    ),
  );

  constructor(id: string) {
    this.id = id;
    const ear: Ear = {
      address: () => this.#address(),
      opened: () => this.#opened(),
      heard: (message) => this.#heard(message),
      saw: (frame) => this.#saw(frame),
      ended: (why) => (this.#why = why),
    };
    this.#line = new Connection(ear);
    void this.#isThere();
  }

  /** The server has sent everything that the page needs. */
  get loaded(): boolean {
    return this.#welcome !== null && this.#around !== null;
  }
  get line(): LineState {
    return this.#line.state;
  }
  get cutAt(): number | null {
    return this.#line.cutAt;
  }
  /** Set once the connection has ended for good: the code of a sentence `error-<code>`. */
  get why(): string {
    return this.#why;
  }
  get connected(): boolean {
    return this.#line.state === 'open' && this.loaded;
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
  get yours(): readonly Seat[] {
    return this.#welcome?.yours ?? [];
  }
  get active(): readonly Seat[] {
    return this.yours.filter((seat) => !this.seats[seat]?.level);
  }
  get reader(): Seat | null {
    return this.yours.length === 1 ? (this.yours[0] ?? null) : null;
  }
  get phase(): Around['phase'] {
    return this.#around?.phase ?? 'gathering';
  }
  get seats(): readonly SeatInfo[] {
    return this.#around?.seats ?? [];
  }
  /** The table of the rematch, once there is one. */
  get successor(): string {
    return this.#successor || (this.#around?.successor ?? '');
  }
  /** There is something to draw. */
  get dealt(): boolean {
    return this.#update !== null;
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
    return this.#actingIn(this.#update);
  }
  get view(): View {
    return drawn(this.#update, this.acting)?.view ?? null;
  }
  get pending(): ReadonlyMap<Seat, Move> {
    return this.#pending;
  }
  get scores(): readonly Score[] {
    return this.#update?.scores ?? [];
  }
  get shown(): Shown<View> {
    const { seq = BEFORE_ALL, scores = [] } = this.#shown ?? {};
    const newest = drawn(this.#shown, this.#actingIn(this.#shown))?.view ?? null;
    const depicted = (): Depicted<View> | null => this.#depict?.(newest) ?? null;
    return {
      seq,
      scores: scores ?? [],
      get view() {
        return depicted()?.view ?? newest;
      },
      get when() {
        return depicted()?.when ?? '';
      },
    };
  }
  /** The board has shown everything that has arrived. */
  get isShown(): boolean {
    return this.#shown === this.#update;
  }
  get seed(): string {
    return this.#update?.seed ?? '';
  }
  /** All entries that this browser knows, oldest first. */
  get log(): readonly Seen[] {
    return this.#log;
  }
  get refusal(): Refusal | null {
    return this.#refusal;
  }
  /** What the board offers to do now. */
  get actions(): readonly Action[] {
    return this.#offered?.() ?? [];
  }
  /** The board is in `ui/BoardFrame`, which shows refusals. */
  get isFramed(): boolean {
    return this.#offered !== null;
  }
  /** Requests the server has not answered yet. */
  get unanswered(): number {
    return this.#requests.length;
  }
  /** When the oldest of them was asked, in ms of `Date.now()`; null: all are answered. */
  get askedAt(): number | null {
    return this.#requests[0]?.askedAt ?? null;
  }

  viewOf(seat: Seat): View | null {
    return this.#sight(seat)?.view ?? null;
  }

  legalOf(seat: Seat): readonly Move[] | null {
    const legal = this.active.includes(seat) ? this.#sight(seat)?.legal : null;
    return Array.isArray(legal) ? (legal as Move[]) : null;
  }

  /** Only moves of a person can be taken back, not those of a bot that stands in. */
  mayUndo(seat: Seat): boolean {
    const isOwn = this.seq > (this.#standIns.get(seat) ?? BEFORE_ALL) && !this.seats[seat]?.level;
    return isOwn && (this.#sight(seat)?.may_undo ?? false);
  }

  now(): number {
    return this.#clock.now();
  }

  name(seat: Seat): string {
    const info = this.seats[seat];
    if (info === undefined || info.kind === 'open') return words.t('seat-open-name', { number: seat + 1 });
    if (info.kind === 'bot') return info.name || botName(this.game, this.seats, seat);
    return info.name || words.t('seat-nameless', { number: seat + 1 });
  }

  /** Who played the seat when that entry was made. */
  nameAt(seat: Seat, seq: number): string {
    const { since = null, relieved } = this.seats[seat] ?? {};
    return since !== null && seq <= since ? relieved || words.t('bot-plain') : this.name(seat);
  }

  /** The strength of a bot in words; empty for people. */
  levelName(level: string): string {
    return words.gameIfAny(this.game, `bot-${level}-level`) ?? words.t('bot-plain');
  }

  /** A message of this game with players' names instead of seat numbers; `seq`: the names as of that entry. */
  sentence(message: string, values: Values = [], seq = Infinity): string {
    return words.game(this.game, message, this.#args(values, seq));
  }

  play(seat: Seat, move: Move, { quiet = false }: PlayOptions = {}): Promise<Outcome> {
    return this.#ask({ say: 'move', nonce: nonce(), seat, move }, quiet);
  }

  whyNot(seat: Seat, move: Move): Promise<Outcome> {
    return this.#ask({ say: 'why', nonce: nonce(), seat, move });
  }

  explain(sentence: string, rule = ''): void {
    this.#showRefusal(null, { ok: false, rule, message: '', sentence, values: {} });
  }

  offer(actions: () => readonly Action[]): () => void {
    this.#offered = actions;
    return () => {
      if (this.#offered === actions) this.#offered = null;
    };
  }

  undo(seat: Seat): Promise<Outcome> {
    return this.#ask({ say: 'undo', nonce: nonce(), seat });
  }

  /** Takes back the last move of an own seat; if there is none to take back, says why. */
  takeBack(): void {
    const seat = this.phase === 'playing' ? this.yours.find((seat) => this.mayUndo(seat)) : undefined;
    if (seat !== undefined) void this.undo(seat);
    else if (this.dealt) this.#showRefusal(null, this.#whyNoUndo());
  }

  /** With bots of that level in the open seats; empty: there are none. */
  begin(fill: string): Promise<Outcome> {
    const seats = this.seats.map((seat) => (seat.kind === 'open' ? { kind: 'bot', level: fill } : seat));
    const names = this.seats.flatMap(({ kind }, seat) =>
      kind === 'open' ? [botName(this.game, seats, seat)] : [],
    );
    return this.#ask({ say: 'begin', nonce: nonce(), fill, names });
  }

  substitute(seat: Seat, level: string): Promise<Outcome> {
    return this.#ask({ say: 'substitute', nonce: nonce(), seat, level });
  }

  rematch(): Promise<Outcome> {
    return this.#ask({ say: 'rematch', nonce: nonce() });
  }

  /** Answers that are still on their way are not shown either. */
  dismissRefusal(): void {
    this.#refusal = null;
    this.#requests = this.#requests.map((request) =>
      request.message.say === 'why' ? { ...request, quiet: true } : request,
    );
  }

  say(seat: Seat, word: Uint8Array): boolean {
    const message = new Uint8Array(1 + word.length);
    message[0] = seat;
    message.set(word, 1);
    return this.#line.say(message);
  }

  onFrame(listen: (frame: DataView) => void): () => void {
    this.#watchers.add(listen);
    queueMicrotask(() => this.#showUnseen());
    return () => this.#watchers.delete(listen);
  }

  onChange(listen: (change: Change<View>) => void): () => void {
    this.#listeners.add(listen);
    return () => this.#listeners.delete(listen);
  }

  /** Call back on each update once it has been shown. */
  onShown(listen: (change: Change<View>) => void): () => void {
    this.#shownListeners.add(listen);
    return () => this.#shownListeners.delete(listen);
  }

  present(show: (change: Change<View>, shown: () => void) => void): () => void {
    this.#presenter = show;
    return () => {
      if (this.#presenter === show) this.#presenter = null;
      this.#shown = this.#update;
    };
  }

  depict(depict: (newest: View) => Depicted<View> | null): () => void {
    this.#depict = depict;
    return () => {
      if (this.#depict === depict) this.#depict = null;
    };
  }

  retryNow(): void {
    this.#line.retryNow();
  }

  /** After taking a seat: the server learns on a new connection who is here. */
  comeIn(): void {
    this.#line.redial();
  }

  close(): void {
    this.#line.close();
    this.#listeners.clear();
    this.#shownListeners.clear();
    this.#watchers.clear();
    for (const { answer } of this.#requests) answer(sharedFailure('error-unreachable'));
    this.#requests = [];
  }

  #address(): string {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return `${scheme}//${location.host}${tablePath(this.id)}/ws?after=${this.seq}`;
  }

  /** A server may refuse an unknown table before the socket opens. Then an HTTP request tells why. */
  async #isThere(): Promise<void> {
    try {
      await tableInfo(this.id);
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.code === 'unreachable' || this.loaded) return;
      if (problem.code !== 'unknown-table') return;
      this.#line.close();
      this.#why = problem.code;
    }
  }

  #opened(): void {
    this.#clock.reset();
    this.#fresh = true;
  }

  #heard(message: Outbound): void {
    switch (message.say) {
      case 'welcome':
        this.#welcome = message;
        words.need(message.game).catch((reason: unknown) => console.warn('burrow: no words', reason));
        this.#repeat();
        break;
      case 'table':
        this.#around = message;
        this.#noteStandIns();
        break;
      case 'update':
        this.#updated(message);
        break;
      case 'accepted':
        this.#answer(message.nonce, { ok: true, seq: message.seq });
        break;
      case 'legal':
        this.#answer(message.nonce, { ok: true, seq: this.seq });
        break;
      case 'refused':
        this.#answer(message.nonce, this.#refused(message));
        break;
      case 'failed':
        this.#failed(message);
        break;
      case 'ping':
        this.#clock.hear(message.now, message.delay);
        break;
      case 'moved':
        this.#successor = message.table;
        break;
    }
  }

  #saw(frame: DataView): void {
    if (this.#watchers.size === 0) this.#unseen.push(frame);
    else this.#watchers.forEach((listen) => listen(frame));
  }

  #showUnseen(): void {
    const unseen = this.#unseen;
    this.#unseen = [];
    unseen.forEach((frame) => this.#saw(frame));
  }

  #updated(update: Update): void {
    this.#clock.hear(update.now);
    this.#unseen = [];
    const first = this.#update === null;
    const before = this.view;
    const known = this.seq;
    this.#update = update;
    this.#noteStandIns();
    const sight = drawn(update, this.acting);
    const events = (sight?.events ?? []).filter((event) => event.seq > known);
    if (events.length > 0) this.#log = [...this.#log, ...events];
    if (events.length > 0) this.#moveOn(events);
    const change = { before, after: this.view, events: first ? [] : events, live: !this.#fresh };
    this.#fresh = false;
    for (const listen of this.#listeners) listen(change);
    if (this.#presenter) this.#presenter(change, () => this.#show(update, change));
    else this.#show(update, change);
  }

  /** The board has shown everything up to this entry. It may say so twice, or late. */
  #show(update: Update, change: Change<View>): void {
    if (this.#shown && this.#shown.seq >= update.seq && this.#shown !== update) return;
    const isNews = this.#shown !== update;
    this.#shown = update;
    if (isNews) for (const listen of this.#shownListeners) listen(change);
  }

  #actingIn(update: Update | null): Seat | null {
    return update?.waiting.find((seat) => this.active.includes(seat)) ?? null;
  }

  #noteStandIns(): void {
    const played = this.yours.filter((seat) => this.seats[seat]?.level);
    if (played.length === 0) return;
    this.#standIns = new Map([...this.#standIns, ...played.map((seat) => [seat, this.seq] as const)]);
  }

  /** A refusal is outdated once its seat has moved, and soon after any other seat has moved. */
  #moveOn(events: readonly Seen[]): void {
    const refusal = this.#refusal;
    if (!refusal) return;
    const isRead = performance.now() - this.#refusedAt > MOMENT;
    if (isRead || events.some(({ by }) => by === refusal.seat)) this.#refusal = null;
  }

  #failed(message: Failed): void {
    const failure = sharedFailure(`error-${message.code}`);
    if (message.nonce) this.#answer(message.nonce, failure);
    else if (message.code === 'too-fast') setTimeout(() => this.#resend(), BREATH);
    else if (message.code === 'turn-failed') this.#showRefusal(null, failure);
    else console.warn('burrow:', message.code, message.detail ?? '');
  }

  #refused(message: Refused): Outcome {
    const { rule } = message;
    const args = this.#args(message.values);
    const sentence = rule ? this.sentence(message.message, message.values) : words.t(message.message, args);
    return {
      ok: false,
      rule,
      message: message.message,
      sentence,
      values: Object.fromEntries(message.values ?? []),
    };
  }

  #whyNoUndo(): Outcome & { ok: false } {
    const { message, seat } = whyNoUndo(this.#log, this.yours, this.phase);
    const sentence = words.t(message, seat === undefined ? {} : { name: this.name(seat) });
    return { ok: false, rule: '', message, sentence, values: {} };
  }

  #ask(message: Request['message'], quiet = false): Promise<Outcome> {
    return new Promise((answer) => {
      this.#requests = [...this.#requests, { message, answer, askedAt: Date.now(), seen: this.seq, quiet }];
      this.#line.send(message);
    });
  }

  /** After a lost connection, sends unanswered requests again; a move only if the game has not moved on. */
  #repeat(): void {
    for (const { message, seen } of this.#requests) {
      this.#line.send(message.say === 'move' ? { ...message, seen } : message);
    }
  }

  #resend(): void {
    for (const { message } of this.#requests) this.#line.send(message);
  }

  #answer(nonce: string, outcome: Outcome): void {
    const request = this.#requests.find(({ message }) => message.nonce === nonce);
    if (!request) return;
    this.#requests = this.#requests.filter((other) => other !== request);
    if (!outcome.ok && !request.quiet) this.#showRefusal(seatOf(request), outcome);
    request.answer(outcome);
  }

  #showRefusal(seat: Seat | null, outcome: Outcome & { ok: false }): void {
    const { rule, sentence, values } = outcome;
    this.#refusal = { seat, rule, sentence, values, count: ++this.#refusals };
    this.#refusedAt = performance.now();
  }

  #sight(seat: Seat): Sight | undefined {
    return this.#update?.sights.find((sight) => sight.seat === seat);
  }

  #args(values: Values = [], seq = Infinity): Args {
    return Object.fromEntries(
      values.map(([key, value]) => [key, isSeat(key) ? this.nameAt(Number(value), seq) : value]),
    );
  }
}

/** The sight of the acting seat, else the first one of this browser. */
function drawn(update: Update | null, acting: Seat | null): Sight | undefined {
  return update?.sights.find((sight) => sight.seat === acting) ?? update?.sights[0];
}

function seatOf({ message }: Request): Seat | null {
  return 'seat' in message ? message.seat : null;
}

function isSeat(key: string): boolean {
  return key === 'seat' || key.endsWith('_seat');
}

function sharedFailure(message: string): Outcome & { ok: false } {
  return { ok: false, rule: '', message, sentence: words.t(message), values: {} };
}

function nonce(): string {
  // Not randomUUID: it exists only on secure origins, but phones in the same network use http.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
