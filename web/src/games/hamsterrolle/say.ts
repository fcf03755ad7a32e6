// The words of this game, in the reader's language.
import { wordsOf } from '$lib/words.svelte';

export const say = wordsOf('hamsterrolle');

/** What stands on a button or beside a piece has no full stop; to ears the next sentence would run into it. */
export function closed(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
