// The words of this game, in the reader's language.
import { words, type Args } from '$lib/words.svelte';
import { count, type Face } from './dice';

export function say(id: string, args?: Args): string {
  return words.game('nuts', id, args);
}

/** "3 Eichhörnchen, 1 Nuss, 1 Häher", without what there is none of. */
export function sayFaces(faces: readonly Face[]): string {
  const kinds: readonly Face[] = ['squirrel', 'nut', 'bird'];
  return kinds
    .map((face) => ({ face, many: count(faces, face) }))
    .filter(({ many }) => many > 0)
    .map(({ face, many }) => say(`board-count-${face}`, { many }))
    .join(', ');
}

/** Seconds with two digits behind the point, as the language writes them. */
export function seconds(millis: number): string {
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (millis / 1000).toLocaleString(words.lang, two);
}

/** A share in whole per cent, but never 0 for what can happen. */
export function percent(share: number): string {
  const style = { style: 'percent', maximumFractionDigits: share > 0 && share < 0.01 ? 1 : 0 } as const;
  return (share > 0 && share < 0.001 ? 0.001 : share).toLocaleString(words.lang, style);
}
