// What moves at the board: the dice, the nuts in the hollow, the squirrel, the news. The view decides where everything
// comes to rest; this only leads the eye there.
import type { GameTable, Seat } from '$lib/contract';
import { LAST_LOOK, type Player } from '$lib/player.svelte';
import { sound } from '$lib/sound.svelte';
import type { SquirrelMood as Mood } from '$art/animals/moods';
import { areThrown, count, isRisky, nutsOf, type Face } from '../read/dice';
import { justRaced } from '../read/race';
import * as sounds from '../sounds';
import type { Move, RaceView, View } from '../types';
import { Dice } from './dice.svelte';
import type { Step } from './plan';
import { ShownResult } from './result.svelte';

/** What has just happened: a message id with its values. */
export interface News {
  id: string;
  args: Record<string, string | number>;
  tone: 'good' | 'bad' | 'plain';
  key: number;
}

/** Where the nuts of the turn went; the pile shows them on their way. */
export type Leaving = { to: 'away' } | { to: 'store'; seat: Seat };

/** The times at normal speed, in ms. Together those of a throw stay below what a player would feel as waiting. */
const LIFT = 140;
const FALL = 430;
export const QUICK_FALL = 250;
const HOP = 260;
/** How long dice stay where they fell once the turn is over. */
const LINGER = 1100;
/** After a nut round, how long presses are still meant for it. */
const COOL_DOWN = 600;
const NEWS = 5000;
const UNTIL_ASLEEP = 40_000;
/** Until these steps have been shown, nobody is told what the roll brought. */
const IN_THE_AIR: ReadonlySet<Step['kind']> = new Set(['starts', 'toss', 'land']);

export class Stage {
  readonly dice = new Dice();
  readonly result = new ShownResult();
  /** Nuts shown in the hollow. */
  nuts = $state(0);
  leaving = $state.raw<Leaving>({ to: 'away' });
  mood = $state<Mood>('watch');
  news = $state.raw<News | null>(null);
  /** The dice are under way. */
  isRolling = $state(false);
  /** A nut round has just ended: whoever still presses a key does not mean the next turn. */
  isCoolingDown = $state(false);

