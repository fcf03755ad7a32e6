// What the reader is doing at the board: a hole that is chosen, cards that are laid out, a curtain that is lifted. The
// view decides; nothing that one seat alone may know is shown before its curtain is up.
import { announcer } from '$lib/announce.svelte';
import type { Change, GameTable, Outcome, Seat } from '$lib/contract';
import { Player } from '$lib/player.svelte';
import { sound } from '$lib/sound.svelte';
import { words } from '$lib/words.svelte';
import { plan, type Step } from './motion/plan';
import {
  asMove,
  counts,
  EMPTY,
  fits,
  kindsOf,
  lay,
  placesOf,
  put,
  signOf,
  slotOf,
  spread,
  totalOf,
  type Draft,
  type Place,
  type Sign,
} from './hand/draft';
import { kindOf, type Kind } from './read/cards';
import { distances, neighbours, pageOf, printOf, toward, type Direction, type Print } from './read/maze';
import { newsOf, type News } from './read/news';
import { DIG, SMALL_HAND } from './read/printed';
import { outcomesOf, routesOf, type Route, type Routes } from './read/routes';
import { say } from './say';
import { Stage } from './motion/stage.svelte';
import { isAddedOnly, isEntry } from './read/standing';
import { sayCard, sayHole, sayReach, saySum } from './read/text';
import type { Laid, Move, View } from './types';

export type GophersTable = GameTable<View, Move>;

/** What is asked of whoever sits here. */
type Ask = 'place' | 'ready' | 'walk' | 'collect' | 'gift';
const ASKS: readonly string[] = ['place', 'ready', 'walk', 'collect', 'gift'] satisfies Ask[];

/** How long news stand there, in ms. */
const NEWS = 9000;
/** The most that is told at once. */
const LINES = 4;

export class GophersCtrl {
  readonly table: GophersTable;
  readonly stage: Stage;
  news = $state.raw<readonly News[]>([]);
  /** The hole that the keyboard is at. */
  cursor = $state(0);
  /** The hole under the pointer. */
  peek = $state<number | null>(null);
  /** Who has lifted the curtain. */
  lifted = $state<Seat | null>(null);

