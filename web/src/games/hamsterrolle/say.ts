// The words of this game, in the reader's language.
import { wordsOf } from '$lib/words.svelte';

export const say = wordsOf('hamsterrolle');

/** Adds the full stop that labels do not have, so that a screen reader pauses before the next sentence. */
export function closed(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
