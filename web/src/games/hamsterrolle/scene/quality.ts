// How finely the wheel is drawn: as finely as the machine manages at a steady pace. Time is passed in.

interface Level {
  /** The most pixels of the picture for each px of the page. */
  ratio: number;
  /** The width of the shadow map, in px. */
  shadow: number;
}

/** The finest first; the last one is for machines without a graphics processor. */
const LEVELS: readonly [Level, ...Level[]] = [
  { ratio: 2, shadow: 2048 },
  { ratio: 1.5, shadow: 2048 },
  { ratio: 1.25, shadow: 1024 },
  { ratio: 1, shadow: 1024 },
  { ratio: 0.75, shadow: 512 },
  { ratio: 0.5, shadow: 512 },
];
/** How many drawings in a row are judged together. */
const ENOUGH = 40;
/** If a drawing takes longer than this on average, it is too slow. In ms. */
const SLOW = 24;
/** After a longer pause than this, in ms, there was simply nothing to draw. */
const PAUSE = 150;

export class Quality {
  /** The machine has no graphics processor, so costly effects and smooth edges are left out. */
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

  /** For a picture that stands still. There is time, so it is as fine as the finest level. */
  get ratioAtRest(): number {
    return this.isSlow ? 1.5 : LEVELS[0].ratio;
  }

  get shadow(): number {
    return LEVELS[this.#level]!.shadow;
  }

  /** A drawing begins. True: from now on, drawings are less fine. */
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

/** Names of renderers that run on the processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether WebGL would run on the processor alone; also true if there is no WebGL. */
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
