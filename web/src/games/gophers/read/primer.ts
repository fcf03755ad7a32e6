// Which pictures tell the game: those of the way it is played at a table.
import type { Options } from '../types';

type Way = Options['way'];
/** Each has a picture, and a sentence `primer-<step>`. */
export type PrimerStep =
  | 'walk'
  | 'collect'
  | 'add'
  | 'store'
  | 'page'
  | 'end'
  | 'end-added'
  | 'entry'
  | 'take'
  | 'choose'
  | 'lunch'
  | 'stall';

const SUBTRACTING = ['walk', 'collect', 'store', 'page', 'end'] as const;
const ADDING = ['walk', 'add', 'store', 'page', 'end-added'] as const;
const STEPS: Record<Way, readonly PrimerStep[]> = {
  basic: SUBTRACTING,
  advanced: SUBTRACTING,
  simplified: ADDING,
  both: ADDING,
  entry: ['walk', 'take', 'choose', 'page', 'lunch', 'stall'],
};

/** Without a table: the basic game, and that there is one for the youngest. */
export function primerSteps(way: unknown): readonly PrimerStep[] {
  return Object.entries(STEPS).find(([known]) => known === way)?.[1] ?? [...SUBTRACTING, 'entry'];
}
