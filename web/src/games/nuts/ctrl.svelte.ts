// What the user is doing and what the stage shows meanwhile: dice on their way, nuts in the hollow, the mood of
// the squirrel. The view decides; this only leads the eye from the old one to the new one.
import type { GameTable, Outcome, Seat } from '$lib/contract';
import { recall, remember } from '$lib/memory';
import { LAST_LOOK, Player } from '$lib/player.svelte';
import { sound } from '$lib/sound.svelte';
import * as sounds from './sounds';
import { plan, type Step } from './motion/plan';
import { count, DICE, type Face } from './read/dice';
import type { Place } from './art/layout';
import { RaceHands } from './hand/hands.svelte';
import type { Mood } from './art/Squirrel.svelte';
import type { Move, RaceView, View } from './types';

export type NutsTable = GameTable<View, Move>;

/** A die as it is shown. */
export interface ShownDie {
  id: number;
  face: Face;
  place: Place;
  air: boolean;
  throwNo: number;
}

/** A sentence where something happened: a message id with its values. */
export interface News {
  id: string;
  args: Record<string, string | number>;
  tone: 'good' | 'bad' | 'plain';
  key: number;
}

/** Where the nuts of the turn went; the pile plays it out. */
export type Leaving = { to: 'away' } | { to: 'store'; seat: Seat };

/** The times of a throw, in ms. Together they stay below what a player would feel as waiting. */
const LIFT = 140;
const FALL = 430;
const QUICK_FALL = 250;
const HOP = 260;
const LINGER = 1100;
const CALM = 600;
const DROWSY = 40_000;
const NEWS = 5000;
/** Until these have been shown, nobody is told what the roll brought. */
const IN_THE_AIR: ReadonlySet<Step['kind']> = new Set(['starts', 'toss', 'land']);
/** The result of a nut round is read for at least so long, even if others go on. */
const RESULT = 4000;

export class NutsCtrl {
  readonly table: NutsTable;
  readonly hands: RaceHands;
  dice = $state<ShownDie[]>(Array.from({ length: DICE }, (_, id) => newDie(id)));
  /** Nuts shown in the hollow. */
  nuts = $state(0);
  leaving = $state<Leaving>({ to: 'away' });
  mood = $state<Mood>('watch');
  news = $state<News | null>(null);
  /** The nut round whose result lies there to be read. */
  result = $state.raw<RaceView | null>(null);
  /** The next roll is on: the result is out of its way. */
  resultAside = $state(false);
  /** The reader has neither banked nor closed it: a few lines tell how it goes. */
  lesson = $state(recall('nuts.lesson') !== 'done');
  /** The dice are under way: the buttons wait, never longer than a throw takes. */
  busy = $state(false);
  breath = $state(false);
  landing = $state(FALL);
  showOdds = $state(recall('nuts.odds') === 'yes');

  readonly #player: Player<View, Step>;
  #throws = 0;
  #tossedAt = 0;
  #newsTimer: ReturnType<typeof setTimeout> | undefined;
  #resultTimer: ReturnType<typeof setTimeout> | undefined;
  #resultAt = 0;
  #rowTimer: ReturnType<typeof setTimeout> | undefined;
  #drowsy: ReturnType<typeof setTimeout> | undefined;
  #unlisten: () => void;

