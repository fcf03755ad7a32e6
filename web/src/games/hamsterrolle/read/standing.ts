// Counts from a view: trays, teams, what lies where. It decides nothing; the rules do.
import type { GameTable, Seat } from '$lib/contract';
import { words } from '$lib/words.svelte';
import { compartmentOf, inCompartment, numberOf } from './compartments';
import { say } from '../say';
import { kindOf, shapeOf, SHAPES } from './shape';
import type { Last, Lie, Move, View } from '../types';

export type WheelTable = GameTable<View, Move>;

/** The seats of each team; one each where everyone plays alone. */
export function teamsOf({ teams }: View): Seat[][] {
  const numbers = [...new Set(teams)].sort((a, b) => a - b);
  return numbers.map((team) => teams.flatMap((own, seat) => (own === team ? [seat] : [])));
}

export function hasTeams(view: View): boolean {
  return teamsOf(view).some((team) => team.length > 1);
}

/** The reader's seat, if one person uses this screen. */
export function readerOf({ yours }: WheelTable): Seat | null {
  return yours.length === 1 ? (yours[0] ?? null) : null;
}

/** Somebody at this screen has won, or all here are spectators, who cheer the winner. */
export function isToCheer({ yours }: Pick<WheelTable, 'yours'>, { winners }: Pick<View, 'winners'>): boolean {
  return yours.length === 0 || yours.some((seat) => winners.includes(seat));
}

export function nameOf(piece: number): string {
  return say(`kind-${shapeOf(piece).name}`);
}

/** In the order of the kinds; equal pieces together. */
export function byKind(pieces: readonly number[]): { kind: number; pieces: number[] }[] {
  const kinds = [...new Set(pieces.map(kindOf))].sort((a, b) => a - b);
  return kinds.map((kind) => ({ kind, pieces: pieces.filter((piece) => kindOf(piece) === kind) }));
}

/** The name of a piece; in the wheel with its compartment, which tells equal pieces apart. */
export function nameInWheel(view: View, piece: number): string {
  const name = nameOf(piece);
  const lie = view.lies.find((one) => one.piece === piece);
  if (!lie) return name;
  const compartment = numberOf(compartmentOf(lie));
  const place = placeAmongLike(view, lie);
  return place
    ? say('board-piece-in-place', { compartment, name, place })
    : say('board-piece-in', { compartment, name });
}

/** Where a piece lies among those of its kind in its compartment; null: it is the only one. */
export function placeAmongLike(view: View, lie: Lie): 'rear' | 'middle' | 'front' | null {
  const { piece } = lie;
  const like = inCompartment(view, compartmentOf(lie)).filter((one) => kindOf(one) === kindOf(piece));
  if (like.length < 2) return null;
  if (piece === like[0]) return 'rear';
  return piece === like.at(-1) ? 'front' : 'middle';
}

/** What is counted in a sentence about a piece. */
export function kindArg(piece: number): { kind: string } {
  return { kind: shapeOf(piece).name };
}

/** Pieces by name, those of a kind together. */
export function listPieces(pieces: readonly number[]): string {
  return listKinds(pieces.map(kindOf));
}

/** The same for kinds. */
export function listKinds(all: readonly number[]): string {
  const named = [...new Set(all)].map((kind) => {
    const count = all.filter((other) => other === kind).length;
    const { name } = SHAPES[kind]!;
    return count === 1 ? say(`kind-${name}`) : say('board-piece-count', { count, kind: name });
  });
  return list(named);
}

export function list(names: readonly string[]): string {
  return new Intl.ListFormat(words.lang).format(names);
}

export function listOr(names: readonly string[]): string {
  return new Intl.ListFormat(words.lang, { type: 'disjunction' }).format(names);
}

/** How a turn ended: who did what, and who takes which pieces and why. */
export function tellTurn(table: WheelTable, last: Last): string[] {
  const { piece, compartment, fallen, lost } = last;
  const args = { seat: table.name(last.seat), compartment: numberOf(compartment), ...kindArg(piece) };
  const isOut = compartment < 0;
  const did = {
    placed: 'tell-builds',
    dropped: isOut ? 'tell-drops-out' : 'tell-drops',
    passed: isOut ? 'tell-passes-out' : 'tell-passes',
    toppled: 'tell-topples',
    broken: 'tell-breaks',
  }[last.way];
  return [
    say(did, args),
    fell('falls', fallen, args.seat),
    fell('lost', lost, args.seat),
    fallen.length + lost.length === 0 ? say('tell-holds') : '',
  ].filter(Boolean);
}

function fell(how: 'falls' | 'lost', pieces: readonly number[], seat: string): string {
  const [first] = pieces;
  if (first === undefined) return '';
  if (pieces.length === 1) return say(`tell-${how}`, { seat, ...kindArg(first) });
  return `${say(`tell-${how}-many`, { seat, count: pieces.length })} ${capital(listPieces(pieces))}.`;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1);
}