  #chosen = $state.raw<{ moment: string; hole: number; way: number } | null>(null);
  #laid = $state.raw<{ moment: string; draft: Draft; hinted: boolean; last: Place | null }>({
    moment: '',
    draft: EMPTY,
    hinted: false,
    last: null,
  });
  #wish = $state.raw<{ moment: string; kind: Kind } | null>(null);
  #kept = $state.raw<{ moment: string; index: number } | null>(null);
  /** By seat, the hand as its owner last saw it. */
  #known = $state.raw<ReadonlyMap<Seat, readonly number[]>>(new Map());
  #sending = $state<Seat | null>(null);
  #newsTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #player: Player<View, Step>;
  #unlisten: () => void;

  readonly isShared: boolean = $derived.by(() => this.table.yours.length > 1);
  /** Who sits at this screen now; null: nobody, or several of whom none is asked. */
  readonly seat: Seat | null = $derived.by(() =>
    this.isShared ? this.table.acting : (this.table.yours[0] ?? null),
  );
  readonly view: View = $derived.by(
    () => (this.seat === null ? null : this.table.viewOf(this.seat)) ?? this.table.view,
  );
  readonly isEntry: boolean = $derived(isEntry(this.view));
  /** Cards are hidden from those who look on. */
  readonly isCurtained: boolean = $derived(
    this.isShared && !this.isEntry && this.seat !== null && this.lifted !== this.seat,
  );
  /** What this seat alone may know can be shown. */
  readonly isOpen: boolean = $derived(this.seat !== null && !this.isCurtained);
  readonly hand: readonly number[] = $derived(this.isOpen ? this.view.hand : []);
  readonly isSending: boolean = $derived(this.#sending !== null && this.#sending === this.seat);
  /** What is asked now; null: nothing, or not before the curtain is lifted. Holes are chosen in front of all. */
  readonly ask: Ask | null = $derived.by(() => {
    if (this.seat === null || this.table.acting !== this.seat || this.busy || this.isSending) return null;
    const { phase } = this.view;
    return ASKS.includes(phase) && (this.isOpen || phase === 'place') ? (phase as Ask) : null;
  });
  readonly legal: readonly Move[] | null = $derived.by(() =>
    this.ask !== null && this.seat !== null ? (this.table.legalOf(this.seat) ?? outcomesOf(this.view)) : null,
  );
  readonly mayDig: boolean = $derived.by(() => this.may('Dig'));
  readonly routes: Routes = $derived(
    routesOf(this.ask === 'walk' ? this.legal : null, this.view.seats, this.seat),
  );
  /** Holes that can be chosen now. */
  readonly targets: ReadonlySet<number> = $derived.by(() => {
    if (this.ask === 'walk') return new Set(this.routes.keys());
    if (this.ask !== 'place') return new Set();
    return new Set((this.legal ?? []).flatMap((move) => (move.type === 'Place' ? [move.hole] : [])));
  });
  readonly chosen: number | null = $derived.by(() => {
    const chosen = this.#chosen;
    return chosen?.moment === this.moment && this.targets.has(chosen.hole) ? chosen.hole : null;
  });
  /** The hole of which the board speaks: the chosen one, or else the one under the pointer. */
  readonly shown: number | null = $derived.by(() => {
    if (this.chosen !== null) return this.chosen;
    return this.peek !== null && this.targets.has(this.peek) ? this.peek : null;
  });
  readonly ways: readonly Route[] = $derived(this.shown === null ? [] : (this.routes.get(this.shown) ?? []));
  readonly wayIndex: number = $derived.by(() =>
    this.shown !== null && this.shown === this.chosen
      ? (this.#chosen?.way ?? 0) % (this.ways.length || 1)
      : 0,
  );
  readonly route: Route | null = $derived(this.ways[this.wayIndex] ?? null);
  /** Where the figure of this seat stands; -1: nowhere. */
  readonly hole: number = $derived(this.seat === null ? -1 : (this.view.seats[this.seat]?.figure ?? -1));
  readonly #near: readonly (readonly number[])[] = $derived.by(() => {
    const page = pageOf(this.view);
    return page ? neighbours(page) : [];
  });
  /** Tunnels from its figure to each hole. */
  readonly #far: readonly number[] = $derived(this.hole < 0 ? [] : distances(this.#near, this.hole));
  /** What is printed where it stands. */
  readonly print: Print = $derived(printOf(pageOf(this.view), this.hole));
  readonly maySubtract: boolean = $derived(!isAddedOnly(this.view));
  readonly isLaying: boolean = $derived(this.ask === 'collect');
  /** The cards of the open stock one by one (entry game). */
  readonly stock: readonly Place[] = $derived(placesOf('stock', spread(this.view.stock)));
  /** The own pile, of which change is given (entry game). */
  readonly own: readonly Place[] = $derived(
    placesOf('own', this.isEntry && this.seat !== null ? (this.view.seats[this.seat]?.added ?? []) : []),
  );
  readonly draft: Draft = $derived.by(() =>
    this.isLaying && this.#laid.moment === this.moment ? this.#laid.draft : EMPTY,
  );
  /** The entry game: the kind that is taken; at a store that of the first card, or the one that was chosen. */
  readonly kind: Kind | null = $derived.by(() => {
    const kinds = kindsOf(this.print);
    const [laid] = this.draft;
    if (laid) return kindOf(laid.card);
    const wish = this.#wish?.moment === this.moment ? this.#wish.kind : null;
    return wish !== null && kinds.includes(wish) ? wish : (kinds[0] ?? null);
  });
  readonly total: number = $derived(totalOf(this.draft));
  /** The entry game: one card was taken that is more than is wanted, so change is given. */
  readonly isGivingBack: boolean = $derived.by(
    () =>
      this.isEntry &&
      this.draft.filter(({ sign }) => sign > 0).length === 1 &&
      (this.total > this.print.number || this.draft.length > 1) &&
      this.own.some(({ card }) => kindOf(card) === this.kind),
  );
  readonly isFitting: boolean = $derived(this.isLaying && fits(this.draft, this.print.number));
  /** There is nothing to be had, and the reader knows: the hint was asked for, or all cards lie open. */
  readonly isHopeless: boolean = $derived.by(
    () =>
      this.isLaying &&
      this.view.hint === null &&
      (this.isEntry || (this.#laid.moment === this.moment && this.#laid.hinted) || !this.#hasUsable),
  );
  readonly gift: readonly number[] = $derived(
    this.isOpen && this.view.phase === 'gift' ? this.view.gift : [],
  );
  readonly kept: number | null = $derived.by(() =>
    this.#kept?.moment === this.moment && this.ask === 'gift' ? this.#kept.index : null,
  );
  /** Cards that came into the hand since its owner last saw it, by place. */
  readonly fresh: ReadonlySet<number> = $derived.by(() => {
    const known = this.seat === null ? undefined : this.#known.get(this.seat);
    return known ? added(known, this.hand) : new Set();
  });

  constructor(table: GophersTable) {
    this.table = table;
    this.stage = new Stage(
      () => this.view,
      () => this.#player,
      (seat) => this.table.yours.includes(seat),
    );
    this.#player = new Player<View, Step>(table, {
      plan,
      show: (step) => this.stage.show(step),
      settle: () => this.#settle(),
      rest: () => this.#rest(),
    });
    this.cursor = Math.max(0, this.hole);
    this.#unlisten = table.onChange((change) => this.#changed(change));
  }

  dispose(): void {
    this.#unlisten();
    clearTimeout(this.#newsTimer);
    this.#player.dispose();
  }

  /** Something is being shown: what can be done is not known yet. A tap sees the end of it. */
  get busy(): boolean {
    return this.#player.busy;
  }

  /** Names the decision that is asked for: what is laid out for it is worth nothing for the next. */
  get moment(): string {
    const { phase, page, round, turn, asked } = this.view;
    return [this.seat, phase, page, round, turn.seat, turn.pips, turn.rolls, asked.length, this.hole].join();
  }

  may(type: Move['type']): boolean {
    return (this.legal ?? []).some((move) => move.type === type);
  }

  /** Whether this seat has cards for what is printed at a hole of the open page. */
  makes(hole: number): boolean {
    return this.isOpen && this.view.makes[this.view.page - 1]?.[hole] === '1';
  }

  /** A gift hole with nothing in it, since there are no cards to draw (G-37). */
  isEmptyGift(hole: number): boolean {
    return !this.isEntry && this.view.pile === 0 && printOf(pageOf(this.view), hole).kind === 'gift';
  }

  /** Laying the cards that lie out would end the game, or begin its last round (G-02). */
  get endsWith(): number | null {
    const { view } = this;
    if (this.isEntry || view.pile > 0 || !this.isFitting) return null;
    const left = view.hand.length - this.draft.length;
    return left <= SMALL_HAND ? left : null;
  }

  /** Something is chosen or laid out that can be taken back here, before anything is sent. */
  get hasDraft(): boolean {
    return this.draft.length > 0 || this.kept !== null || this.chosen !== null;
  }

  lift(): void {
    if (!this.isCurtained) return;
    this.lifted = this.seat;
    sound.play('card', { force: 0.4 });
  }

  /** A tap on a hole: choose it, and a second one goes there; or learn why not. */
  touch(hole: number): void {
    if (this.busy) return this.skip();
    this.forgetRefusal();
    this.cursor = hole;
    if (this.ask !== 'walk' && this.ask !== 'place') return this.#describe(hole);
    if (!this.targets.has(hole)) void this.#askWhyHole(hole);
    else if (this.chosen === hole) void this.go();
    else this.choose(hole);
  }

  choose(hole: number): void {
    this.#chosen = { moment: this.moment, hole, way: 0 };
    this.forgetNews();
    sound.play('wood', { force: 0.25 });
    this.#describe(hole);
  }

  /** Another way to the same hole. */
  turnWay(by: number): void {
    if (this.chosen === null && this.shown !== null) this.choose(this.shown);
    const count = this.ways.length;
    if (this.chosen === null || count < 2) return;
    this.#chosen = { moment: this.moment, hole: this.chosen, way: (this.wayIndex + by + count) % count };
    this.#describe(this.chosen);
  }

  /** The next way that leads through this tunnel. */
  wayThrough(a: number, b: number): void {
    const start = this.hole;
    const passes = ({ way }: Route): boolean =>
      way.some((hole, i) => {
        const from = i === 0 ? start : (way[i - 1] ?? start);
        return (from === a && hole === b) || (from === b && hole === a);
      });
    const count = this.ways.length;
    for (let by = 1; by < count; by++) {
      const way = this.ways[(this.wayIndex + by) % count];
      if (way && passes(way)) return this.turnWay(by);
    }
  }

  /** Confirm the hole that is chosen. */
  async go(): Promise<void> {
    const { chosen, route } = this;
    if (chosen === null)
      return this.#explain(say(this.ask === 'place' ? 'board-place-first' : 'board-walk-first'));
    if (this.ask === 'place') await this.#play({ type: 'Place', hole: chosen });
    else if (this.ask === 'walk' && route) await this.#play({ type: 'Walk', way: [...route.way] });
  }

  async roll(): Promise<void> {
    if (this.ask === 'ready') await this.#play({ type: 'Roll' });
  }

  async dig(): Promise<void> {
    if (this.mayDig) await this.#play({ type: 'Dig' });
    else if (this.ask === 'ready' || this.ask === 'walk') await this.#why({ type: 'Dig' });
  }

  async decline(): Promise<void> {
    if (this.ask !== null) await this.#play({ type: 'Decline' });
  }

  async collect(): Promise<void> {
    if (!this.isLaying) return;
    if (this.isFitting) return void (await this.#play(asMove(this.draft)));
    if (this.draft.length === 0) this.#explain(say(this.isEntry ? 'board-take-first' : 'board-lay-first'));
    else await this.#why(asMove(this.draft));
  }

  /** A combination that was offered as a whole. */
  async take({ plus, minus }: Laid): Promise<void> {
    if (this.isLaying) await this.#play({ type: 'Collect', plus, minus });
  }

  /** A tap on a card of the hand: added, then subtracted, then back. */
  tapCard(index: number): void {
    const card = this.hand[index];
    if (this.busy) return this.skip();
    if (!this.isLaying || card === undefined) return;
    const sign = signOf(this.draft, slotOf('hand', index));
    this.setSign(index, sign === 0 ? 1 : sign === 1 && this.maySubtract ? -1 : 0);
  }

  setSign(index: number, sign: Sign | 0): void {
    const card = this.hand[index];
    if (!this.isLaying || card === undefined) return;
    this.#put({ slot: slotOf('hand', index), card }, sign, counts(card, this.print));
  }

  /** The sign of the card that was touched last. */
  resign(sign: Sign): void {
    const last = this.#laid.moment === this.moment ? this.#laid.last : null;
    if (!this.isLaying || !last || this.isEntry) return;
    if (sign === -1 && !this.maySubtract)
      return void this.#why(asMove(put(this.draft, last.slot, last.card, sign)));
    this.#put(last, signOf(this.draft, last.slot) === sign ? 0 : sign, counts(last.card, this.print));
  }

  /** The entry game: what one would like from a store. */
  chooseKind(kind: Kind): void {
    if (this.draft.length > 0) this.clear();
    this.#wish = { moment: this.moment, kind };
  }

  /** The entry game: take a card of this number from the stock. */
  takeCard(card: number): void {
    if (this.busy) return this.skip();
    const free = this.stock.find((place) => place.card === card && signOf(this.draft, place.slot) === 0);
    if (this.isLaying && free) this.#put(free, 1, counts(card, this.print));
  }

  /** The entry game: give a card of the own pile as change. */
  giveCard(card: number): void {
    if (this.busy) return this.skip();
    const free = this.own.find((place) => place.card === card && signOf(this.draft, place.slot) === 0);
    if (this.isLaying && free) this.#put(free, -1, counts(card, this.print));
  }

  putBack(slot: string): void {
    this.forgetRefusal();
    const piece = this.draft.find((one) => one.slot === slot);
    if (piece) this.#put(piece, 0, true);
  }

  clear(): void {
    this.forgetRefusal();
    if (this.draft.length > 0) this.#setDraft(EMPTY, null);
    else if (this.kept !== null) this.#kept = null;
    else this.#chosen = null;
  }

  /** Lay a combination out, or say that there is none. */
  hint(): void {
    if (!this.isLaying) return;
    this.forgetRefusal();
    const { hint } = this.view;
    const found = hint ? this.#laidOut(hint) : EMPTY;
    this.#laid = { moment: this.moment, draft: found, hinted: true, last: null };
    sound.play(hint ? 'card' : 'wood', { force: 0.4 });
    announcer.say(hint ? this.#sum() : say('board-hint-none'));
  }

  tapGift(index: number): void {
    if (this.busy) return this.skip();
    this.forgetRefusal();
    const card = this.gift[index];
    if (this.ask !== 'gift' || card === undefined) return;
    if (!this.mayKeep(card)) return void this.#why({ type: 'Keep', card });
    if (this.kept === index) return void this.keep();
    this.#kept = { moment: this.moment, index };
    sound.play('card', { force: 0.4 });
  }

  mayKeep(card: number): boolean {
    return (this.legal ?? []).some((move) => move.type === 'Keep' && move.card === card);
  }

  async keep(): Promise<void> {
    const card = this.kept === null ? undefined : this.gift[this.kept];
    if (card === undefined) return this.#explain(say('board-keep-first'));
    await this.#play({ type: 'Keep', card });
  }

  /** Arrows go to what can be chosen; where nothing can, through all holes. */
  walkCursor(direction: Direction): void {
    const { book } = this.view;
    const among = this.targets.size > 0 ? [...this.targets] : book.spots.map((_, hole) => hole);
    this.cursor = toward(book, this.cursor, direction, among);
  }

  leap(to: 'first' | 'last'): void {
    const among = [...this.targets].sort((a, b) => a - b);
    this.cursor = among.at(to === 'first' ? 0 : -1) ?? this.cursor;
  }

  forgetRefusal(): void {
    this.table.dismissRefusal();
  }

  forgetNews(): void {
    clearTimeout(this.#newsTimer);
    this.news = [];
  }

  skip(): void {
    this.#player.skip();
  }

  /** "Hole 17, 7 berries, 3 steps through 12 and 18, over Mia": for those who hear the maze. */
  labelOf(hole: number): string {
    const { view } = this;
    const owner = view.seats.findIndex(({ figure }) => figure === hole);
    return sayHole({
      hole,
      print: printOf(pageOf(view), hole),
      isEmpty: this.isEmptyGift(hole),
      owner: owner < 0 ? null : owner === this.seat ? '' : this.table.name(owner),
      isTarget: this.targets.has(hole),
      route: hole === this.chosen ? this.route : (this.routes.get(hole)?.[0] ?? null),
      ways: this.routes.get(hole)?.length ?? 0,
      makes: this.makes(hole) && (this.ask === 'walk' ? this.targets.has(hole) : this.#isAsked(hole)),
      away: hole === this.hole ? -1 : (this.#far[hole] ?? -1),
      near: this.#near[hole] ?? [],
      name: (seat) => this.table.name(seat),
    });
  }

  /** Supplies are collected there now. */
  #isAsked(hole: number): boolean {
    return this.isLaying && hole === this.hole;
  }

  get #hasUsable(): boolean {
    const cards = this.isEntry ? this.stock.map(({ card }) => card) : this.hand;
    return cards.some((card) => counts(card, this.print));
  }

  #laidOut(laid: Laid): Draft {
    if (this.isEntry) return lay(laid, this.stock, this.own);
    const places = placesOf('hand', this.hand);
    return lay(laid, places, places);
  }

  #put(place: Place, sign: Sign | 0, isCounting: boolean): void {
    this.forgetRefusal();
    const draft = put(this.draft, place.slot, place.card, sign);
    if (!isCounting) return void this.#why(asMove(draft));
    this.#setDraft(draft, place);
    sound.play('card', { force: sign === 0 ? 0.25 : 0.5 });
    announcer.hurry(this.#sum(), 'board-sum');
  }

  #setDraft(draft: Draft, last: Place | null): void {
    const { moment } = this;
    const hinted = this.#laid.moment === moment && this.#laid.hinted;
    this.#laid = { moment, draft, hinted, last };
  }

  #sum(): string {
    return saySum(this.draft, this.print.number);
  }

  #describe(hole: number): void {
    announcer.hurry(this.labelOf(hole), 'board-hole');
  }

  async #askWhyHole(hole: number): Promise<void> {
    if (this.ask === 'place') await this.#why({ type: 'Place', hole });
    else if (hole !== this.hole) await this.#why({ type: 'Walk', way: this.#shortest(hole) });
  }

  /** The shortest way along tunnels, for the server to say what is wrong with it. */
  #shortest(to: number): number[] {
    const way: number[] = [];
    for (let hole = to; hole !== this.hole && hole >= 0;) {
      way.unshift(hole);
      hole = (this.#near[hole] ?? []).find((next) => this.#far[next] === (this.#far[hole] ?? 0) - 1) ?? -1;
    }
    return way;
  }

  async #play(move: Move): Promise<Outcome | null> {
    const { seat } = this;
    if (seat === null || this.#sending !== null) return null;
    this.forgetRefusal();
    this.#remember(seat, move);
    this.#sending = seat;
    const outcome = await this.table.play(seat, move);
    if (!outcome.ok || this.table.seq >= outcome.seq) this.#sending = null;
    return outcome;
  }

  /** The list says that it is not legal; the server knows why. */
  async #why(move: Move): Promise<void> {
    const { seat } = this;
    if (seat === null || !this.table.connected) return;
    sound.play('wood', { force: 0.3 });
    await this.table.whyNot(seat, move);
  }

  #explain(sentence: string): void {
    sound.play('wood', { force: 0.3 });
    this.table.explain(sentence);
  }

  /** What its owner has in hand when acting is no news any more; what is played may come as a new card. */
  #remember(seat: Seat, move: Move): void {
    if (!this.isOpen || this.isEntry) return;
    const played = move.type === 'Collect' ? [...move.plus, ...move.minus] : move.type === 'Dig' ? [DIG] : [];
    this.#known = new Map([...this.#known, [seat, without(this.view.hand, played)]]);
  }

  #changed(change: Change<View>): void {
    if (change.events.some(({ by }) => by === this.#sending)) this.#sending = null;
    if (this.lifted !== this.table.acting) this.lifted = null;
    this.peek = null;
    if (change.live) this.#tell(newsOf(change.events, this.table));
  }

  /** The board as the view has it, without motion. */
  #settle(): void {
    this.stage.settle();
    this.forgetRefusal();
    this.forgetNews();
  }

  /** Nothing moves any more: who listens hears what is asked. */
  #rest(): void {
    this.stage.settle();
    this.forgetRefusal();
    if (this.table.acting !== null && this.targets.size > 0 && !this.targets.has(this.cursor))
      this.leap('first');
    if (this.ask === 'walk')
      announcer.hurry(
        sayReach(this.targets, (hole) => this.makes(hole)),
        'board-hole',
      );
    if (this.isLaying) announcer.hurry(this.#sum(), 'board-sum');
    if (this.ask === 'gift') announcer.say(`${say('board-gift')} ${words.list(this.gift.map(sayCard))}.`);
  }

  #tell(news: readonly News[]): void {
    if (news.length === 0) return;
    this.news = news.slice(-LINES);
    clearTimeout(this.#newsTimer);
    this.#newsTimer = setTimeout(() => (this.news = []), NEWS);
  }
}

function without(cards: readonly number[], gone: readonly number[]): number[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Places of those cards of `now` that were not there `before`; of equal ones the last. */
function added(before: readonly number[], now: readonly number[]): Set<number> {
  const left = [...before];
  const fresh = new Set<number>();
  now.forEach((card, place) => {
    const known = left.indexOf(card);
    if (known < 0) fresh.add(place);
    else left.splice(known, 1);
  });
  return fresh;
}
