// A table as this browser sees it: what the server has said, what the reader asks, and the connection between the two.
import type { Action } from '../actions';
import { namesOfFill } from '../bots';
import type {
  Change,
  ShownInstead,
  GameTable,
  Outcome,
  Playback,
  PlayOptions,
  Refusal,
  Seat,
  Shown,
} from '../contract';
import type { Device } from '../device';
import { Listeners } from '../listeners';
import { noticeNow } from '../notice.svelte';
import { withNames } from '../names';
import { whyNoUndo } from '../undo';
import { words } from '../words.svelte';
import { lookAt, socketAddress } from './api';
import { Clock } from './clock';
import { Connection, type ConnectionState } from './connection.svelte';
import { revealAhead } from '../luck/ahead';
import { OwnLuck } from '../luck/own';
import { gameOver, hasPledgedAt } from '../luck/shares';
import { Frames } from './frames';
import { failure, refused, Refusals } from './refusals.svelte';
import { Requests, type Wish } from './requests.svelte';
import { ShownProgress } from './shown-progress.svelte';
import { TableState } from './table-state.svelte';
import type { Failed, Outbound, Reacted, Table as TableMessage, Told, Update } from './wire';

type View = unknown;
type Move = unknown;

export class Table extends TableState implements GameTable<View, Move> {
  readonly id: string;
  /** Once the server knows this browser. */
  readonly arrived: Promise<void>;
  #device = $state<Device>('board');
  #offered = $state.raw<(() => readonly Action[]) | null>(null);
  #why = $state('');
  /** No update has come since the connection was opened. */
  #isFresh = true;
  #clock = new Clock();
  #connection: Connection;
  #requests = new Requests((question) => this.#connection.send(question));
  #refusals = new Refusals();
  #progress = new ShownProgress();
  #frames = new Frames();
  #changes = new Listeners<Change<View>>();
  #reactions = new Listeners<Reacted>();
  #news = $state.raw<Told | null>(null);
  #newest = $state('');
  #luck = new OwnLuck((wish) => this.#ask(wish, true));

  constructor(id: string, device: Device = 'board') {
    super();
    this.id = id;
    this.#device = device;
    this.#connection = new Connection({
      address: () => socketAddress(id, this.seq, this.#device),
      opened: () => this.#opened(),
      heard: (message) => this.#heard(message),
      saw: (frame) => this.#frames.saw(frame),
      ended: (why) => (this.#why = why),
    });
    this.arrived = this.#look();
  }

  /** What this browser is at the table. A hand is sent less than the others, so a change connects again. */
  get device(): Device {
    return this.#device;
  }
  set device(device: Device) {
    const isHand = this.#device === 'hand';
    this.#device = device;
    if (isHand !== (device === 'hand')) this.#connection.redial();
  }
  get connection(): ConnectionState {
    return this.#connection.state;
  }
  get cutAt(): number | null {
    return this.#connection.cutAt;
  }
  /** Set once the connection has ended for good: the code of a sentence `error-<code>`. */
  get why(): string {
    return this.#why;
  }
  /** The table where those who were here play now; empty: it is this one. */
  get leadsTo(): string {
    return this.#newest;
  }
  /** News that nothing else shows; null: there is none, or the reader has dismissed it. */
  get news(): Told | null {
    return this.#news;
  }
  get connected(): boolean {
    return this.#connection.state === 'open' && this.loaded;
  }
  get pending(): ReadonlyMap<Seat, Move> {
    return this.#requests.pending;
  }
  /** Requests the server has not answered yet. */
  get unanswered(): number {
    return this.#requests.count;
  }
  /** When the oldest of them was asked, in ms of `Date.now()`; null: all are answered. */
  get askedAt(): number | null {
    return this.#requests.askedAt;
  }
  get refusal(): Refusal | null {
    return this.#refusals.newest;
  }
  get playback(): Playback | null {
    return this.#progress.playback;
  }
  get shown(): Shown<View> {
    return this.#progress.read(this.active);
  }
  /** The board has shown everything that has arrived. */
  get isShown(): boolean {
    return this.#progress.isAt(this.newest);
  }
  /** What the board offers to do now. */
  get actions(): readonly Action[] {
    return this.#offered?.() ?? [];
  }
  /** The board is in `ui/BoardFrame`, which shows refusals. */
  get isFramed(): boolean {
    return this.#offered !== null;
  }

