// The hands of the own seats in a nut round: who holds a pad or a key down, and the throws that follow from it. All
// throw at the same pace, which the server enforces; here nobody waits for its answer.
import type { GameTable, Seat } from '$lib/contract';
import { sound } from '$lib/sound.svelte';
import * as sounds from '../sounds';
import { hasDog } from '../read/race';
import type { Move, RaceView, View } from '../types';

type RaceTable = Pick<GameTable<View, Move>, 'view' | 'active' | 'now' | 'play'>;

/** Throws on the way to the server, for each seat: enough for the quickest pace on a line with a second's delay. */
const MOST_OUTSTANDING = 6;

class Hand {
  held = $state(false);
  /**
   * Why the last throw did not count, in the reader's language. Not the table's refusal: in a nut round several seats at
   * one screen are refused in the same moment, and there is one of those. Each pad shows its own, and nothing lies over
   * the pads that are still held.
   */
  refusal = $state('');
  /** Barks for fun, once the seat has its dog; only this screen hears them. */
  cheers = $state(0);
  /** A tap that came too early still throws once. */
  tapped = false;
  nextAt = 0;
  outstanding = 0;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class RaceHands {
  /** Table time, kept up to date while a countdown or a round runs. */
  now = $state(0);
  #table: RaceTable;
  #hands = new Map<Seat, Hand>();
  #ticker: ReturnType<typeof setInterval> | undefined;
  #told = 0;

  constructor(table: RaceTable) {
    this.#table = table;
    for (const seat of table.view.scores.keys()) this.#hands.set(seat, new Hand());
    this.now = table.now();
  }

  isHeld(seat: Seat): boolean {
    return this.#hands.get(seat)?.held ?? false;
  }

  refusalOf(seat: Seat): string {
    return this.#hands.get(seat)?.refusal ?? '';
  }

  cheersOf(seat: Seat): number {
    return this.#hands.get(seat)?.cheers ?? 0;
  }

  /** Whole seconds until the round begins; 0 once it runs. */
  get countdown(): number {
    const race = this.#table.view.race;
    return race ? Math.max(0, Math.ceil((race.starts_at - this.now) / 1000)) : 0;
  }

  /** Call whenever another nut round begins or one ends: starts and stops the clock. */
  watch(race: RaceView | null): void {
    clearInterval(this.#ticker);
    this.#told = 0;
    if (!race || race.paced) {
      this.dispose();
      return;
    }
    for (const hand of this.#hands.values()) hand.refusal = '';
    this.#tick();
    this.#ticker = setInterval(() => this.#tick(), 100);
  }

  press(seat: Seat): void {
    const hand = this.#hands.get(seat);
    if (!hand || hand.held || !this.#table.active.includes(seat)) return;
    hand.held = true;
    const { race } = this.#table.view;
    if (race && hasDog(race, seat)) {
      hand.cheers += 1;
      sound.play(sounds.bark);
      return;
    }
    hand.tapped = true;
    this.#schedule(seat, hand);
  }

  release(seat: Seat): void {
    const hand = this.#hands.get(seat);
    if (hand) hand.held = false;
  }

  dispose(): void {
    clearInterval(this.#ticker);
    for (const hand of this.#hands.values()) {
      clearTimeout(hand.timer);
      hand.timer = undefined;
      hand.held = false;
      hand.tapped = false;
      hand.nextAt = 0;
    }
  }

  #tick(): void {
    this.now = this.#table.now();
    const left = this.countdown;
    if (left !== this.#told && left > 0 && left <= 3) sound.play('tick');
    if (left === 0 && this.#told > 0) sound.play('go');
    this.#told = left;
  }

  #schedule(seat: Seat, hand: Hand): void {
    const race = this.#table.view.race;
    if (!race || hand.timer !== undefined || !race.throwers.includes(seat)) return;
    const due = Math.max(race.starts_at, hand.nextAt);
    const wait = Math.max(0, due - this.#table.now());
    hand.timer = setTimeout(() => {
      hand.timer = undefined;
      this.#throw(seat, hand);
    }, wait);
  }

  #throw(seat: Seat, hand: Hand): void {
    const race = this.#table.view.race;
    if (!race || !race.throwers.includes(seat) || !(hand.held || hand.tapped)) return;
    hand.nextAt = Math.max(this.#table.now(), hand.nextAt) + race.cadence;
    hand.tapped = false;
    if (hand.outstanding < MOST_OUTSTANDING) void this.#send(seat, hand);
    if (hand.held) this.#schedule(seat, hand);
  }

  async #send(seat: Seat, hand: Hand): Promise<void> {
    hand.outstanding += 1;
    const outcome = await this.#table.play(seat, { type: 'RaceRoll' }, { quiet: true });
    hand.outstanding -= 1;
    if (!outcome.ok && outcome.rule) hand.refusal = outcome.sentence;
  }
}
