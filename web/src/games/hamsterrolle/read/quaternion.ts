// Turning a pose, and the way between the wheel's own axes and the world's. Writes over what it is given to write into.
import type { Pose } from './renderer';

export type Quaternion = Pick<Pose, 'w' | 'i' | 'j' | 'k'>;

export function still(): Quaternion {
  return { w: 1, i: 0, j: 0, k: 0 };
}

export function about(axis: 'x' | 'y' | 'z', radians: number): Quaternion {
  const s = Math.sin(radians / 2);
  return {
    w: Math.cos(radians / 2),
    i: axis === 'x' ? s : 0,
    j: axis === 'y' ? s : 0,
    k: axis === 'z' ? s : 0,
  };
}

/** First b, then a. `out` may be either. */
export function compose<Out extends Quaternion>(a: Quaternion, b: Quaternion, out: Out): Out {
  const w = a.w * b.w - a.i * b.i - a.j * b.j - a.k * b.k;
  const i = a.w * b.i + a.i * b.w + a.j * b.k - a.k * b.j;
  const j = a.w * b.j - a.i * b.k + a.j * b.w + a.k * b.i;
  const k = a.w * b.k + a.i * b.j - a.j * b.i + a.k * b.w;
  return set(out, w, i, j, k);
}

export function inverse(a: Quaternion): Quaternion {
  return { w: a.w, i: -a.i, j: -a.j, k: -a.k };
}

/** The angle between two turns, in radians. */
export function angleBetween(a: Quaternion, b: Quaternion): number {
  const cosine = Math.abs(a.w * b.w + a.i * b.i + a.j * b.j + a.k * b.k);
  return 2 * Math.acos(Math.min(1, cosine));
}

/** From one turn to another by this share of the way, along the shorter arc. `out` may be either. */
export function toward(from: Quaternion, to: Quaternion, share: number, out: Quaternion): void {
  const half = angleBetween(from, to) / 2;
  const side = from.w * to.w + from.i * to.i + from.j * to.j + from.k * to.k < 0 ? -1 : 1;
  const sine = Math.sin(half);
  const p = sine < 1e-4 ? 1 - share : Math.sin((1 - share) * half) / sine;
  const q = side * (sine < 1e-4 ? share : Math.sin(share * half) / sine);
  set(out, from.w * p + to.w * q, from.i * p + to.i * q, from.j * p + to.j * q, from.k * p + to.k * q);
}

function set<Out extends Quaternion>(out: Out, w: number, i: number, j: number, k: number): Out {
  const length = Math.hypot(w, i, j, k) || 1;
  out.w = w / length;
  out.i = i / length;
  out.j = j / length;
  out.k = k / length;
  return out;
}

/** A pose in the wheel's own axes, as it stands in the world; the contact angle in degrees. */
export function toWorld(own: Pose, contact: number, hub: number, out: Pose): void {
  const turn = (-contact * Math.PI) / 180;
  const { x, y, z } = own;
  compose(about('y', turn), own, out);
  out.x = hub + x * Math.cos(turn) + z * Math.sin(turn);
  out.y = y;
  out.z = z * Math.cos(turn) - x * Math.sin(turn);
}
