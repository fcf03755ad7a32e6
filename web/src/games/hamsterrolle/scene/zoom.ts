// How close the viewer looks: which part of the whole picture fills the window. Plain numbers: positions and lengths are
// shares of the window's width and height, from its upper left corner.
import type { Point } from '../read/renderer';

const LEAST = 1;
const MOST = 4;
/** One key press, or one notch of a mouse wheel. */
export const ZOOM_STEP = 1.2;
const MIDDLE: Point = { x: 0.5, y: 0.5 };

export class Zoom {
  /** 1: the whole picture. */
  scale = LEAST;
  /** The upper left corner of the visible part, as a share of the whole picture. */
  x = 0;
  y = 0;
  #home = LEAST;
  #isHome = true;

  /** The reader has chosen another part than the usual one. */
  get isChanged(): boolean {
    return !this.#isHome;
  }

  /** Sets how close the viewer is in this window, unless the reader has chosen something else. */
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

  /** Moves the picture to the right and down. */
  move(right: number, down: number): void {
    if (this.scale === LEAST) return;
    this.#isHome = false;
    this.#put(this.x - right / this.scale, this.y - down / this.scale);
  }

  /** Shows the usual part: the middle, down to the table, where players build. */
  reset(): void {
    this.#isHome = true;
    this.scale = this.#home;
    this.#put((1 - 1 / this.scale) / 2, 1);
  }

  /** Keeps the part within the picture. */
  #put(x: number, y: number): void {
    const most = 1 - 1 / this.scale;
    this.x = clamp(x, 0, most);
    this.y = clamp(y, 0, most);
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
