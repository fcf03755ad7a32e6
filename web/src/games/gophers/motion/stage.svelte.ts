// What moves at the board: the die, a figure that walks, a page that turns, the cards that are counted up at the end. A
// step is shown with the view that it leads to; the table may be further on. In the end everything is as the view says.
import type { Seat } from '$lib/contract';
import type { Player } from '$lib/player.svelte';
import { roll, type RolledDie } from '$lib/player-die';
import { sound } from '$lib/sound.svelte';
import { mostCards } from '../read/standing';
import type { Step } from './plan';
import { standing, trailOf, type Pose } from './trail';
import type { View } from '../types';

/** How long things take, in ms. None is felt as waiting. */
const TUMBLE = 160;
const STEP = 150;
const WALK = 600;
const TURN = 450;
const BEAT = 220;
/** At the end: how long a card takes to be counted, all cards together at most, and the look at them. */
const COUNT = 220;
const COUNT_ALL = 5000;
const COUNTED = 1400;

type StagePlayer = Pick<Player<View, Step>, 'pause' | 'film' | 'count' | 'time'>;

export class Stage implements RolledDie {
  /** The page that is shown. While it differs from the view's, the page is being turned. */
  page = $state(1);
  /** By seat, where its figure is drawn; null before it is placed. */
  poses = $state.raw<readonly (Pose | null)[]>([]);
  /** The seat whose figure is walking. */
  walking = $state<Seat | null>(null);
  /** What the die shows; 0: it waits to be rolled. */
  pips = $state(0);
  rolling = $state(false);
  /** What the die decides. */
  dieFor = $state<'move' | 'page'>('move');
  /** The page is being turned. */
  isTurning = $state(false);
  /** The points are being counted up, or have been. */
  isEnding = $state(false);
  /** How many cards of each seat are counted so far. */
  counted = $state(0);
  /** All cards are counted. */
  isCounted = $state(false);

  #player: () => StagePlayer;
  #isOwn: (seat: Seat) => boolean;

  /** `isOwn`: whether somebody at this screen has that seat. */
  constructor(player: () => StagePlayer, isOwn: (seat: Seat) => boolean) {
    this.#player = player;
    this.#isOwn = isOwn;
  }

  /** Shows the board as the view has it, without motion. */
  settle(view: View): void {
    const { book, page, seats, turn, phase } = view;
    this.isEnding = phase === 'over';
    this.#count(view, mostCards(view));
    this.rolling = this.isTurning = false;
    this.walking = null;
    this.page = page;
    this.poses = seats.map(({ figure }) => standing(book, figure));
    // A roll for the page comes after the roll for the move, or replaces it.
    this.dieFor = turn.rolls > 0 ? 'page' : 'move';
    this.pips = turn.rolls > 0 ? page : turn.pips;
  }

  async show(step: Step, view: View): Promise<void> {
    switch (step.kind) {
      case 'place':
        this.#stand(view, step.seat, standing(view.book, step.hole));
        sound.play('wood', { force: 0.5 });
        break;
      case 'roll':
        this.dieFor = 'move';
        await roll(this, step.pips, TUMBLE, this.#player());
        break;
      case 'walk':
        await this.#walk(step, view);
        break;
      case 'page':
        await this.#turnPage(step.pips, step.turned);
        break;
      case 'cards':
        for (let i = 0; i < step.cards; i++) sound.play('card', { force: 0.5, delay: i * 90 });
        await this.#player().pause(BEAT);
        break;
      case 'gift':
        sound.play('paper', { force: 0.4 });
        break;
      case 'draw':
        sound.play('card', { force: 0.3 });
        break;
      case 'turn':
        this.pips = 0;
        if (this.#isOwn(step.seat)) sound.play('bell', { force: 0.5 });
        break;
      case 'over':
        sound.play('fanfare', { delay: 400 });
        await this.#end(view);
        break;
    }
  }

  async #walk({ seat, from, way, jumped }: Step & { kind: 'walk' }, view: View): Promise<void> {
    const trail = trailOf(view.book, this.page, from, way, jumped);
    const time = Math.min(WALK, trail.steps * STEP);
    const heard = this.#player().time(time);
    this.walking = seat;
    const knocks = heard > 0 ? trail.steps : 1;
    for (let i = 0; i < knocks; i++) sound.play('wood', { force: 0.18, delay: (heard * (i + 1)) / knocks });
    await this.#player().film(time, (share) => this.#stand(view, seat, trail.at(share)));
    this.walking = null;
  }

  async #turnPage(pips: number, turned: boolean): Promise<void> {
    this.dieFor = 'page';
    await roll(this, pips, TUMBLE, this.#player());
    if (!turned) return this.#player().pause(BEAT);
    this.page = pips;
    this.isTurning = true;
    sound.play('paper');
    await this.#player().pause(TURN);
    this.isTurning = false;
  }

  /** Counts the cards up one by one, for all seats at once. */
  async #end(view: View): Promise<void> {
    const cards = mostCards(view);
    const each = Math.min(COUNT, COUNT_ALL / cards);
    this.isEnding = true;
    await this.#player().count(cards, { each, rest: COUNTED }, (step) => {
      this.#count(view, step);
      if (step > 0) sound.play('card', { force: 0.3 });
    });
  }

  #count(view: View, step: number): void {
    this.counted = step;
    this.isCounted = step >= mostCards(view);
  }

  #stand(view: View, seat: Seat, pose: Pose | null): void {
    const poses = view.seats.map((_, other) => this.poses[other] ?? null);
    poses[seat] = pose;
    this.poses = poses;
  }
}
