// What the player at the board is about to do, and what becomes of it. The choices themselves are in `hand/`, what
// moves is in `motion/`. Nothing that only one seat may know is shown before its curtain is lifted.
import { announcer } from '$lib/announce.svelte';
import type { Change, GameTable, Seat } from '$lib/contract';
import { Player } from '$lib/player.svelte';
import { HoleChoice } from './hand/choice.svelte';
import { Curtain } from './hand/curtain.svelte';
import { KnownHands } from './hand/known.svelte';
import { GiftChoice } from './hand/gift.svelte';
import { Laying } from './hand/laying.svelte';
import { MoveSender } from './hand/move-sender.svelte';
import { askOf, momentOf, type Ask, type Situation } from './hand/situation';
import { NewsLines } from './motion/news.svelte';
import { plan, type Step } from './motion/plan';
import { Stage } from './motion/stage.svelte';
import { announceAsk } from './read/announce';
import { labelOf } from './read/labels';
import { holeOf } from './read/maze';
import { newsOf } from './read/news';
import { outcomesOf } from './read/routes';
import { isJunior } from './read/standing';
import { say } from './say';
import type { Move, View } from './types';

export type GophersTable = GameTable<View, Move>;

export class GophersCtrl implements Situation {
  readonly table: GophersTable;
  readonly stage: Stage;
  readonly curtain = new Curtain(this);
  readonly laying = new Laying(this);
  readonly gift = new GiftChoice(this);
  readonly choice: HoleChoice;
  readonly news = new NewsLines();
  readonly #known = new KnownHands();
  readonly #requests: MoveSender;
  readonly #player: Player<View, Step>;
  readonly #unlisten: () => void;

  readonly isShared: boolean = $derived.by(() => this.table.yours.length > 1);
  readonly seat: Seat | null = $derived.by(() =>
    this.isShared ? this.table.acting : (this.table.yours[0] ?? null),
  );
  readonly view: View = $derived.by(
    () => (this.seat === null ? null : this.table.viewOf(this.seat)) ?? this.table.view,
  );
  readonly isJunior: boolean = $derived(isJunior(this.view));
  /** What only this seat may know can be shown. */
  readonly isOpen: boolean = $derived.by(() => this.seat !== null && !this.curtain.isDown);
  readonly hand: readonly number[] = $derived(this.isOpen ? this.view.hand : []);
  readonly isSending: boolean = $derived.by(() => this.seat !== null && this.#requests.sending === this.seat);
  /** Everyone sees the choice of the first hole, so the curtain need not be lifted for it. */
  readonly ask: Ask | null = $derived.by(() => {
    if (this.seat === null || this.table.acting !== this.seat || this.busy || this.isSending) return null;
    const ask = askOf(this.view.phase);
    return this.isOpen || ask === 'place' ? ask : null;
  });
  readonly legal: readonly Move[] | null = $derived.by(() =>
    this.ask !== null && this.seat !== null ? (this.table.legalOf(this.seat) ?? outcomesOf(this.view)) : null,
  );
  readonly mayDig: boolean = $derived.by(() => this.may('Dig'));
  readonly hole: number = $derived(holeOf(this.view, this.seat));
  /** The places of cards that came into the hand since its owner last saw it. */
  readonly fresh: ReadonlySet<number> = $derived.by(() => this.#known.newIn(this.seat, this.hand));

  constructor(table: GophersTable) {
    this.table = table;
    this.#requests = new MoveSender(table);
    this.stage = new Stage(
      () => this.#player,
      (seat) => this.table.yours.includes(seat),
    );
    this.#player = new Player<View, Step>(table, {
      plan,
      show: (step, { after }) => this.stage.show(step, after),
      settle: (view) => this.#settle(view),
      rest: (view) => this.#rest(view),
    });
    this.choice = new HoleChoice(this, (hole) => {
      this.news.forget();
      this.#describe(hole);
    });
    this.#unlisten = table.onChange((change) => this.#changed(change));
  }

  dispose(): void {
    this.#unlisten();
    this.news.forget();
    this.#player.dispose();
  }

  /** Something is being shown: what can be done is not known yet. */
  get busy(): boolean {
    return this.#player.busy;
  }

  get moment(): string {
    return momentOf(this.view, this.seat);
  }

