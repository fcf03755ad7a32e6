// The maze and the cards in sentences, for screen readers and where a picture is not enough.
import type { Seat } from '$lib/contract';
import { words } from '$lib/words.svelte';
import { kindOf, valueOf } from './cards';
import { totalOf, type Draft } from '../hand/draft';
import type { Print } from './maze';
import type { Route } from './routes';
import { say } from '../say';

interface HoleFacts {
  hole: number;
  print: Print;
  /** A gift hole without a gift. */
  isEmpty: boolean;
  /** Whose figure stands there; empty: the reader's own; null: nobody's. */
  owner: string | null;
  isTarget: boolean;
  route: Route | null;
  /** How many ways lead there with the roll. */
  ways: number;
  /** The reader's seat has cards for it, and can choose it or stands there. */
  makes: boolean;
  /** Tunnels from the reader's figure; -1: it stands there, or nowhere. */
  away: number;
  near: readonly number[];
  name: (seat: Seat) => string;
}

/** "7 berries", "store 12", "gift". */
export function sayPrint({ kind, number }: Print): string {
  return say('board-print', { kind, number });
}

/** With a capital letter, for the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1);
}

/** Players count holes from 1. */
function holeNumber(hole: number): number {
  return hole + 1;
}

/** "Hole 17, 7 berries, 3 steps by way of 12 and 18, over Mia, you can collect it." */
export function sayHole(facts: HoleFacts): string {
  const { hole, print, owner, isTarget, makes } = facts;
  const parts = [say('board-hole', { hole: holeNumber(hole) }), sayPrint(print)];
  if (facts.isEmpty) parts.push(say('board-hole-empty'));
  if (owner !== null)
    parts.push(owner === '' ? say('board-hole-yours') : say('board-hole-of', { name: owner }));
  if (isTarget && facts.route) parts.push(...sayRoute(facts.route, facts));
  else if (isTarget) parts.push(say('board-hole-free'));
  else if (facts.away > 0) parts.push(say('board-hole-away', { steps: facts.away }));
  if (makes) parts.push(say('board-hole-makes'));
  if (!isTarget)
    parts.push(
      say('board-hole-tunnels', { holes: words.list(facts.near.map(named)), count: facts.near.length }),
    );
  return `${parts.join(', ')}.`;
}

/** "5 holes in reach. You can collect at hole 9 and 12." */
export function sayReach(targets: ReadonlySet<number>, makes: (hole: number) => boolean): string {
  const good = [...targets].filter(makes).sort((a, b) => a - b);
  return say('board-reach', { count: targets.size, good: good.length, holes: words.list(good.map(named)) });
}

function sayRoute({ way, jumped, steps }: Route, { ways, name }: HoleFacts): string[] {
  const via = words.list(way.slice(0, -1).map(named));
  const parts = [via ? say('board-hole-via', { steps, via }) : say('board-hole-steps', { steps })];
  if (jumped.length > 0) parts.push(say('board-hole-over', { names: words.list(jumped.map(name)) }));
  if (ways > 1) parts.push(say('board-hole-ways', { ways }));
  return parts;
}

function named(hole: number): string {
  return String(holeNumber(hole));
}

/** With a true minus sign. */
export function writeNumber(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** "7 + 4 − 5". A line never breaks between a sign and its number. Empty without cards. */
export function writeSum(draft: Draft): string {
  return draft
    .map(({ card, sign }, i) => {
      const value = valueOf(card);
      if (i === 0) return writeNumber(sign * value);
      return `${sign < 0 ? '−' : '+'}\u00a0${value}`;
    })
    .join(' ');
}

/** "7 + 4 − 5 = 6, wanted: 6." */
export function saySum(draft: Draft, wanted: number): string {
  if (draft.length === 0) return say('board-sum-empty', { wanted });
  const total = totalOf(draft);
  return say('board-sum', {
    sum: writeSum(draft),
    total: writeNumber(total),
    wanted,
    fits: total === wanted ? 'yes' : 'no',
  });
}

export function sayCard(card: number): string {
  return say('board-card', { kind: kindOf(card) ?? 'dig', value: valueOf(card) });
}
