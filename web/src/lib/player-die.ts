// A die that is rolled while the player shows an update: it tumbles, lands and comes to rest, with its sounds.
import type { Player } from './player.svelte';
import { sound } from './sound.svelte';

/** From the first touch of the table until the die lies still, in ms at normal speed. */
export const LANDING = 280;

/** What a board draws of its die. */
export interface RolledDie {
  /** What it shows; 0: it waits to be rolled. */
  pips: number;
  rolling: boolean;
}

/** `tumble`: how long it is in the air, in ms. */
export async function roll(
  die: RolledDie,
  pips: number,
  tumble: number,
  player: Pick<Player<unknown, unknown>, 'pause' | 'time'>,
): Promise<void> {
  die.rolling = true;
  sound.play('rattle', { force: 0.4 });
  await player.pause(tumble);
  die.rolling = false;
  die.pips = pips;
  const landing = player.time(LANDING);
  sound.play('die', { delay: landing * 0.5 });
  sound.play('die', { force: 0.35, delay: landing * 0.9 });
  await player.pause(LANDING);
}