  /** Something is chosen or laid out that can be taken back here, before anything is sent. */
  get hasDraft(): boolean {
    return this.laying.draft.length > 0 || this.gift.kept !== null || this.choice.chosen !== null;
  }

  may(type: Move['type']): boolean {
    return (this.legal ?? []).some((move) => move.type === type);
  }

  /** Whether this seat has cards for what is printed at a hole of the open page. */
  makes(hole: number): boolean {
    return this.isOpen && this.view.makes[this.view.page - 1]?.[hole] === '1';
  }

  /** A tap on a hole chooses it, a second one goes there. If it cannot be chosen, the board says why. */
  touch(hole: number): void {
    if (this.busy) return;
    this.forgetRefusal();
    this.choice.cursor = hole;
    if (this.ask !== 'walk' && this.ask !== 'place') this.#describe(hole);
    else if (!this.choice.targets.has(hole)) void this.#whyHole(hole);
    else if (this.choice.chosen === hole) void this.go();
    else this.choice.choose(hole);
  }

  /** Confirms the hole that is chosen. */
  async go(): Promise<void> {
    const { chosen, route } = this.choice;
    if (chosen === null)
      return this.#requests.explain(say(this.ask === 'place' ? 'board-place-first' : 'board-walk-first'));
    if (this.ask === 'place') await this.#play({ type: 'Place', hole: chosen });
    else if (this.ask === 'walk' && route) await this.#play({ type: 'Walk', way: [...route.way] });
  }

  async roll(): Promise<void> {
    if (this.ask === 'ready') await this.#play({ type: 'Roll' });
  }

  async dig(): Promise<void> {
    if (this.mayDig) await this.#play({ type: 'Dig' });
    else if (this.ask === 'ready' || this.ask === 'walk') await this.why({ type: 'Dig' });
  }

  async decline(): Promise<void> {
    if (this.ask !== null) await this.#play({ type: 'Decline' });
  }

  async collect(): Promise<void> {
    if (!this.laying.isActive) return;
    if (this.laying.isFitting) await this.#play(this.laying.move);
    else if (this.laying.draft.length > 0) await this.why(this.laying.move);
    else this.#requests.explain(say(this.isJunior ? 'board-take-first' : 'board-lay-first'));
  }

  async keep(): Promise<void> {
    const { move } = this.gift;
    if (move) await this.#play(move);
    else this.#requests.explain(say('board-keep-first'));
  }

  /** A tap on a card of a gift chooses it, a second one keeps it. */
  tapGift(index: number): void {
    if (this.gift.tap(index)) void this.keep();
  }

  /** Takes back what is laid out or chosen. */
  clear(): void {
    this.forgetRefusal();
    if (this.laying.draft.length > 0) this.laying.clear();
    else if (this.gift.kept !== null) this.gift.clear();
    else this.choice.clear();
  }

  forgetRefusal(): void {
    this.table.dismissRefusal();
  }

  async why(move: Move): Promise<void> {
    if (this.seat !== null) await this.#requests.why(this.seat, move);
  }

  #describe(hole: number): void {
    announcer.hurry(labelOf(this, hole), 'board-hole');
  }

  async #whyHole(hole: number): Promise<void> {
    if (this.ask === 'place') await this.why({ type: 'Place', hole });
    else if (hole !== this.hole) await this.why({ type: 'Walk', way: this.choice.shortestTo(hole) });
  }

  async #play(move: Move): Promise<void> {
    const { seat } = this;
    if (seat === null || this.#requests.sending !== null) return;
    this.forgetRefusal();
    if (this.isOpen && !this.isJunior) this.#known.remember(seat, this.view.hand, move);
    await this.#requests.play(seat, move);
  }

  #changed(change: Change<View>): void {
    this.#requests.arrived(change.events);
    this.curtain.ask(this.table.acting);
    this.choice.peek = null;
    if (change.live) this.news.tell(newsOf(change.events, this.table));
  }

  /** Shows the board as the view has it, without motion. */
  #settle(view: View): void {
    this.stage.settle(view);
    this.forgetRefusal();
    this.news.forget();
  }

  /** Nothing moves any more: people who listen hear what is asked. */
  #rest(view: View): void {
    this.stage.settle(view);
    this.forgetRefusal();
    const { targets, cursor } = this.choice;
    if (this.table.acting !== null && targets.size > 0 && !targets.has(cursor)) this.choice.leap('first');
    announceAsk(this);
  }
}
