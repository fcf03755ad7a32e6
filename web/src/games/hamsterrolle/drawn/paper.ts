// The paper that the wheel is drawn on: which part of it fills the window, and where a point of the screen is on it. In
// millimetres from the hub, which stays in place while the table passes below it.
import type { Point as ClientPoint } from '../read/renderer';
import { Zoom } from '../scene/zoom';
import { FLOOR_HEIGHT, FLOOR_WIDTH } from './floor';
import type { Point } from './project';
import { put } from './svg';
import { OUTER } from './wheel';

/** The middle of the rolled-out floor, below the wheel. */
export const FLOOR_MIDDLE = OUTER + 17 + FLOOR_HEIGHT / 2;
/** What must be visible at least. */
const TOP = -OUTER - 12;
const BOTTOM = FLOOR_MIDDLE + FLOOR_HEIGHT / 2 + 6;
const WIDE = Math.max(2 * OUTER + 34, FLOOR_WIDTH + 14);
/** Letters are no smaller than this, in px. */
const LETTER = 13;

/** The elements of the drawing, from back to front. */
export interface Layers {
  svg: SVGSVGElement;
  /** What passes below while the wheel rolls. */
  table: SVGGElement;
  /** Everything around the hub. */
  wheel: SVGGElement;
}

export class Paper {
  readonly #layers: Layers;
  readonly #zoom = new Zoom();

  constructor(layers: Layers) {
    this.#layers = layers;
  }

  /** The place at the pointer stays; without one, the middle does. */
  zoom(factor: number, at?: ClientPoint): void {
    const { left, top, width, height } = this.#layers.svg.getBoundingClientRect();
    this.#zoom.by(factor, at && { x: (at.x - left) / width, y: (at.y - top) / height });
    this.resize();
  }

  /** Takes the picture along, by px. */
  pan(right: number, down: number): void {
    const { width, height } = this.#layers.svg.getBoundingClientRect();
    this.#zoom.move(right / width, down / height);
    this.resize();
  }

  unzoom(): void {
    this.#zoom.reset();
    this.resize();
  }

  get isZoomed(): boolean {
    return this.#zoom.isChanged;
  }

  /** Fits the drawing into the window. */
  resize(): void {
    const { svg } = this.#layers;
    const { width, height } = svg.getBoundingClientRect();
    if (!width || !height) return;
    const scale = Math.min(width / WIDE, height / (BOTTOM - TOP));
    const [w, h] = [width / scale, height / scale];
    const top = TOP - (h - (BOTTOM - TOP)) * 0.4;
    const { scale: close, x, y } = this.#zoom;
    put(svg, 'viewBox', `${(x - 0.5) * w} ${top + y * h} ${w / close} ${h / close}`);
    svg.style.setProperty('--letter', `${Math.max(11, LETTER / scale)}px`);
  }

  /** Where a point of the screen is on the paper; null: the drawing is not on the page. */
  toPaper({ x, y }: ClientPoint): Point | null {
    const matrix = this.#layers.wheel.getScreenCTM();
    if (!matrix) return null;
    const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return [at.x, at.y];
  }

  toClient([x, y]: Point): ClientPoint {
    const matrix = this.#layers.wheel.getScreenCTM();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x: 0, y: 0 };
  }
}
