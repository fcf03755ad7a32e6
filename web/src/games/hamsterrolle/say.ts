// The words of this game, in the reader's language.
import { words, type Args } from '$lib/words.svelte';

export function say(id: string, args?: Args): string {
  return words.game('hamsterrolle', id, args);
}
