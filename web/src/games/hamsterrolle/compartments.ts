// Compartments and what lies in them, counted from a view. Angles in thousandths of a degree, as the rules have them.
import { COMPARTMENTS } from './shape';
import type { Lie, View } from './types';

/** Thousandths of a degree. */
export const PITCH = 30_000;
const CIRCLE = COMPARTMENTS * PITCH;
const HALF = CIRCLE / 2;

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

/**
 * Where a piece out of the wheel might go: the compartments ahead of its own, up to the top of the wheel. Which of them
 * will do, the verdict says.
 */
export function aheadOf(view: View, piece: number): number[] {
  const from = view.lies.find((lie) => lie.piece === piece);
  if (!from) return [];
  const own = compartmentOf(from);
  return Array.from({ length: COMPARTMENTS - 1 }, (_, n) => (own + 1 + n) % COMPARTMENTS).filter((one) => {
    const ahead = (one * PITCH + PITCH / 2 - view.contact + CIRCLE) % CIRCLE;
    const start = (from.at - view.contact + HALF + CIRCLE) % CIRCLE;
    return ahead < HALF && ahead + HALF > start;
  });
}