  constructor(table: NutsTable) {
    this.table = table;
    this.hands = new RaceHands(table);
    this.#player = new Player<View, Step>(table, {
      plan,
      show: (step, { after }) => this.#show(step, after),
      settle: (view) => this.#settle(view),
      rest: (view) => this.#rest(view),
    });
    this.#unlisten = table.onChange(() => this.#stayAwake());
  }

  dispose(): void {
    this.#unlisten();
    this.hands.dispose();
    clearTimeout(this.#newsTimer);
    clearTimeout(this.#resultTimer);
    clearTimeout(this.#rowTimer);
    clearTimeout(this.#drowsy);
    this.#player.dispose();
  }

  /** What is to be drawn: as long as dice are in the air, the view before they were thrown. */
  get view(): View {
    return this.table.shown.view;
  }

  /** How long a throw in a nut round takes to come to rest. */
  get raceLanding(): number {
    return this.#player.isStill ? 0 : QUICK_FALL;
  }

  /** Whether things may move at all. */
  get isStill(): boolean {
    return this.#player.isStill;
  }

  /** What the acting own seat may do now, by name of the move. */
  may(type: Move['type']): boolean {
    const seat = this.table.acting;
    if (seat === null || this.busy || this.breath || this.table.pending.has(seat)) return false;
    return this.#legal(seat, type) !== undefined;
  }

  async roll(): Promise<void> {
    const seat = this.table.acting;
    if (seat === null || !this.may('Roll')) return;
    this.closeResult();
    this.#toss(this.table.view.dice);
    this.busy = true;
    await this.#play(seat, 'Roll');
  }

  async bank(): Promise<void> {
    const seat = this.table.acting;
    if (seat === null || !this.may('Bank')) return;
    this.endLesson();
    await this.#play(seat, 'Bank');
  }

  /** A paced nut round: every die is thrown at the word of the active seat. */
  async racePaced(): Promise<void> {
    const seat = this.table.acting;
    if (seat !== null && this.may('RaceRoll')) await this.#play(seat, 'RaceRoll');
  }

  toggleOdds(): void {
    this.showOdds = !this.showOdds;
    remember('nuts.odds', this.showOdds ? 'yes' : 'no');
  }

  closeResult(): void {
    clearTimeout(this.#resultTimer);
    this.result = null;
  }

  endLesson(): void {
    this.lesson = false;
    remember('nuts.lesson', 'done');
  }

  /** A tap on the stage: see the end of it at once. */
  skip(): void {
    this.#player.skip();
  }

  #legal(seat: Seat, type: Move['type']): Move | undefined {
    return this.table.legalOf(seat)?.find((move) => move.type === type);
  }

  async #play(seat: Seat, type: Move['type']): Promise<void> {
    const move = this.#legal(seat, type);
    if (!move) return;
    const outcome: Outcome = await this.table.play(seat, move);
    if (!outcome.ok) {
      this.busy = false;
      this.#settle(this.table.view);
    }
  }

  async #show(step: Step, after: View): Promise<void> {
    if (!IN_THE_AIR.has(step.kind)) this.#player.reveal();
    switch (step.kind) {
      case 'starts':
        this.#tell('board-starts', { name: this.table.name(step.seat) }, 'plain');
        break;
      case 'toss':
        this.#toss(step.dice);
        this.busy = true;
        await this.#player.pause(LIFT - (performance.now() - this.#tossedAt));
        break;
      case 'land':
        await this.#land(step.faces, FALL);
        this.busy = false;
        break;
      case 'perch':
        await this.#perch();
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
        if (this.table.yours.includes(step.seat)) sound.play('bell', { delay: 250 });
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
        await this.#player.pause(LAST_LOOK);
        break;
    }
  }

  /** Dice that are not on the branch go up first; after a nut with the last die, and at the start, all of them. */
  #toss(dice: number): void {
    clearTimeout(this.#rowTimer);
    const thrown = this.#pick(dice);
    if (thrown.every((die) => die.air)) return;
    this.#tossedAt = performance.now();
    for (const die of thrown) {
      die.air = true;
      die.place = { at: 'hand', index: die.id };
    }
    this.#perchAllBut(thrown);
    this.#forgetNews();
    this.#makeRoom();
    this.mood = this.#isRisky() ? 'breath' : 'watch';
    sound.play('rattle');
  }

  #pick(dice: number): ShownDie[] {
    const free = this.dice.filter((die) => die.place.at !== 'branch');
    const perched = this.dice.filter((die) => die.place.at === 'branch');
    return [...free, ...perched].slice(0, dice);
  }

  /** Dice that are not thrown lie aside. */
  #perchAllBut(thrown: readonly ShownDie[]): void {
    let free = this.#perched();
    for (const die of this.dice) {
      if (die.place.at !== 'branch' && !thrown.includes(die)) die.place = { at: 'branch', index: free++ };
    }
  }

  #perched(): number {
    return this.dice.filter((die) => die.place.at === 'branch').length;
  }

  #isRisky(): boolean {
    const { odds, total } = this.table.view;
    return !!odds && total > 0 && (odds.all_birds + odds.all_squirrels) / odds.ways > 0.2;
  }

  async #land(faces: readonly Face[], time: number): Promise<void> {
    const seed = ++this.#throws;
    this.landing = this.#player.time(time);
    const thrown = this.#pick(faces.length);
    this.#perchAllBut(thrown);
    thrown.forEach((die, index) => {
      die.face = faces[index] ?? die.face;
      die.air = false;
      die.throwNo = seed;
      die.place = { at: 'slab', index, of: faces.length, seed };
      sound.play('die', { force: 0.9, delay: time * 0.5 + index * 23 });
      sound.play('die', { force: 0.4, delay: time * 0.86 + index * 23 });
    });
    await this.#player.pause(time);
  }

  async #perch(): Promise<void> {
    let free = this.#perched();
    for (const die of this.dice) {
      if (die.place.at === 'slab' && die.face === 'bird') die.place = { at: 'branch', index: free++ };
    }
    sound.play(sounds.flutter);
    await this.#player.pause(HOP);
  }

  async #lose(seat: Seat, nuts: number, how: 'birds' | 'squirrels'): Promise<void> {
    this.mood = nuts > 0 || how === 'birds' ? 'droop' : 'watch';
    if (how === 'squirrels') this.mood = 'joy';
    this.leaving = { to: 'away' };
    this.nuts = 0;
    if (nuts > 0) sound.play(sounds.spill);
    if (how === 'birds') sound.play(sounds.flutter, { delay: 120 });
    if (how === 'birds') this.#tell('board-news-all-birds', { name: this.table.name(seat), nuts }, 'bad');
    else this.closeResult();
    await this.#player.pause(HOP);
  }

  #bank(seat: Seat, nuts: number, late: boolean): void {
    this.mood = late ? 'watch' : 'joy';
    this.leaving = { to: 'store', seat };
    this.nuts = 0;
    for (let i = 0; i < Math.min(nuts, 8); i++) sound.play(sounds.nut, { delay: 160 + i * 45 });
    const args = { name: this.table.name(seat), nuts, score: this.table.view.scores[seat] ?? 0 };
    this.#tell(late ? 'board-news-time-up' : 'board-news-banked', args, late ? 'bad' : 'good');
  }

  #raceThrow(faces: readonly Face[], nuts: number): void {
    this.#forgetNews();
    void this.#land(faces, QUICK_FALL);
    this.nuts = nuts;
    for (let i = 0; i < count(faces, 'nut'); i++) sound.play(sounds.nut, { delay: QUICK_FALL + i * 40 });
  }

  #raceEnd(seat: Seat, nuts: number, race: RaceView | null): void {
    this.mood = 'joy';
    this.result = race;
    this.resultAside = false;
    this.#resultAt = performance.now();
    this.leaving = { to: 'store', seat };
    this.nuts = 0;
    this.#catchBreath();
    sound.play('bell');
    if (nuts > 0) sound.play(sounds.nut, { delay: 200 });
  }

  /** Somebody rolls on: the result stays for the rest of its time, but aside. */
  #makeRoom(): void {
    if (!this.result || this.resultAside) return;
    this.resultAside = true;
    const left = RESULT - (performance.now() - this.#resultAt);
    this.#resultTimer = setTimeout(() => this.closeResult(), Math.max(0, left));
  }

  /** Whoever still hammers when the last dog falls does not mean the next turn. */
  #catchBreath(): void {
    this.breath = true;
    setTimeout(() => (this.breath = false), CALM);
  }

  /** After the last step: the stage agrees with the view; what is over is tidied up a little later. */
  #rest(view: View): void {
    this.busy = this.busy && this.table.view.rolling;
    if (view.phase === 'decide' || view.phase === 'race' || view.rolling) return;
    clearTimeout(this.#rowTimer);
    this.#rowTimer = setTimeout(() => this.#tidy(), this.#player.time(LINGER));
  }

  #tidy(): void {
    for (const die of this.dice) {
      if (!die.air) die.place = { at: 'row', index: die.id };
    }
    if (this.table.view.phase === 'roll') this.mood = 'watch';
  }

  /** When nothing happens for long, the squirrel nods off. */
  #stayAwake(): void {
    if (this.mood === 'sleep') this.mood = 'watch';
    clearTimeout(this.#drowsy);
    this.#drowsy = setTimeout(() => (this.mood = 'sleep'), DROWSY);
  }

  /** The stage as the view has it, without motion. */
  #settle(view: View): void {
    clearTimeout(this.#rowTimer);
    this.busy = false;
    this.#forgetNews();
    this.closeResult();
    this.result = justRaced(view);
    this.resultAside = false;
    this.landing = 0;
    this.nuts = view.phase === 'race' ? (view.race?.nuts ?? 0) : view.total;
    const faces = facesOf(view);
    const isLying = view.phase === 'decide' || view.phase === 'race';
    let perched = 0;
    this.dice.forEach((die, index) => {
      const face = faces[index];
      die.air = false;
      die.face = face ?? (isLying ? 'bird' : die.face);
      if (!isLying) die.place = { at: 'row', index };
      else if (face === undefined || (face === 'bird' && view.phase === 'decide'))
        die.place = { at: 'branch', index: perched++ };
      else die.place = { at: 'slab', index, of: faces.length, seed: view.rolls };
    });
    if (view.rolling && view.phase !== 'race') this.#toss(view.dice);
    this.mood = view.phase === 'over' ? 'joy' : 'watch';
  }

  #tell(id: string, args: News['args'], tone: News['tone']): void {
    this.news = { id, args, tone, key: (this.news?.key ?? 0) + 1 };
    clearTimeout(this.#newsTimer);
    this.#newsTimer = setTimeout(() => (this.news = null), NEWS);
  }

  #forgetNews(): void {
    clearTimeout(this.#newsTimer);
    this.news = null;
  }
}

function newDie(id: number): ShownDie {
  const faces: readonly Face[] = ['squirrel', 'nut', 'bird', 'nut', 'squirrel'];
  return { id, face: faces[id] ?? 'squirrel', place: { at: 'row', index: id }, air: false, throwNo: 0 };
}

/** The nut round that ended the last turn, as long as nothing has happened since. */
function justRaced(view: View): RaceView | null {
  const isResting = view.rolls === 0 && !view.rolling && (view.phase === 'roll' || view.phase === 'over');
  return view.last?.how === 'race' && isResting ? view.last_race : null;
}

/** The faces that lie on the slab, as far as the view knows them. */
function facesOf(view: View): readonly Face[] {
  if (view.phase === 'race' && view.race) {
    return view.race.faces.length > 0 ? view.race.faces : Array<Face>(view.race.dice).fill('squirrel');
  }
  return view.faces.length > 0 ? view.faces : view.last_faces;
}
