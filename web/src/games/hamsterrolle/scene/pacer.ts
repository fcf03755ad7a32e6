// When the picture is drawn: in the frame of the page in which something has changed, then as long as something moves by
// itself, and once more when everything has been at rest for a while. Knows nothing of what is drawn.

/** The longest step that easing takes at once, in seconds. */
const STEP = 0.05;
/** If nothing has moved for so long, everything is at rest, in ms. */
const REST = 250;

interface Painter {
  /** Draws what has changed; true: something moves by itself, and must be drawn again. */
  draw(now: number, seconds: number): boolean;
  /** There is time for a fine picture. */
  refine(): void;
}

export class Pacer {
  readonly #painter: Painter;
  #drawn = -Infinity;
  #asked = 0;
  #isPlanned = false;
  #isBusy = false;
  #resting = 0;
  #isDisposed = false;
  /** Nothing has moved for a while. */
  isAtRest = false;

  constructor(painter: Painter) {
    this.#painter = painter;
  }

  dispose(): void {
    this.#isDisposed = true;
    cancelAnimationFrame(this.#asked);
    clearTimeout(this.#resting);
  }

  /** Draw soon: what changes within a frame of the page is drawn in that frame, once; what comes after it, in the next. */
  wake(): void {
    this.isAtRest = false;
    if (this.#isPlanned || this.#isDisposed) return;
    this.#isPlanned = true;
    const now = frameTime();
    if (now > this.#drawn && !this.#asked) queueMicrotask(() => this.#draw(frameTime()));
    else this.#ask();
  }

  #ask(): void {
    this.#asked ||= requestAnimationFrame((now) => {
      this.#asked = 0;
      this.#draw(now);
    });
  }

  #draw(now: number): void {
    this.#isPlanned = false;
    if (this.#isDisposed) return;
    const seconds = this.#isBusy ? Math.min(STEP, Math.max(0, (now - this.#drawn) / 1000)) : 1 / 60;
    this.#drawn = now;
    this.#isBusy = this.#painter.draw(now, seconds);
    this.#resting ||= window.setTimeout(this.#rest, REST);
    if (!this.#isBusy) return;
    this.#isPlanned = true;
    this.#ask();
  }

  readonly #rest = (): void => {
    this.#resting = 0;
    if (this.#isDisposed) return;
    if (this.#isPlanned || performance.now() - this.#drawn < REST) {
      this.#resting = window.setTimeout(this.#rest, REST);
      return;
    }
    this.isAtRest = true;
    this.#painter.refine();
  };
}

/** The same within one frame of the page. */
function frameTime(): number {
  const now = document.timeline.currentTime;
  return typeof now === 'number' ? now : performance.now();
}
