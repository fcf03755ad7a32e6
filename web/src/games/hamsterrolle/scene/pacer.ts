// Decides when the picture is drawn: in the same frame of the page in which something changed, then as long as something
// moves by itself, and once more when everything has been at rest for a while. Does not know what is drawn.

/** The longest step of easing, in seconds. */
const STEP = 0.05;
/** How long nothing must have moved until everything is at rest, in ms. */
const REST = 250;

interface Painter {
  /** Draws what has changed; true: something moves by itself, and must be drawn again. */
  draw(now: number, seconds: number): boolean;
  /** There is time for a finer picture. */
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

  /** Draws soon: changes within a frame of the page are drawn once, in that frame; later ones in the next frame. */
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

/** The time of the page's current frame. */
function frameTime(): number {
  const now = document.timeline.currentTime;
  return typeof now === 'number' ? now : performance.now();
}
