// How finely the wheel is drawn: as finely as the machine can at a steady pace. Time is passed in.

interface Level {
  /** Pixels of the picture to one of the page, at most. */
  ratio: number;
  /** The side of the shadow's map, in pixels. */
  shadow: number;
}

/** Finest first; the last one is for machines that draw without a graphics processor. */
const LEVELS: readonly [Level, ...Level[]] = [
  { ratio: 2, shadow: 2048 },
  { ratio: 1.5, shadow: 2048 },
  { ratio: 1.25, shadow: 1024 },
  { ratio: 1, shadow: 1024 },
  { ratio: 0.75, shadow: 512 },
  { ratio: 0.5, shadow: 512 },
];
/** So many drawings one after the other are looked at together. */
const ENOUGH = 40;
/** On average slower than this, in ms, is too slow. */
const SLOW = 24;
/** A longer pause is none of the machine's: nothing was to be drawn. */
const PAUSE = 150;

export class Quality {
  /** The machine has no graphics processor: nothing costly, no smoothed edges. */
  readonly isSlow: boolean;
  #level: number;
  #last = -Infinity;
  #sum = 0;
  #count = 0;

  constructor(isSlow: boolean) {
    this.isSlow = isSlow;
    this.#level = isSlow ? LEVELS.length - 1 : 0;
  }

  get ratio(): number {
    return LEVELS[this.#level]!.ratio;
  }

  /** Of a picture that stands still, for which there is time: as fine as the machine was ever asked for. */
  get ratioAtRest(): number {
    return this.isSlow ? 1.5 : LEVELS[0].ratio;
  }

  get shadow(): number {
    return LEVELS[this.#level]!.shadow;
  }

  /** A drawing begins, and others follow at once. True: from now on less finely. */
  tell(now: number): boolean {
    const passed = now - this.#last;
    this.#last = now;
    if (passed > PAUSE) return false;
    this.#sum += passed;
    this.#count += 1;
    if (this.#count < ENOUGH) return false;
    const isSlow = this.#sum / this.#count > SLOW && this.#level + 1 < LEVELS.length;
    if (isSlow) this.#level += 1;
    this.#sum = 0;
    this.#count = 0;
    return isSlow;
  }
}

/** Names under which processors draw by themselves. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Would WebGL be computed by the processor alone? Also true where there is none. */
export function isSoftware(): boolean {
  const context = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (!context) return true;
  const named = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = named && context.getParameter(named.UNMASKED_RENDERER_WEBGL);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' && SOFTWARE.test(name);
}
