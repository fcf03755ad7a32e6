// A pose between two others.
import type { Pose } from '../read/renderer';

/** Above this cosine, two rotations are so close that a straight line will do. */
const NEAR = 0.9995;

/** Positions move in a straight line, rotations along the shortest arc. `out` may be either pose. */
export function blend(from: Pose, to: Pose, share: number, out: Pose): void {
  out.x = from.x + (to.x - from.x) * share;
  out.y = from.y + (to.y - from.y) * share;
  out.z = from.z + (to.z - from.z) * share;
  const cosine = from.w * to.w + from.i * to.i + from.j * to.j + from.k * to.k;
  const side = cosine < 0 ? -1 : 1; // a quaternion and its negative are the same rotation
  let p = 1 - share;
  let q = share * side;
  if (Math.abs(cosine) < NEAR) {
    const angle = Math.acos(Math.abs(cosine));
    p = Math.sin((1 - share) * angle) / Math.sin(angle);
    q = (Math.sin(share * angle) / Math.sin(angle)) * side;
  }
  const w = from.w * p + to.w * q;
  const i = from.i * p + to.i * q;
  const j = from.j * p + to.j * q;
  const k = from.k * p + to.k * q;
  const length = Math.sqrt(w * w + i * i + j * j + k * k) || 1;
  out.w = w / length;
  out.i = i / length;
  out.j = j / length;
  out.k = k / length;
}
