// What moves at the board: the die, a figure on its way, a page that turns. The view decides where everything comes to
// rest; this only leads the eye there.
import type { Seat } from '$lib/contract';
import { sound } from '$lib/sound.svelte';
import type { Step } from './anim';
import { standing, trailOf, type Pose } from './trail';
import type { View } from './types';

/** The times, in ms. Each stays below what a player would feel as waiting, and a tap sees the end of it. */
const TUMBLE = 160;
export const LANDING = 280;
const STEP = 150;
const WALK = 600;
const TURN = 450;
const BEAT = 220;

export class Stage {
  /** The page that is shown; a turn is on its way while it differs from the view's. */
  page = $state(1);
  /** By seat, where its figure is shown; null before it is placed. */
  poses = $state.raw<readonly (Pose | null)[]>([]);
  /** Who is on the way. */
  walking = $state<Seat | null>(null);
  /** What the die shows; 0: it waits to be rolled. */
  pips = $state(0);
  rolling = $state(false);
  /** What the die is for. */
  dieFor = $state<'move' | 'page'>('move');
  /** Something is being shown. A tap sees the end of it. */
  busy = $state(false);

  #view: () => View;
  #reduced = matchMedia('(prefers-reduced-motion: reduce)');
  #chain: Promise<void> = Promise.resolve();
  #backlog = 0;
  #hurry = false;
  #wake: (() => void) | null = null;

  /** `view`: the newest one. */
  constructor(view: () => View) {
    this.#view = view;
    this.settle();
  }

  /** Shows these steps after those that are still on; then calls back, if nothing more is to be shown. */
  play(steps: readonly Step[], rested: () => void, isOwn: (seat: Seat) => boolean): void {
    this.busy = true;
    this.#backlog += 1;
    if (this.#backlog > 1) this.skip();
    this.#chain = this.#chain.then(async () => {
      for (const step of steps) await this.#show(step, isOwn);
      this.#backlog -= 1;
      if (this.#backlog > 0) return;
      this.settle();
      rested();
    });
  }

  /** The board as the view has it, without motion. */
  settle(): void {
    const { book, page, seats, turn } = this.#view();
    this.#hurry = false;
    this.busy = false;
    this.rolling = false;
    this.walking = null;
    this.page = page;
    this.poses = seats.map(({ figure }) => standing(book, figure));
    // A page that was rolled comes after the roll of the move, or in its place.
    this.dieFor = turn.rolls > 0 ? 'page' : 'move';
    this.pips = turn.rolls > 0 ? page : turn.pips;
  }

  /** See the end of what is moving at once. */
  skip(): void {
    this.#hurry = true;
    this.#wake?.();
  }

  async #show(step: Step, isOwn: (seat: Seat) => boolean): Promise<void> {
    switch (step.kind) {
      case 'place':
        this.#stand(step.seat, standing(this.#view().book, step.hole));
        sound.play('wood', { force: 0.5 });
        break;
      case 'roll':
        this.dieFor = 'move';
        await this.#tumble(step.pips);
        break;
      case 'walk':
        await this.#walk(step);
        break;
      case 'page':
        await this.#turnPage(step.pips, step.turned);
        break;
      case 'cards':
        for (let i = 0; i < step.cards; i++) sound.play('card', { force: 0.5, delay: i * 90 });
        await this.#pause(BEAT);
        break;
      case 'gift':
        sound.play('paper', { force: 0.4 });
        break;
      case 'draw':
        sound.play('card', { force: 0.3 });
        break;
      case 'turn':
        this.pips = 0;
        if (isOwn(step.seat)) sound.play('bell', { force: 0.5 });
        break;
      case 'over':
        sound.play('fanfare', { delay: 400 });
        break;
    }
  }

  async #walk({ seat, from, way, jumped }: Step & { kind: 'walk' }): Promise<void> {
    const trail = trailOf(this.#view().book, this.page, from, way, jumped);
    const time = Math.min(WALK, trail.steps * STEP);
    this.walking = seat;
    for (let i = 0; i < trail.steps; i++)
      sound.play('wood', { force: 0.18, delay: (time * (i + 1)) / trail.steps });
    await this.#film(time, (share) => this.#stand(seat, trail.at(share)));
    this.walking = null;
  }

  async #turnPage(pips: number, turned: boolean): Promise<void> {
    this.dieFor = 'page';
    await this.#tumble(pips);
    if (!turned) return this.#pause(BEAT);
    this.page = pips;
    sound.play('paper');
    await this.#pause(TURN);
  }

  async #tumble(pips: number): Promise<void> {
    this.rolling = true;
    sound.play('rattle', { force: 0.4 });
    await this.#pause(TUMBLE);
    this.rolling = false;
    this.pips = pips;
    sound.play('die', { delay: LANDING * 0.5 });
    sound.play('die', { force: 0.35, delay: LANDING * 0.9 });
    await this.#pause(LANDING);
  }

  #stand(seat: Seat, pose: Pose | null): void {
    const poses = this.#view().seats.map((_, other) => this.poses[other] ?? null);
    poses[seat] = pose;
    this.poses = poses;
  }

  /** Calls back with the share of the time that is over, until it is. */
  async #film(time: number, show: (share: number) => void): Promise<void> {
    const start = performance.now();
    const isCut = this.#reduced.matches;
    let share = 0;
    while (share < 1 && !isCut && !this.#hurry) {
      show(share);
      await frame();
      share = (performance.now() - start) / time;
    }
    show(1);
  }

  #pause(wish: number): Promise<void> {
    if (this.#reduced.matches || this.#hurry) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, wish);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** A page in the background draws nothing, and must not wait for it. */
function frame(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) setTimeout(done, 0);
    else requestAnimationFrame(() => done());
  });
}
