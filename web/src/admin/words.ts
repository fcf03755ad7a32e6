// The words of the admin page. They have files of their own, so that nobody else loads them.
import { ADMIN, words, type Args } from '$lib/words.svelte';

export const admin = {
  t: (id: string, args?: Args): string => words.game(ADMIN, id, args),
};
