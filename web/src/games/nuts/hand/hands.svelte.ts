// The hands of the own seats in a nut round: who holds the button down, and the throws that follow from it at
// the common cadence. The server holds everyone to the same pace; here nobody waits for its answer.
import type { Seat } from '$lib/contract';
import { sound } from '$lib/sound.svelte';
import * as sounds from '../sounds';
import type { NutsTable } from '../ctrl.svelte';
import type { RaceView } from '../types';

/** One key a seat when several share the keyboard: as far apart as can be, from left to right like the areas. */
const SHARED_KEYS: readonly (readonly string[])[] = [
  [],
  [],
  ['A', 'L'],
  ['A', 'G', 'L'],
  ['A', 'F', 'J', 'L'],
];

export function sharedKey(yours: readonly Seat[], seat: Seat): string | null {
  return SHARED_KEYS[yours.length]?.[yours.indexOf(seat)] ?? null;
}

/** Throws on the way to the server, for each seat: enough for the quickest cadence on a line of more than a second. */
const MOST_OUTSTANDING = 6;

class Hand {
  held = $state(false);
  /** Why the last throw did not count, in the reader's language. */
  refusal = $state('');
  /** Barks for the fun of it, once the own dog is there; nobody else hears of them. */
  cheers = $state(0);
  /** A tap that came before its time is not lost. */
  tapped = false;
  nextAt = 0;
  outstanding = 0;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class RaceHands {
  /** Table time, kept fresh while a countdown or a round runs. */
  now = $state(0);
  #table: NutsTable;
  #hands = new Map<Seat, Hand>();
  #ticker: ReturnType<typeof setInterval> | undefined;
  #told = 0;

  constructor(table: NutsTable) {
    this.#table = table;
    for (const seat of table.view.scores.keys()) this.#hands.set(seat, new Hand());
    this.now = table.now();
  }

  /** The key of an own seat on a shared keyboard; null with one own seat, which has the space bar. */
  keyOf(seat: Seat): string | null {
    return sharedKey(this.#table.yours, seat);
  }

  /** The own seat behind a key, if that key throws. */
  seatOf(key: string): Seat | null {
    const { yours } = this.#table;
    if (yours.length === 1) return key === ' ' || key === 'Enter' ? (yours[0] ?? null) : null;
    const index = SHARED_KEYS[yours.length]?.indexOf(key.toUpperCase()) ?? -1;
    return yours[index] ?? null;
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

  /** Called whenever the race of the view is another one; starts and stops the clock. */
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
    if (this.#hasDog(seat)) {
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

  #hasDog(seat: Seat): boolean {
    return this.#table.view.race?.dogs.some((dog) => dog.seat === seat && dog.done_at !== null) ?? false;
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
    if (!race || hand.timer !== undefined || !mayThrow(race, seat)) return;
    const due = Math.max(race.starts_at, hand.nextAt);
    const wait = Math.max(0, due - this.#table.now());
    hand.timer = setTimeout(() => {
      hand.timer = undefined;
      this.#throw(seat, hand);
    }, wait);
  }

  #throw(seat: Seat, hand: Hand): void {
    const race = this.#table.view.race;
    if (!race || !mayThrow(race, seat) || !(hand.held || hand.tapped)) return;
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

/** A round that runs, and no dog yet: everything else the table decides. */
function mayThrow(race: RaceView, seat: Seat): boolean {
  const dog = race.dogs.find((one) => one.seat === seat);
  return !race.paced && race.ended_at === null && (dog === undefined || dog.done_at === null);
}
