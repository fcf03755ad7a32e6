// The sounds of the house, made on the spot: short, wooden, quiet. Nothing is heard before the first touch or
// key, as browsers demand, and nothing while muted; what was to be heard then is simply left out.
import { recall, remember } from './memory';

export type Sound =
  | 'die' // a die on wood
  | 'rattle' // dice in the hand
  | 'nut' // a nut falls on its kind
  | 'spill' // nuts roll away
  | 'flutter' // a bird takes off
  | 'bark' // a friendly dog, twice
  | 'tick' // a second of a countdown
  | 'go' // the end of a countdown
  | 'bell' // your turn
  | 'fanfare' // somebody has won
  | 'pencil' // one stroke
  | 'paper' // a page turns
  | 'card' // a card is laid down
  | 'wood'; // wood on wood

export interface How {
  /** 0 to 1: how hard. */
  force?: number;
  /** From now, in ms. */
  delay?: number;
  /** How high, as a share of how it is: small wood knocks higher. Only of `wood`. */
  pitch?: number;
}

const VOLUME = 0.5;
/** More voices at once than this are not told apart; the rest is left out. */
const MOST_VOICES = 24;

class Sounds {
  #muted = $state(recall('muted') === 'yes');
  #studio: Studio | null = null;

  constructor() {
    if (typeof window === 'undefined') return;
    const wake = (): void => {
      this.#studio ??= openStudio();
      void this.#studio?.context.resume();
    };
    for (const kind of ['pointerdown', 'keydown'] as const) {
      window.addEventListener(kind, wake, { capture: true, passive: true });
    }
  }

  get muted(): boolean {
    return this.#muted;
  }

  toggle(): void {
    this.#muted = !this.#muted;
    remember('muted', this.#muted ? 'yes' : null);
  }

  play(sound: Sound, { force = 0.7, delay = 0, pitch = 1 }: How = {}): void {
    const studio = this.#studio;
    if (this.#muted || !studio || studio.context.state !== 'running' || document.hidden) return;
    if (studio.voices >= MOST_VOICES) return;
    const at = studio.context.currentTime + 0.005 + delay / 1000;
    SCORES[sound](studio, at, Math.min(1, Math.max(0, force)), pitch);
  }
}

interface Studio {
  context: AudioContext;
  out: AudioNode;
  noise: AudioBuffer;
  voices: number;
}

function openStudio(): Studio | null {
  try {
    const context = new AudioContext();
    const out = context.createDynamicsCompressor();
    const volume = context.createGain();
    volume.gain.value = VOLUME;
    out.connect(volume).connect(context.destination);
    return { context, out, noise: whiteNoise(context), voices: 0 };
  } catch {
    return null; // a browser without audio plays silently
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** A little off each time, so that nothing sounds like a machine. */
function about(value: number, spread = 0.08): number {
  return value * (1 + (Math.random() * 2 - 1) * spread);
}

/** The loudness of a voice: up at once or within `attack`, then dying away. */
function envelope(studio: Studio, at: number, peak: number, length: number, attack = 0.002): GainNode {
  const gain = studio.context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, peak), at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(studio.out);
  return gain;
}

function run(studio: Studio, source: AudioScheduledSourceNode, at: number, length: number): void {
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

function tone(
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

function hiss(studio: Studio, at: number, { pitch, width, peak, length, attack, to = pitch }: Hiss): void {
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
function knock(studio: Studio, at: number, pitch: number, force: number): void {
  const body = about(pitch);
  hiss(studio, at, { pitch: body * 4, width: 1.2, peak: 0.5 * force, length: 0.02 });
  tone(studio, at, { from: body, to: body * 0.94, peak: 0.42 * force, length: 0.07, shape: 'triangle' });
  tone(studio, at, { from: body * 2.41, peak: 0.16 * force, length: 0.04 });
}

const SCORES: Record<Sound, (studio: Studio, at: number, force: number, pitch: number) => void> = {
  die: (studio, at, force) => knock(studio, at, 430 + force * 110, force),
  rattle: (studio, at, force) => {
    for (let i = 0; i < 4; i++) knock(studio, at + i * 0.035 + Math.random() * 0.015, 760, force * 0.32);
  },
  nut: (studio, at, force) => {
    knock(studio, at, 980, force * 0.55);
    tone(studio, at, { from: about(1480, 0.05), peak: 0.05 * force, length: 0.06 });
  },
  spill: (studio, at, force) => {
    for (let i = 0; i < 7; i++)
      knock(studio, at + 0.05 * i + 0.012 * i * i, 900 - i * 40, force * (0.5 - i * 0.055));
  },
  flutter: (studio, at, force) => {
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
  },
  bark: (studio, at, force) => {
    for (const [i, pitch] of [330, 300].entries()) woof(studio, at + i * 0.19, about(pitch, 0.1), force);
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
  pencil: (studio, at, force) =>
    hiss(studio, at, { pitch: 3200, to: 4200, width: 1.4, peak: 0.12 * force, length: 0.12, attack: 0.03 }),
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

export const sound = new Sounds();
