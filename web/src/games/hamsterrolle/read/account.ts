// The wheel in words: what lies where, what is lowest, where the player may build and how close it is. For readers who do
// not see it, or want to be sure.
import { measure } from './measure';
import { say } from '../say';
import { COMPARTMENTS, INNER_RADIUS } from './shape';
import { inCompartment, isInWheel, numberOf, PITCH } from './compartments';
import { roomsFor } from './marks';
import { kindArg, list, listKinds, listPieces, nameInWheel } from './standing';
import type { Room, View } from '../types';
import { where } from './piece-verdict';

/** Sentence by sentence: first what matters for the next piece. */
export function account(view: View): string[] {
  const hand = view.holds;
  const isPass = isInWheel(view, hand);
  if (!isPass) return [...stand(view), ...build(view), ...contents(view)];
  const left = { ...view, lies: view.lies.filter(({ piece }) => piece !== hand) };
  return [...stand(view), ahead(view, hand), ...contents(left)];
}

/** In one go, for the picture's label. */
export function brief(view: View): string {
  return [...stand(view), ...contents(view)].join(' ');
}

function stand({ lowest, direction }: View): string[] {
  const [first, second] = lowest;
  if (first === undefined || second === undefined) return [];
  return [say('board-account-lowest', { lowest: numberOf(first), second: numberOf(second), direction })];
}

/** Where a piece may go that was taken out of the wheel. */
function ahead(view: View, piece: number): string {
  const free = roomsFor(view, piece).flatMap(({ compartment, barred }) => (barred ? [] : compartment));
  return `${say('board-account-taken', kindArg(piece))} ${where(free)}`;
}

function build(view: View): string[] {
  const { rooms, passing } = view;
  if (rooms.length === 0) return [];
  const names = rooms.map(({ compartment }) =>
    say('board-account-room', { compartment: numberOf(compartment) }),
  );
  return [
    say('board-account-build', { compartments: list(names) }),
    ...rooms.flatMap(limits),
    ...(passing.length > 0
      ? [say('board-account-passing', { pieces: list(passing.map((piece) => nameInWheel(view, piece))) })]
      : []),
  ];
}

function limits({ compartment, line, kinds }: Room): string[] {
  const number = numberOf(compartment);
  return [
    ...(line < 0
      ? []
      : [say('board-account-line', { compartment: number, length: measure(along(compartment, line)) })]),
    ...(kinds.length === 0
      ? []
      : [say('board-account-kinds', { compartment: number, pieces: listKinds(kinds) })]),
  ];
}

/** From the rear divider to the line, along the floor, in millimetres. */
function along(compartment: number, line: number): number {
  const degrees = (line - compartment * PITCH) / 1000;
  return Math.max(0, Math.round(((degrees * Math.PI) / 180) * INNER_RADIUS * 1000));
}

function contents(view: View): string[] {
  const told = Array.from({ length: COMPARTMENTS }, (_, compartment) => {
    const pieces = inCompartment(view, compartment);
    return pieces.length === 0
      ? ''
      : say('board-account-compartment', {
          compartment: numberOf(compartment),
          pieces: listPieces(pieces),
        });
  }).filter(Boolean);
  if (told.length === 0) return [say('board-account-bare')];
  return told.length < COMPARTMENTS ? [...told, say('board-account-empty')] : told;
}