  readonly #table: Pick<GameTable<View, Move>, 'view' | 'yours' | 'name'>;
  readonly #player: () => Pick<Player<View, Step>, 'pause' | 'time' | 'reveal'>;
  #tossedAt = 0;
  #said = 0;
  #newsTimer: ReturnType<typeof setTimeout> | undefined;
  #lineUpTimer: ReturnType<typeof setTimeout> | undefined;
  #sleepTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: Pick<GameTable<View, Move>, 'view' | 'yours' | 'name'>,
    player: () => Pick<Player<View, Step>, 'pause' | 'time' | 'reveal'>,
  ) {
    this.#table = table;
    this.#player = player;
  }

  dispose(): void {
    this.result.close();
    clearTimeout(this.#newsTimer);
    clearTimeout(this.#lineUpTimer);
    clearTimeout(this.#sleepTimer);
  }

  /** Something happens: the squirrel wakes up, and falls asleep when nothing happens for long. */
  wake(): void {
    if (this.mood === 'sleep') this.mood = 'watch';
    clearTimeout(this.#sleepTimer);
    this.#sleepTimer = setTimeout(() => (this.mood = 'sleep'), UNTIL_ASLEEP);
  }

  /** Lifts so many dice, also before the server has answered. */
  toss(dice: number): void {
    clearTimeout(this.#lineUpTimer);
    this.isRolling = true;
    if (!this.dice.toss(dice)) return;
    this.#tossedAt = performance.now();
    this.#forgetNews();
    this.result.moveAside();
    this.mood = isRisky(this.#table.view) ? 'breath' : 'watch';
    sound.play('rattle');
  }

  /** The board as the view has it, without motion. */
  settle(view: View): void {
    clearTimeout(this.#lineUpTimer);
    this.isRolling = false;
    this.#forgetNews();
    this.result.open(justRaced(view));
    this.nuts = nutsOf(view);
    this.dice.settle(view);
    if (view.rolling && view.phase !== 'race') this.toss(view.dice);
    this.mood = view.phase === 'over' ? 'joy' : 'watch';
  }

  /** After the last step: dice of a turn that is over are lined up a little later. */
  rest(view: View): void {
    this.isRolling = this.isRolling && this.#table.view.rolling;
    if (areThrown(view) || view.rolling) return;
    clearTimeout(this.#lineUpTimer);
    this.#lineUpTimer = setTimeout(() => this.#lineUp(), this.#player().time(LINGER));
  }

  async show(step: Step, after: View): Promise<void> {
    if (!IN_THE_AIR.has(step.kind)) this.#player().reveal();
    switch (step.kind) {
      case 'starts':
        this.#tell('board-starts', { name: this.#table.name(step.seat) }, 'plain');
        break;
      case 'toss':
        this.toss(step.dice);
        await this.#player().pause(LIFT - (performance.now() - this.#tossedAt));
        break;
      case 'land':
        await this.#land(step.faces, FALL);
        this.isRolling = false;
        break;
      case 'perch':
        this.dice.perchBirds();
        sound.play(sounds.flutter);
        await this.#player().pause(HOP);
        break;
      case 'collect':
        this.nuts = after.total;
        this.mood = 'joy';
        for (let i = 0; i < step.nuts; i++) sound.play(sounds.nut, { delay: 60 + i * 70 });
        this.#tell('board-news-nuts', { nuts: step.nuts }, 'good');
        break;
      case 'fresh':
        this.#tell('board-news-fresh', {}, 'good');
        break;
      case 'lose':
        await this.#lose(step.seat, step.nuts, step.how);
        break;
      case 'bank':
        this.#bank(step.seat, step.nuts, step.late);
        break;
      case 'turn':
        if (this.#table.yours.includes(step.seat)) sound.play('bell', { delay: 250 });
        break;
      case 'race-throw':
        this.#raceThrow(step.faces, step.nuts);
        break;
      case 'dog':
        sound.play(step.found ? sounds.bark : 'die', step.found ? {} : { force: 0.25 });
        break;
      case 'race-end':
        this.#raceEnd(step.seat, step.nuts, after.last_race);
        break;
      case 'over':
        this.mood = 'joy';
        sound.play('fanfare', { delay: 500 });
        await this.#player().pause(LAST_LOOK);
        break;
    }
  }

  async #land(faces: readonly Face[], time: number): Promise<void> {
    const heard = this.#player().time(time);
    this.dice.land(faces, heard > 0 ? time : 0);
    for (let index = 0; index < faces.length; index++) {
      sound.play('die', { force: 0.9, delay: heard * 0.5 + index * 23 });
      sound.play('die', { force: 0.4, delay: heard * 0.86 + index * 23 });
    }
    await this.#player().pause(time);
  }

  async #lose(seat: Seat, nuts: number, how: 'birds' | 'squirrels'): Promise<void> {
    this.leaving = { to: 'away' };
    this.nuts = 0;
    if (nuts > 0) sound.play(sounds.spill);
    if (how === 'birds') {
      this.mood = 'droop';
      sound.play(sounds.flutter, { delay: 120 });
      this.#tell('board-news-all-birds', { name: this.#table.name(seat), nuts }, 'bad');
    } else {
      this.mood = 'joy';
      this.result.close();
    }
    await this.#player().pause(HOP);
  }

  #bank(seat: Seat, nuts: number, late: boolean): void {
    this.mood = late ? 'watch' : 'joy';
    this.#store(seat);
    for (let i = 0; i < Math.min(nuts, 8); i++) sound.play(sounds.nut, { delay: 160 + i * 45 });
    const args = { name: this.#table.name(seat), nuts, score: this.#table.view.scores[seat] ?? 0 };
    this.#tell(late ? 'board-news-time-up' : 'board-news-banked', args, late ? 'bad' : 'good');
  }

  /** Nobody waits for the dice of a nut round: the next throw may come before they lie still. */
  #raceThrow(faces: readonly Face[], nuts: number): void {
    this.#forgetNews();
    void this.#land(faces, QUICK_FALL);
    this.nuts = nuts;
    for (let i = 0; i < count(faces, 'nut'); i++) sound.play(sounds.nut, { delay: QUICK_FALL + i * 40 });
  }

  #raceEnd(seat: Seat, nuts: number, race: RaceView | null): void {
    this.mood = 'joy';
    this.result.open(race);
    this.#store(seat);
    this.isCoolingDown = true;
    setTimeout(() => (this.isCoolingDown = false), COOL_DOWN);
    sound.play('bell');
    if (nuts > 0) sound.play(sounds.nut, { delay: 200 });
  }

  /** The nuts leave the hollow for the store of a seat. */
  #store(seat: Seat): void {
    this.leaving = { to: 'store', seat };
    this.nuts = 0;
  }

  #lineUp(): void {
    this.dice.lineUp();
    if (this.#table.view.phase === 'roll') this.mood = 'watch';
  }

  #tell(id: string, args: News['args'], tone: News['tone']): void {
    this.#forgetNews();
    this.news = { id, args, tone, key: ++this.#said };
    this.#newsTimer = setTimeout(() => (this.news = null), NEWS);
  }

  #forgetNews(): void {
    clearTimeout(this.#newsTimer);
    this.news = null;
  }
}