  now(): number {
    return this.#clock.now();
  }

  play(seat: Seat, move: Move, { quiet = false }: PlayOptions = {}): Promise<Outcome> {
    return this.#ask({ say: 'move', seat, move }, quiet);
  }

  whyNot(seat: Seat, move: Move): Promise<Outcome> {
    return this.#ask({ say: 'why', seat, move });
  }

  undo(seat: Seat): Promise<Outcome> {
    return this.#ask({ say: 'undo', seat });
  }

  /** Takes back the last move of an own seat, or asks the others; if nobody could allow it, says why. */
  takeBack(): void {
    const seat = this.phase === 'playing' ? this.yours.find((seat) => this.mayUndo(seat)) : undefined;
    const asking = this.yours.find((seat) => this.mayAsk(seat));
    if (seat !== undefined) void this.undo(seat);
    else if (asking !== undefined) void this.#ask({ say: 'ask-undo', seat: asking });
    else if (this.dealt) this.#sayWhyNoUndo();
  }

  /** With bots of that level in the open seats; empty: there are none. */
  begin(fill: string): Promise<Outcome> {
    const names = namesOfFill(this.game, this.seats, fill);
    return this.#ask({ say: 'begin', fill, names });
  }

  /** Without the open seats that the game can do without; bots of that level take the rest. */
  beginTrimmed(level: string): Promise<Outcome> {
    const names = namesOfFill(this.game, this.seats, level);
    return this.#ask({ say: 'begin', fill: level, names, trim: true });
  }

  substitute(seat: Seat, level: string): Promise<Outcome> {
    return this.#ask({ say: 'substitute', seat, level });
  }

  /** `gather`: a host changes the seats before the game begins. */
  rematch(gather = false): Promise<Outcome> {
    return this.#ask({ say: 'rematch', gather });
  }

  /** Anything else that can be asked of a table: what hosts change, or whether a move may be taken back. */
  request(wish: Wish): Promise<Outcome> {
    return this.#ask(wish);
  }

  /** Shows everyone a drawing. */
  react(seat: Seat, what: Reacted['what']): Promise<Outcome> {
    return this.#ask({ say: 'react', seat, what }, true);
  }

  explain(sentence: string, rule = ''): void {
    this.#refusals.show(null, { ok: false, rule, message: '', sentence, values: {} });
  }

  /** Answers that are still on their way are not shown either. */
  dismissRefusal(): void {
    this.#refusals.dismiss();
    this.#requests.quietWhy();
  }

  dismissNews(): void {
    this.#news = null;
  }

  offer(actions: () => readonly Action[]): () => void {
    this.#offered = actions;
    return () => {
      if (this.#offered === actions) this.#offered = null;
    };
  }

  sendGesture(seat: Seat, gesture: Uint8Array): boolean {
    const message = new Uint8Array(1 + gesture.length);
    message[0] = seat;
    message.set(gesture, 1);
    return this.#connection.sendGesture(message);
  }

  onFrame(listen: (frame: DataView) => void): () => void {
    return this.#frames.watch(listen);
  }

  /** Calls back when somebody shows a drawing. */
  onReaction(listen: (reacted: Reacted) => void): () => void {
    return this.#reactions.add(listen);
  }

  onChange(listen: (change: Change<View>) => void): () => void {
    return this.#changes.add(listen);
  }

  /** Calls back on each update once it has been shown. */
  onShown(listen: (change: Change<View>) => void): () => void {
    return this.#progress.onShown(listen);
  }

  present(show: (change: Change<View>, shown: () => void) => void, playback?: Playback): () => void {
    return this.#progress.present(show, () => this.newest, playback);
  }

  showInstead(showInstead: (newest: View) => ShownInstead<View> | null): () => void {
    return this.#progress.showInstead(showInstead);
  }

  retryNow(): void {
    this.#connection.retryNow();
  }

  /** After taking a seat: the server learns on a new connection who is here. */
  comeIn(): void {
    this.#connection.redial();
  }

  close(): void {
    this.#connection.close();
    this.#changes.clear();
    this.#reactions.clear();
    this.#progress.close();
    this.#frames.close();
    this.#requests.abandon(failure('error-unreachable'));
  }

  /** A server may refuse a table before the socket opens. Then an HTTP request tells why. */
  async #look(): Promise<void> {
    const { newest, problem } = await lookAt(this.id);
    this.#newest = newest === this.id ? '' : newest;
    if (!problem || this.loaded) return;
    this.#connection.close();
    this.#why = problem;
  }

