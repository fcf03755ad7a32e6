// The words of this game, in the reader's language.
import { words, wordsOf } from '$lib/words.svelte';
import { count, type Face } from './read/dice';

export const say = wordsOf('nuts');

/** "3 Eichhörnchen, 1 Nuss, 1 Häher", without what there is none of. */
export function sayFaces(faces: readonly Face[]): string {
  const kinds: readonly Face[] = ['squirrel', 'nut', 'bird'];
  return kinds
    .map((face) => ({ face, many: count(faces, face) }))
    .filter(({ many }) => many > 0)
    .map(({ face, many }) => say(`board-count-${face}`, { many }))
    .join(', ');
}

/** Shorter times, in ms, are told in milliseconds. */
const CLOSE = 100;

/** "0,9 s" as the language writes it, or "58 ms" for a close finish; number and unit stay on one line. */
export function duration(millis: number): string {
  if (millis < CLOSE) return `${millis}\u00a0ms`;
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${(millis / 1000).toLocaleString(words.lang, one)}\u00a0s`;
}

/** A share in whole per cent, and more exactly below one per cent: what can happen is never told as 0. */
export function percent(share: number): string {
  const style = { style: 'percent', maximumFractionDigits: share > 0 && share < 0.01 ? 1 : 0 } as const;
  const tiny = share > 0 && share < 0.001;
  return `${tiny ? '< ' : ''}${(tiny ? 0.001 : share).toLocaleString(words.lang, style)}`;
}

/** "+1,9" or "−0,4", as the language writes it. */
export function signed(number: number): string {
  const style = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return number.toLocaleString(words.lang, style).replace('-', '−');
}
