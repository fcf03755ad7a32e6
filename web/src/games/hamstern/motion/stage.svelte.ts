// What moves at the board: the die, the timer, news of the round, the count at the end. The view decides where everything
// comes to rest; this only leads the eye there.
import type { GameTable, Seat } from '$lib/contract';
import type { Player } from '$lib/player.svelte';
import { roll, type RolledDie } from '$lib/player-die';
import { sound } from '$lib/sound.svelte';
import { pencil } from '../sounds';
import type { Move, Timer, View } from '../types';
import { COUNT_TIMES, countedView, stepsOf } from './count';
import type { Step } from './plan';

/** What happened, in a sentence: a message id with its values. */
export interface News {
  id: string;
  args: Record<string, string | number>;
  /** Counts news: the same sentence twice is news twice. */
  key: number;
}

/** The times of a new round at normal speed, in ms. Together they are so short that nobody feels them as waiting. */
const REVEAL = 140;
const TUMBLE = 120;
/** How long news stand there. */
const NEWS = 6000;

type StageTable = Pick<GameTable<View, Move>, 'yours' | 'dismissRefusal' | 'showInstead'>;
type StagePlayer = Pick<Player<View, Step>, 'pause' | 'time' | 'count' | 'isStill'>;

export class Stage implements RolledDie {
  /** What the die shows; 0: it waits to be rolled. */
  pips = $state(0);
  rolling = $state(false);
  /** The timer as it stood before the die came to rest. */
  timer = $state.raw<Timer>({ lap: 0, circled: 0, struck: 0 });
  news = $state.raw<News | null>(null);
  /** The sheets lie there for the end. */
  isEnding = $state(false);

  /** The end as far as it is counted; null: nothing is being counted. */
  #counted = $state.raw<View | null>(null);
  readonly #table: StageTable;
  readonly #player: () => StagePlayer;
  readonly #seat: () => Seat;
  readonly #stopDepicting: () => void;
  #told = 0;
  #newsTimer: ReturnType<typeof setTimeout> | undefined;

  /** `seat`: whose sheet lies there large. */
  constructor(table: StageTable, player: () => StagePlayer, seat: () => Seat) {
    this.#table = table;
    this.#player = player;
    this.#seat = seat;
    this.#stopDepicting = table.showInstead(() => this.#counted && { view: this.#counted, when: '' });
  }

  dispose(): void {
    clearTimeout(this.#newsTimer);
    this.#counted = null;
    this.#stopDepicting();
  }

  /** The board as the view has it, without motion. */
  settle(view: View): void {
    this.rolling = false;
    this.isEnding = view.phase === 'over';
    this.#counted = null;
    this.#forgetNews();
    this.#table.dismissRefusal();
    this.rest(view);
  }

  /** After the last step the board agrees with the view. */
  rest(view: View): void {
    this.pips = view.pips;
    this.timer = view.timer;
  }

  /** `view`: the one that the step leads to. The table's may be further on. */
  async show(step: Step, view: View): Promise<void> {
    switch (step.kind) {
      case 'placed':
        if (step.seats.some((seat) => !this.#table.yours.includes(seat))) sound.play(pencil, { force: 0.25 });
        break;
      case 'reveal':
        this.#table.dismissRefusal();
        for (let i = 0; i < step.crosses; i++) sound.play(pencil, { force: 0.5, delay: i * 45 });
        await this.#player().pause(REVEAL);
        break;
      case 'full':
        if (step.seat === this.#seat()) this.#tell('board-news-full', chamberOf(view, step.chamber));
        break;
      case 'roll':
        this.#table.dismissRefusal();
        await roll(this, step.pips, TUMBLE, this.#player());
        break;
      case 'told':
        this.timer = view.timer;
        this.#tell(step.message, { left: step.left });
        break;
      case 'over':
        await this.#end(view);
        break;
    }
  }

  /** Counts the points up; without motion, all of them at once. */
  async #end(view: View): Promise<void> {
    const steps = stepsOf(view);
    this.#forgetNews();
    this.isEnding = true;
    await this.#player().count(steps, COUNT_TIMES, (step) => {
      this.#counted = countedView(view, step);
      if (step >= steps) sound.play('fanfare', { delay: this.#player().isStill ? 400 : 0 });
      else if (step > 0) sound.play(pencil, { force: 0.5 });
    });
    this.#counted = null;
  }

  #tell(id: string, args: News['args']): void {
    this.news = { id, args, key: ++this.#told };
    clearTimeout(this.#newsTimer);
    this.#newsTimer = setTimeout(() => (this.news = null), NEWS);
  }

  #forgetNews(): void {
    clearTimeout(this.#newsTimer);
    this.news = null;
  }
}

function chamberOf({ sheet }: View, number: number): News['args'] {
  const chamber = sheet.chambers[number];
  return { chamber: chamber?.letter ?? '', points: chamber?.value ?? 0 };
}
