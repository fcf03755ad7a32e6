// Sounds, synthesised when they are played: short, wooden, quiet. Those that several games share are here; a game keeps
// its own in `games/<g>/sounds.ts`, made of `tone`, `hiss` and `knock`. Nothing plays before the first touch or key, as
// browsers demand, and nothing while muted.
import { recall, remember } from './memory';

/** Plays one sound: at that time of the audio clock, with a force of 0 to 1. */
export type Sound = (studio: Studio, at: number, force: number, pitch: number) => void;

/** Sounds that any game may use, by name. */
export type SharedSound =
  | 'die' // a die on wood
  | 'rattle' // dice in the hand
  | 'tick' // a second of a countdown
  | 'go' // the end of a countdown
  | 'bell' // your turn
  | 'fanfare' // somebody has won
  | 'paper' // a page turns
  | 'card' // a card is laid down
  | 'wood'; // wood on wood

export interface How {
  /** 0 to 1: how hard. */
  force?: number;
  /** From now, in ms. */
  delay?: number;
  /** The pitch, as a factor: small wood sounds higher. Only for `wood`. */
  pitch?: number;
}

const VOLUME = 0.5;
/** Nobody can tell more voices apart; further ones are left out. */
const MOST_VOICES = 24;

class Sounds {
  #muted = $state(recall('muted') === 'yes');
  /** The reader wants sounds from this phone also beside a TV. */
  #loudBesideTv = $state(recall('loud-beside-tv') === 'yes');
  #isBesideTv = $state(false);
  #isAwake = $state(false);
  #studio: Studio | null = null;

  constructor() {
    if (typeof window === 'undefined') return;
    const wake = (): void => {
      this.#studio ??= openStudio((isAwake) => (this.#isAwake = isAwake));
      void this.#studio?.context.resume();
    };
    for (const kind of ['pointerdown', 'keydown'] as const) {
      window.addEventListener(kind, wake, { capture: true, passive: true });
    }
  }

  get muted(): boolean {
    return this.#isBesideTv ? !this.#loudBesideTv : this.#muted;
  }

  /** A TV in the room makes the sounds. */
  get isBesideTv(): boolean {
    return this.#isBesideTv;
  }

  /** The browser lets the page make sounds: somebody has touched the screen or pressed a key. */
  get isAwake(): boolean {
    return this.#isAwake;
  }

