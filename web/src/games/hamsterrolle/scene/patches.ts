// Flat coloured shapes on the wheel, put together from patches with three or more corners. Colours may fade within a patch.
import { BufferGeometry, Float32BufferAttribute } from 'three';

export type Tone = readonly [red: number, green: number, blue: number];
export const MOSS: Tone = [0.2, 0.42, 0.12];
export const HONEY: Tone = [1, 0.62, 0.12];
export const BERRY: Tone = [0.5, 0.03, 0.06];
export const CREAM: Tone = [1, 0.93, 0.78];
export const FROST: Tone = [0.026, 0.13, 0.25];

/** Patches along an arc. */
const STEPS = 24;

/** The angle in degrees, the distance from the hub, the depth, and how opaque it is. */
type Corner = readonly [angle: number, radius: number, y: number, alpha: number];
type Edge = readonly [radius: number, y: number, alpha: number];

export class Patches {
  readonly #places: number[] = [];
  readonly #colours: number[] = [];
  readonly #triangles: number[] = [];

  /** Adds a shape with these corners, in order. */
  patch(tone: Tone, corners: readonly Corner[]): void {
    const first = this.#places.length / 3;
    for (const [angle, radius, y, alpha] of corners) {
      const a = (angle * Math.PI) / 180;
      this.#places.push(-radius * Math.sin(a), y, -radius * Math.cos(a));
      this.#colours.push(...tone, alpha);
    }
    for (let n = 2; n < corners.length; n++) this.#triangles.push(first, first + n - 1, first + n);
  }

  /** Adds a band between two edges, from one angle to another. */
  arc(tone: Tone, [from, to]: readonly [number, number], inner: Edge, outer: Edge): void {
    for (let n = 0; n < STEPS; n++) {
      const a = from + ((to - from) * n) / STEPS;
      const b = from + ((to - from) * (n + 1)) / STEPS;
      this.patch(tone, [
        [a, ...inner],
        [b, ...inner],
        [b, ...outer],
        [a, ...outer],
      ]);
    }
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute('position', new Float32BufferAttribute(this.#places, 3));
    made.setAttribute('color', new Float32BufferAttribute(this.#colours, 4));
    made.setIndex(this.#triangles);
    return made;
  }
}
