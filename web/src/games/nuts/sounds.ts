// The sounds of the clearing.
import { about, envelope, hiss, knock, run, tone, type Sound, type Studio } from '$lib/sound.svelte';

/** A nut falls on its kind. */
export const nut: Sound = (studio, at, force) => {
  knock(studio, at, 980, force * 0.55);
  tone(studio, at, { from: about(1480, 0.05), peak: 0.05 * force, length: 0.06 });
};

/** Nuts roll away. */
export const spill: Sound = (studio, at, force) => {
  for (let i = 0; i < 7; i++)
    knock(studio, at + 0.05 * i + 0.012 * i * i, 900 - i * 40, force * (0.5 - i * 0.055));
};

/** A bird takes off. */
export const flutter: Sound = (studio, at, force) => {
  for (let i = 0; i < 5; i++) {
    const beat = at + i * 0.052;
    hiss(studio, beat, {
      pitch: 900 + i * 90,
      width: 0.8,
      peak: 0.24 * force,
      length: 0.045,
      attack: 0.014,
    });
  }
};

/** A friendly dog barks twice. */
export const bark: Sound = (studio, at, force) => {
  for (const [i, pitch] of [330, 300].entries()) woof(studio, at + i * 0.19, about(pitch, 0.1), force);
};

/** One woof: a tone that jumps up and falls, with breath in it. */
function woof(studio: Studio, at: number, pitch: number, force: number): void {
  const voice = studio.context.createOscillator();
  voice.type = 'sawtooth';
  voice.frequency.setValueAtTime(pitch * 0.7, at);
  voice.frequency.exponentialRampToValueAtTime(pitch * 1.5, at + 0.04);
  voice.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + 0.14);
  const mouth = studio.context.createBiquadFilter();
  mouth.type = 'bandpass';
  mouth.frequency.setValueAtTime(700, at);
  mouth.frequency.exponentialRampToValueAtTime(1300, at + 0.05);
  mouth.frequency.exponentialRampToValueAtTime(600, at + 0.14);
  mouth.Q.value = 1.6;
  voice.connect(mouth).connect(envelope(studio, at, 0.4 * force, 0.15, 0.012));
  run(studio, voice, at, 0.15);
  hiss(studio, at, { pitch: 1100, width: 0.9, peak: 0.12 * force, length: 0.09, attack: 0.012 });
}
