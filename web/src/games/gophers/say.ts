// The words of this game, in the reader's language.
import { wordsOf } from '$lib/words.svelte';

export const say = wordsOf('gophers');
