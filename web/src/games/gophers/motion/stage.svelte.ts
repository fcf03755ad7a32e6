// What moves at the board: the die, a figure that walks, a page that turns. In the end everything is as the view says.
import type { Seat } from '$lib/contract';
import type { Player } from '$lib/player.svelte';
import { roll, type RolledDie } from '$lib/player-die';
import { sound } from '$lib/sound.svelte';
import type { Step } from './plan';
import { standing, trailOf, type Pose } from './trail';
import type { View } from '../types';

/** How long things take, in ms. None is felt as waiting, and a tap skips them. */
const TUMBLE = 160;
const STEP = 150;
const WALK = 600;
const TURN = 450;
const BEAT = 220;

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
  /** The points are being counted up, or have been. */
  isEnding = $state(false);

  #view: () => View;
  #player: () => Pick<Player<View, Step>, 'pause' | 'film' | 'until'>;
  #isOwn: (seat: Seat) => boolean;
  #hasCounted: () => void = () => {};
  #counted = new Promise<void>((done) => (this.#hasCounted = done));

  /** `view`: the newest view. `isOwn`: whether somebody at this screen has that seat. */
  constructor(
    view: () => View,
    player: () => Pick<Player<View, Step>, 'pause' | 'film' | 'until'>,
    isOwn: (seat: Seat) => boolean,
  ) {
    this.#view = view;
    this.#player = player;
    this.#isOwn = isOwn;
  }

  /** The points have been counted up, so the result may come. */
  finishCount(): void {
    this.#hasCounted();
  }

  /** Shows the board as the view has it, without motion. */
  settle(): void {
    const { book, page, seats, turn, phase } = this.#view();
    this.isEnding = phase === 'over';
    this.rolling = false;
    this.walking = null;
    this.page = page;
    this.poses = seats.map(({ figure }) => standing(book, figure));
    // A roll for the page comes after the roll for the move, or replaces it.
    this.dieFor = turn.rolls > 0 ? 'page' : 'move';
    this.pips = turn.rolls > 0 ? page : turn.pips;
  }

  async show(step: Step): Promise<void> {
    switch (step.kind) {
      case 'place':
        this.#stand(step.seat, standing(this.#view().book, step.hole));
        sound.play('wood', { force: 0.5 });
        break;
      case 'roll':
        this.dieFor = 'move';
        await roll(this, step.pips, TUMBLE, this.#player());
        break;
      case 'walk':
        await this.#walk(step);
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
        this.isEnding = true;
        await this.#player().until(this.#counted);
        break;
    }
  }

  async #walk({ seat, from, way, jumped }: Step & { kind: 'walk' }): Promise<void> {
    const trail = trailOf(this.#view().book, this.page, from, way, jumped);
    const time = Math.min(WALK, trail.steps * STEP);
    this.walking = seat;
    for (let i = 0; i < trail.steps; i++)
      sound.play('wood', { force: 0.18, delay: (time * (i + 1)) / trail.steps });
    await this.#player().film(time, (share) => this.#stand(seat, trail.at(share)));
    this.walking = null;
  }

  async #turnPage(pips: number, turned: boolean): Promise<void> {
    this.dieFor = 'page';
    await roll(this, pips, TUMBLE, this.#player());
    if (!turned) return this.#player().pause(BEAT);
    this.page = pips;
    sound.play('paper');
    await this.#player().pause(TURN);
  }

  #stand(seat: Seat, pose: Pose | null): void {
    const poses = this.#view().seats.map((_, other) => this.poses[other] ?? null);
    poses[seat] = pose;
    this.poses = poses;
  }
}