  /** Beside a TV a phone is silent, until its reader says otherwise. Returns a function that ends it. */
  hushBesideTv(isBesideTv: boolean): () => void {
    this.#isBesideTv = isBesideTv;
    return () => (this.#isBesideTv = false);
  }

  toggle(): void {
    if (this.#isBesideTv) {
      this.#loudBesideTv = !this.#loudBesideTv;
      remember('loud-beside-tv', this.#loudBesideTv ? 'yes' : null);
    } else {
      this.#muted = !this.#muted;
      remember('muted', this.#muted ? 'yes' : null);
    }
  }

  play(sound: Sound | SharedSound, { force = 0.7, delay = 0, pitch = 1 }: How = {}): void {
    const studio = this.#studio;
    if (this.muted || !studio || studio.context.state !== 'running' || document.hidden) return;
    if (studio.voices >= MOST_VOICES) return;
    const at = studio.context.currentTime + 0.005 + delay / 1000;
    const play = typeof sound === 'string' ? SHARED[sound] : sound;
    play(studio, at, Math.min(1, Math.max(0, force)), pitch);
  }
}

/** The browser's audio, and how many voices sound in it. */
export interface Studio {
  context: AudioContext;
  out: AudioNode;
  noise: AudioBuffer;
  voices: number;
}

function openStudio(onState: (isAwake: boolean) => void): Studio | null {
  try {
    const context = new AudioContext();
    context.onstatechange = () => onState(context.state === 'running');
    onState(context.state === 'running');
    const out = context.createDynamicsCompressor();
    const volume = context.createGain();
    volume.gain.value = VOLUME;
    out.connect(volume).connect(context.destination);
    return { context, out, noise: whiteNoise(context), voices: 0 };
  } catch {
    onState(true); // there is nothing to wait for
    return null; // a browser without audio plays silently
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** Changes a value a little each time, so that nothing sounds mechanical. */
export function about(value: number, spread = 0.08): number {
  return value * (1 + (Math.random() * 2 - 1) * spread);
}

/** The loudness of a voice: up at once or within `attack`, then dying away. */
export function envelope(studio: Studio, at: number, peak: number, length: number, attack = 0.002): GainNode {
  const gain = studio.context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, peak), at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(studio.out);
  return gain;
}

export function run(studio: Studio, source: AudioScheduledSourceNode, at: number, length: number): void {
  studio.voices += 1;
  source.onended = () => (studio.voices -= 1);
  source.start(at);
  source.stop(at + length + 0.02);
}

interface Tone {
  from: number;
  to?: number;
  peak: number;
  length: number;
  attack?: number;
  shape?: OscillatorType;
}

export function tone(
  studio: Studio,
  at: number,
  { from, to = from, peak, length, attack, shape = 'sine' }: Tone,
): void {
  const voice = studio.context.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  voice.connect(envelope(studio, at, peak, length, attack));
  run(studio, voice, at, length);
}

interface Hiss {
  pitch: number;
  width: number;
  peak: number;
  length: number;
  attack?: number;
  to?: number;
}

export function hiss(
  studio: Studio,
  at: number,
  { pitch, width, peak, length, attack, to = pitch }: Hiss,
): void {
  const voice = studio.context.createBufferSource();
  voice.buffer = studio.noise;
  voice.loop = true;
  voice.loopStart = Math.random() * 0.5;
  const filter = studio.context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  filter.Q.value = width;
  voice.connect(filter).connect(envelope(studio, at, peak, length, attack));
  run(studio, voice, at, length);
}

/** Something hard meets wood: a click, and two tones of the body that die away. */
export function knock(studio: Studio, at: number, pitch: number, force: number): void {
  const body = about(pitch);
  hiss(studio, at, { pitch: body * 4, width: 1.2, peak: 0.5 * force, length: 0.02 });
  tone(studio, at, { from: body, to: body * 0.94, peak: 0.42 * force, length: 0.07, shape: 'triangle' });
  tone(studio, at, { from: body * 2.41, peak: 0.16 * force, length: 0.04 });
}

const SHARED: Record<SharedSound, Sound> = {
  die: (studio, at, force) => knock(studio, at, 430 + force * 110, force),
  rattle: (studio, at, force) => {
    for (let i = 0; i < 4; i++) knock(studio, at + i * 0.035 + Math.random() * 0.015, 760, force * 0.32);
  },
  tick: (studio, at, force) => knock(studio, at, 640, force * 0.8),
  go: (studio, at, force) => {
    tone(studio, at, { from: 587, peak: 0.2 * force, length: 0.35, attack: 0.006, shape: 'triangle' });
    tone(studio, at, { from: 880, peak: 0.12 * force, length: 0.35, attack: 0.006 });
  },
  bell: (studio, at, force) => {
    for (const [i, ratio] of [1, 2.76, 5.4].entries()) {
      tone(studio, at, { from: 660 * ratio, peak: (0.16 * force) / (i * 1.8 + 1), length: 0.9 / (i + 1) });
    }
  },
  fanfare: (studio, at, force) => {
    for (const [i, pitch] of [392, 523, 659, 784, 659, 784].entries()) {
      const note = at + [0, 0.13, 0.26, 0.39, 0.6, 0.73][i]!;
      const length = i === 5 ? 0.9 : 0.22;
      tone(studio, note, { from: pitch, peak: 0.15 * force, length, attack: 0.012, shape: 'triangle' });
      tone(studio, note, { from: pitch * 1.5, peak: 0.06 * force, length, attack: 0.012 });
    }
  },
  paper: (studio, at, force) => {
    hiss(studio, at, { pitch: 1400, to: 3600, width: 0.6, peak: 0.18 * force, length: 0.26, attack: 0.09 });
    hiss(studio, at + 0.2, { pitch: 2600, to: 1500, width: 0.7, peak: 0.12 * force, length: 0.12 });
  },
  card: (studio, at, force) => {
    hiss(studio, at, { pitch: 2400, to: 1200, width: 0.7, peak: 0.2 * force, length: 0.06, attack: 0.012 });
    knock(studio, at + 0.05, 300, force * 0.35);
  },
  wood: (studio, at, force, pitch) => knock(studio, at, (260 + (1 - force) * 90) * pitch, force),
};

export const sound = new Sounds();
