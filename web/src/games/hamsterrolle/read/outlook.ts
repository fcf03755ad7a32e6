// How a piece in hand is seen in the wheel: how far from the bottom, and whether it sticks out of the ring. Whether it
// would stay there, the server says.
import { turned } from '../drawn/project';
import type { Stays } from '../motion/frame';
import { angleOf, bearingOf } from './circle';
import type { Pose } from './renderer';
import { kindOf, solidOf, WIDTH } from './shape';

/** Further from the bottom than this, the rim is above a piece, not below it; in degrees. */
export const TOP = 110;
/** Out of the ring by so much it is seen to stick out, in metres. */
const OUT = 0.003;

export interface Outlook {
  stays: Stays;
  /** Where it is: degrees from the bottom of the wheel, positive ahead. */
  lead: number;
  /** Where it sticks out of the ring, in the world's axes: towards -y, towards +y, or not at all. */
  out: -1 | 0 | 1;
}

/** `pose` in the wheel's own axes; `contact` in degrees. */
export function positionOf(piece: number, pose: Pose, contact: number): Pick<Outlook, 'lead' | 'out'> {
  const { x, y, z, w, i, j, k } = pose;
  const depths = solidOf(kindOf(piece)).corners.map((corner) => y + turned([w, i, j, k], corner)[1]);
  const lead = bearingOf(angleOf({ x, z }), contact);
  if (Math.min(...depths) < -WIDTH / 2 - OUT) return { lead, out: -1 };
  return { lead, out: Math.max(...depths) > WIDTH / 2 + OUT ? 1 : 0 };
}
