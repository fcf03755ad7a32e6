// What the player at the board is about to do, and what becomes of it. The choices themselves are in `hand/`, what
// moves is in `motion/`. Nothing that only one seat may know is shown before its curtain is lifted.
import { announcer } from '$lib/announce.svelte';
import type { Change } from '$lib/contract';
import { Player } from '$lib/player.svelte';
import { BoardState } from './hand/board-state.svelte';
import { HoleChoice } from './hand/choice.svelte';
import { Curtain } from './hand/curtain.svelte';
import { GiftChoice } from './hand/gift.svelte';
import { Laying } from './hand/laying.svelte';
import { NewsLines } from './motion/news.svelte';
import { plan, type Step } from './motion/plan';
import { Stage } from './motion/stage.svelte';
import { announceAsk } from './read/announce';
import type { GophersBoard } from './read/board';
import { labelOf } from './read/labels';
import { newsOf } from './read/news';
import type { GophersTable } from './read/standing';
import { say } from './say';
import type { Move, View } from './types';

export class GophersCtrl extends BoardState implements GophersBoard {
  readonly stage: Stage;
  readonly curtain = new Curtain(this);
  readonly laying = new Laying(this);
  readonly gift = new GiftChoice(this);
  readonly choice: HoleChoice;
  readonly news = new NewsLines();
  readonly #player: Player<View, Step>;
  readonly #unlisten: () => void;

  constructor(table: GophersTable) {
    super(table);
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

  get busy(): boolean {
    return this.#player.busy;
  }

  protected get isCurtainDown(): boolean {
    return this.curtain.isDown;
  }

  /** Something is chosen or laid out that can be taken back here, before anything is sent. */
  get hasDraft(): boolean {
    return this.laying.draft.length > 0 || this.gift.kept !== null || this.choice.chosen !== null;
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
      return this.sender.explain(say(this.ask === 'place' ? 'board-place-first' : 'board-walk-first'));
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
    else this.sender.explain(say(this.isJunior ? 'board-take-first' : 'board-lay-first'));
  }

  async keep(): Promise<void> {
    const { move } = this.gift;
    if (move) await this.#play(move);
    else this.sender.explain(say('board-keep-first'));
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
    if (this.seat !== null) await this.sender.why(this.seat, move);
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
    if (seat === null || this.sender.sending !== null) return;
    this.forgetRefusal();
    if (this.isOpen && !this.isJunior) this.known.remember(seat, this.view.hand, move);
    await this.sender.play(seat, move);
  }

  #changed(change: Change<View>): void {
    this.sender.arrived(change.events);
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
