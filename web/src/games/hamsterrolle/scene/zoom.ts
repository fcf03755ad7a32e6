// How close the viewer looks: which part of the whole picture of the wheel fills the window. Plain numbers; places and
// lengths are shares of the window's width and height, from its upper left corner.
import type { Point } from '../read/look';

const LEAST = 1;
const MOST = 4;
/** One key press, or one notch of a mouse wheel. */
export const ZOOM_STEP = 1.2;
const MIDDLE: Point = { x: 0.5, y: 0.5 };

export class Zoom {
  /** 1: the whole picture. */
  scale = LEAST;
  /** The upper left corner of the part that is shown, in shares of the whole picture. */
  x = 0;
  y = 0;
  #home = LEAST;
  #isHome = true;

  /** The viewer has chosen another part than the usual one. */
  get isChanged(): boolean {
    return !this.#isHome;
  }

  /** How close the viewer is in a window of this shape, unless the reader has chosen otherwise. */
  settle(home: number): void {
    this.#home = clamp(home, LEAST, MOST);
    if (this.#isHome) this.reset();
  }

  /** Closer (above 1) or further away; the place `at` stays where it is. */
  by(factor: number, at: Point = MIDDLE): void {
    const scale = clamp(this.scale * factor, LEAST, MOST);
    const gained = 1 / this.scale - 1 / scale;
    this.scale = scale;
    this.#isHome = false;
    this.#put(this.x + at.x * gained, this.y + at.y * gained);
  }

  /** Take the picture along, to the right and down. */
  move(right: number, down: number): void {
    if (this.scale === LEAST) return;
    this.#isHome = false;
    this.#put(this.x - right / this.scale, this.y - down / this.scale);
  }

  /** The usual part: in the middle, and down to the table, where pieces are built in. */
  reset(): void {
    this.#isHome = true;
    this.scale = this.#home;
    this.#put((1 - 1 / this.scale) / 2, 1);
  }

  /** Never beyond the edge of the picture. */
  #put(x: number, y: number): void {
    const most = 1 - 1 / this.scale;
    this.x = clamp(x, 0, most);
    this.y = clamp(y, 0, most);
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
