// Angles about the hub, in degrees: the wheel's own, which turn with it, and those from where it stands on the table.
import type { Pose } from './renderer';

/** The wheel's own angle of a point in its own axes, from 0 up to 360. */
export function angleOf({ x, z }: Pick<Pose, 'x' | 'z'>): number {
  return ((Math.atan2(-x, -z) * 180) / Math.PI + 360) % 360;
}

/** How far ahead of the bottom of the wheel one of its own angles is, -180 to 180; behind it, negative. */
export function bearingOf(own: number, contact: number): number {
  return ((((own - contact + 180) % 360) + 360) % 360) - 180;
}