  #opened(): void {
    noticeNow.expectAgain();
    this.#clock.reset();
    this.#isFresh = true;
  }

  #heard(message: Outbound): void {
    switch (message.say) {
      case 'welcome':
        this.hearWelcome(message);
        words.need(message.game).catch((reason: unknown) => console.warn('burrow: no words', reason));
        return this.#requests.repeat();
      case 'table':
        return this.#heardTable(message);
      case 'update':
        return this.#updated(message);
      case 'accepted':
        return this.#answer(message.nonce, { ok: true, seq: message.seq });
      case 'legal':
        return this.#answer(message.nonce, { ok: true, seq: this.seq });
      case 'refused': {
        const args = withNames(message.values ?? [], (seat) => this.name(seat));
        return this.#answer(message.nonce, refused(this.game, message, args));
      }
      case 'failed':
        return this.#failed(message);
      case 'ping':
        return this.#clock.hear(message.now, message.delay);
      case 'told':
        this.#news = message;
        return;
      case 'notice':
        return noticeNow.hear(message);
      case 'reacted':
        return this.#reactions.tell(message);
      case 'moved':
        this.hearMoved(message.table);
        return this.yours.length > 0 ? revealAhead(message.table) : undefined;
    }
  }

  /** A seat adds to the dice of this table, and at the end promises to add to those of a rematch. */
  #heardTable(message: TableMessage): void {
    const wasPlaying = this.phase === 'playing';
    this.hearTable(message);
    const { id: table, commitment, phase, luck } = this;
    if (phase === 'over') gameOver(table);
    if (this.yours.length === 0) return;
    if (phase === 'sharing') this.#luck.reveal({ table, commitment, pledges: luck?.pledges ?? [] });
    if (phase === 'gathering' && !hasPledgedAt(table)) this.#luck.pledge(table);
    if (phase === 'over' && wasPlaying) this.#luck.pledge();
  }

  #updated(update: Update): void {
    this.#clock.hear(update.now);
    this.#frames.forget();
    const known = this.log.length;
    const change = this.hearUpdate(update, !this.#isFresh);
    this.#isFresh = false;
    this.#refusals.outdate(this.log.slice(known));
    this.#changes.tell(change);
    this.#progress.arrived(update, change);
  }

  #failed({ nonce = '', code, detail = '' }: Failed): void {
    if (code === 'too-fast' && this.#requests.postpone(nonce)) return;
    const problem = failure(`error-${code}`);
    if (nonce) this.#answer(nonce, problem);
    else if (code === 'turn-failed') this.#refusals.show(null, problem);
    else console.warn('burrow:', code, detail);
  }

  #sayWhyNoUndo(): void {
    const { message, seat } = whyNoUndo(this.log, this.yours, this.phase);
    this.#refusals.show(null, failure(message, seat === undefined ? {} : { name: this.name(seat) }));
  }

  #ask(wish: Wish, quiet = false): Promise<Outcome> {
    return this.#requests.ask(wish, this.seq, quiet);
  }

  #answer(nonce: string, outcome: Outcome): void {
    const answered = this.#requests.answer(nonce, outcome);
    if (answered && !answered.quiet && !outcome.ok) this.#refusals.show(answered.seat, outcome);
  }
}
