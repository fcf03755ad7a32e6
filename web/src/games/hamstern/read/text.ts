// What the board says: sheets, the timer and the state of the round in sentences.
import type { Seat } from '$lib/contract';
import { words } from '$lib/words.svelte';
import type { HamsternTable } from './sheets';
import type { Drawing } from '../hand/drawing.svelte';
import { say } from '../say';
import type { SeatView, Sheet, View } from '../types';
import { farMouths, nameOf } from './places';
import { SLOTS, TIMER } from './printed';
import type { Progress } from './sheets';

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

/** Who needs one more chamber to start the timer; empty if nobody does. Alone, `sayTimer` says it. */
export function sayNearest({ odds: { near }, seats }: View, name: (seat: Seat) => string): string {
  if (near.length === 0 || seats.length === 1) return '';
  return say('panel-timer-near', { names: words.list(near.map(name)), count: near.length });
}

/** How many crosses are still to be drawn, or how many may be. */
export function sayLeft({ free_count }: View, { draft, left }: Pick<Drawing, 'draft' | 'left'>): string {
  return free_count ? say('board-left-ones', { drawn: draft.length, left }) : say('board-left', { left });
}

/** Why there is nothing to draw. */
export function sayNothingFits({ pips, free_count }: View, own: SeatView | undefined): string {
  return free_count && own?.ones_spent ? say('board-no-slots') : say('board-nothing-fits', { pips });
}

/** Before a roll: who rolls a real die and who enters it, or that the die is ready. */
export function sayRoll(table: HamsternTable, isEntering: boolean): string {
  const { options, roller } = table.view;
  if (options.die !== 'paper') return say('board-die-waiting');
  const name = table.name(roller);
  if (isEntering) return say('board-enter', { name });
  return say('board-enter-wait', { name, first: table.name(0), same: roller === 0 ? 'yes' : 'no' });
}

/** Who still has to place the roll; empty: everybody has, or there is no roll. */
export function sayThinking(table: HamsternTable): string {
  const { phase, seats } = table.view;
  const names = phase === 'place' ? seats.flatMap(({ done }, seat) => (done ? [] : [table.name(seat)])) : [];
  return names.length > 0 ? say('board-thinking', { names: words.list(names), count: names.length }) : '';
}

export type CellState = 'crossed' | 'drawn' | 'open' | 'free';

/** "C3, chamber C, tunnel to B3, mushroom, free". */
export function sayCell(sheet: Sheet, cell: number, state: CellState): string {
  const place = sheet.cells[cell];
  const chamber = sheet.chambers[place?.chamber ?? -1];
  if (!place || !chamber) return '';
  const far = farMouths(sheet, cell).map((mouth) => nameOf(sheet, mouth));
  return say('board-cell', {
    cell: nameOf(sheet, cell),
    chamber: chamber.letter,
    start: place.chamber === sheet.start ? 'yes' : 'no',
    ways: far.length,
    far: words.list(far),
    find: place.find || 'none',
    state,
  });
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
  // Players on a shared screen place one after the other: those who come later are not thinking yet.
  return yours.includes(seat) && seat !== view.seat ? 'next' : 'thinking';
}

export function sayState(table: HamsternTable, seat: Seat): string {
  const state = stateOf(table, seat);
  return state ? say(`others-${state}`) : '';
}
