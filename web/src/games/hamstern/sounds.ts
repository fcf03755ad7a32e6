// The sounds of the sheet.
import { hiss, type Sound } from '$lib/sound.svelte';

/** One stroke of the pencil. */
export const pencil: Sound = (studio, at, force) =>
  hiss(studio, at, { pitch: 3200, to: 4200, width: 1.4, peak: 0.12 * force, length: 0.12, attack: 0.03 });
