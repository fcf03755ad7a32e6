// A sheet in sentences: for screen readers, and wherever a picture is not enough.
import type { Seat } from '$lib/contract';
import { words } from '$lib/words.svelte';
import type { HamsternTable } from '../ctrl.svelte';
import { FOURTH, SLOTS, TIMER } from './printed';
import type { Progress } from './progress';
import { say } from '../say';
import type { View } from '../types';

/** "Chamber C, 5 points: 3 of 6 cells crossed, nut crossed." */
export function sayChamber({ chamber, crossed, finds }: Progress): string {
  const { letter, value, cells } = chamber;
  const parts = [
    say('panel-chamber', { letter, value, crossed, cells: cells.length }),
    ...finds.map(({ find, got }) => say(`panel-${find}-${got ? 'got' : 'open'}`)),
  ];
  return `${parts.join(', ')}.`;
}

export function sayOnes(struck: number): string {
  return say('panel-ones-left', { left: SLOTS - struck, slots: SLOTS });
}

/** How far the timer has come, and what moves it on. */
export function sayTimer({ seats, timer, odds }: View): string {
  if (odds.last_round) return say('panel-timer-last');
  if (timer.lap === 2)
    return say(seats.length > 1 ? 'panel-timer-runs' : 'panel-timer-second', { ticks: odds.ticks });
  if (seats.length === 1) return say('panel-timer-first', { ticks: TIMER - timer.circled });
  return say('panel-timer-still');
}

/** Who needs but one more chamber to set the timer going; empty if nobody does or it runs. */
export function sayNearest(view: View, name: (seat: number) => string): string {
  if (view.timer.lap === 2 || view.seats.length === 1) return '';
  const near = view.seats.flatMap(({ begun }, seat) => (begun === FOURTH - 1 ? [name(seat)] : []));
  return near.length > 0 ? say('panel-timer-near', { names: list(near), count: near.length }) : '';
}

export function list(names: readonly string[]): string {
  return new Intl.ListFormat(words.lang).format(names);
}

/** A share in whole per cent. */
export function percent(share: number): string {
  return share.toLocaleString(words.lang, { style: 'percent', maximumFractionDigits: 0 });
}

/** Whether a seat still has to place the roll; empty between two rounds and at the end. */
export type SeatState = '' | 'thinking' | 'next' | 'done';

export function stateOf({ view, yours }: HamsternTable, seat: Seat): SeatState {
  if (view.phase !== 'place') return '';
  if (view.seats[seat]?.done) return 'done';
  // On one screen they place one after the other, so whoever waits there does not think yet.
  return yours.includes(seat) && seat !== view.seat ? 'next' : 'thinking';
}

export function sayState(table: HamsternTable, seat: Seat): string {
  const state = stateOf(table, seat);
  return state ? say(`others-${state}`) : '';
}
