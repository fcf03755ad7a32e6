// What the players at this screen do: roll, bank, throw in a nut round, look at the odds. What moves is in
// `motion/stage`.
import type { GameTable } from '$lib/contract';
import { recall, remember } from '$lib/memory';
import { Player } from '$lib/player.svelte';
import { RaceHands } from './hand/hands.svelte';
import { plan, type Step } from './motion/plan';
import { QUICK_FALL, Stage } from './motion/stage.svelte';
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

  constructor(table: GameTable<View, Move>) {
    this.table = table;
    this.hands = new RaceHands(table);
    this.stage = new Stage(table, () => this.#player);
    this.#player = new Player<View, Step>(table, {
      plan,
      show: (step, { after }) => this.stage.show(step, after),
      settle: (view) => this.stage.settle(view),
      rest: (view) => this.stage.rest(view),
    });
    this.#unlisten = table.onChange(() => this.stage.wake());
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

  /** How long a throw in a nut round takes to come to rest, in ms. */
  get raceLanding(): number {
    return this.isStill ? 0 : QUICK_FALL;
  }

  /** Whether the acting seat may make such a move now. While dice are under way it may not. */
  may(type: Move['type']): boolean {
    return this.#find(type) !== undefined;
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

  /** Shows the end of what is moving at once. */
  skip(): void {
    this.#player.skip();
  }

  #find(type: Move['type']): Move | undefined {
    const seat = this.table.acting;
    const isBusy = this.stage.isRolling || this.stage.isCoolingDown;
    if (seat === null || isBusy || this.table.pending.has(seat)) return undefined;
    return this.table.legalOf(seat)?.find((move) => move.type === type);
  }

  /** A refused move leaves the board as the view has it. */
  async #play(move: Move): Promise<void> {
    const { acting } = this.table;
    if (acting === null) return;
    const outcome = await this.table.play(acting, move);
    if (!outcome.ok) this.stage.settle(this.table.view);
  }
}
