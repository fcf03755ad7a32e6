// What the players at this screen do: roll, bank, throw in a nut round, look at the odds. What moves is in
// `motion/stage`.
import { untrack } from 'svelte';
import type { GameTable, Seat } from '$lib/contract';
import { recall, remember } from '$lib/memory';
import { Player } from '$lib/player.svelte';
import { RaceHands } from './hand/hands.svelte';
import { plan, type Step } from './motion/plan';
import { QUICK_FALL, Stage } from './motion/stage.svelte';
import { say } from './say';
import type { Move, View } from './types';

export class NutsCtrl {
  readonly table: GameTable<View, Move>;
  readonly hands: RaceHands;
  readonly stage: Stage;
  /** The reader has neither banked nor closed it: a few lines tell how the game goes. */
  hasLesson = $state(recall('nuts.lesson') !== 'done');
  showsOdds = $state(recall('nuts.odds') === 'yes');
  readonly #player: Player<View, Step>;
  readonly #unlisten: () => void;
  /** The reader is told to wait for the dice. */
  #mustWait = false;

  constructor(table: GameTable<View, Move>) {
    this.table = table;
    this.hands = new RaceHands(table);
    this.stage = new Stage(table, () => this.#player);
    this.#player = new Player<View, Step>(table, {
      plan,
      show: (step, { after }) => this.stage.show(step, after),
      settle: (view) => this.stage.settle(view),
      rest: (view) => this.#rest(view),
    });
    this.#unlisten = table.onChange(() => this.stage.wake());
    $effect(() => {
      void table.view.race?.starts_at;
      untrack(() => this.hands.watch(table.view.race));
    });
  }

  dispose(): void {
    this.#unlisten();
    this.hands.dispose();
    this.stage.dispose();
    this.#player.dispose();
  }

  /** The view to draw: while dice are in the air, the one before they were thrown. */
  get view(): View {
    return this.table.shown.view;
  }

  /** Whose turn it is sits at this screen. */
  get isOwnTurn(): boolean {
    const { turn, phase } = this.view;
    return turn !== null && phase !== 'over' && this.table.active.includes(turn);
  }

  /** Nothing may move. */
  get isStill(): boolean {
    return this.#player.isStill;
  }

  /** How long a throw in a nut round takes to come to rest at normal speed, in ms. */
  get raceLanding(): number {
    return this.isStill ? 0 : QUICK_FALL;
  }

  /** Whether the acting seat may make such a move now. While dice are under way it may not. */
  may(type: Move['type']): boolean {
    return this.#find(type) !== undefined;
  }

  /** Says why such a move cannot be made now. */
  explain(type: Move['type']): void {
    const { acting } = this.table;
    if (acting !== null && !this.#isUnderWay(acting)) return void this.table.whyNot(acting, { type });
    this.#mustWait = true;
    this.table.explain(say(this.stage.isCoolingDown ? 'board-race-just-over' : 'refuse-in-the-air'));
  }

  roll(): void {
    const move = this.#find('Roll');
    if (!move) return;
    this.stage.result.close();
    this.stage.toss(this.table.view.dice);
    void this.#play(move);
  }

  bank(): void {
    const move = this.#find('Bank');
    if (!move) return;
    this.endLesson();
    void this.#play(move);
  }

  /** A paced nut round: all dice are thrown when the active seat says so. */
  throwTogether(): void {
    const move = this.#find('RaceRoll');
    if (move) void this.#play(move);
  }

  toggleOdds(): void {
    this.showsOdds = !this.showsOdds;
    remember('nuts.odds', this.showsOdds ? 'yes' : 'no');
  }

  endLesson(): void {
    this.hasLesson = false;
    remember('nuts.lesson', 'done');
  }

  #find(type: Move['type']): Move | undefined {
    const seat = this.table.acting;
    if (seat === null || this.#isUnderWay(seat)) return undefined;
    return this.table.legalOf(seat)?.find((move) => move.type === type);
  }

  /** The dice of the last move are, or people still press what they pressed in the nut round. */
  #isUnderWay(seat: Seat): boolean {
    return this.stage.isRolling || this.stage.isCoolingDown || this.table.pending.has(seat);
  }

  /** Nothing moves any more, so nobody has to wait. */
  #rest(view: View): void {
    this.stage.rest(view);
    if (this.#mustWait) this.table.dismissRefusal();
    this.#mustWait = false;
  }

  /** A refused move leaves the board as the view has it. */
  async #play(move: Move): Promise<void> {
    const { acting } = this.table;
    if (acting === null) return;
    const outcome = await this.table.play(acting, move);
    if (!outcome.ok) this.stage.settle(this.table.view);
  }
}
