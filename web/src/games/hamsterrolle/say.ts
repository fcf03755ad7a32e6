// The words of this game, in the reader's language.
import { words, type Args } from '$lib/words.svelte';

export function say(id: string, args?: Args): string {
  return words.game('hamsterrolle', id, args);
}

/** What stands on a button or beside a piece has no full stop; to ears the next sentence would run into it. */
export function closed(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
