// Compartments and what lies in them, counted from a view. Angles in thousandths of a degree, as the rules have them.
import type { Lie, View } from '../types';

/** Thousandths of a degree. */
export const PITCH = 30_000;

/** As people count them. */
export function numberOf(compartment: number): number {
  return compartment + 1;
}

export function compartmentOf({ at }: Lie): number {
  return Math.floor(at / PITCH);
}

/** What lies in a compartment, rear to front. */
export function inCompartment({ lies }: View, compartment: number): number[] {
  return lies
    .filter((lie) => compartmentOf(lie) === compartment)
    .sort((a, b) => a.at - b.at)
    .map(({ piece }) => piece);
}

export function isInWheel({ lies }: View, piece: number): boolean {
  return lies.some((lie) => lie.piece === piece);
}

/** Where a piece out of the wheel may go when its turn is a pass, whatever lies there. */
export function aheadOf({ passing, ahead }: View, piece: number): readonly number[] {
  return ahead[passing.indexOf(piece)] ?? [];
}
