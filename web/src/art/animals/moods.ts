// How an animal can feel, and where it can look.
export type HamsterMood =
  'calm' | 'watch' | 'thinking' | 'tense' | 'worried' | 'shock' | 'happy' | 'sad' | 'full' | 'asleep';
export type SquirrelMood = 'watch' | 'breath' | 'joy' | 'droop' | 'sleep';
export type GopherMood = 'calm' | 'look' | 'happy' | 'sad' | 'dig';

/** How the limbs of an animal are moved in each mood: CSS transforms by the limb's name. */
export type Limbs<Mood extends string, Limb extends string> = Readonly<
  Record<Mood, Readonly<Partial<Record<Limb, string>>>>
>;

/** From -1 (left, up) to 1 (right, down). */
export interface Look {
  readonly x: number;
  readonly y: number;
}

export const AHEAD: Look = { x: 0, y: 0 };

/** How far the pupils move for it, in the lengths of the drawing. */
export function glance({ x, y }: Look, far = 3): string {
  return `translate(${x * far}px, ${y * 3}px)`;
}
