// Wood on wood, as it is heard: softer than it is told, for there are many of them.
import { sound } from '$lib/sound.svelte';
import { TABLE, type Knock } from './frame';

/** Softer than this nobody hears it, in the stream's measure. */
const FAINT = 0.06;

export function knock({ other, force }: Knock): void {
  if (force < FAINT) return;
  sound.play(other === TABLE ? 'die' : 'wood', { force: Math.min(1, 0.12 + force * 0.8) });
}
