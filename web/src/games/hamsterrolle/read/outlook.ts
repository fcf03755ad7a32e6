// How a piece would fare if the hand let go of it now, as far as an eye can tell: on a steep floor wood slides down until
// something stops it, and on the ceiling nothing does. No physics and no promise: only what must not be promised.
import { angleOf, bearingOf } from './circle';
import { turned } from '../drawn/project';
import {
  COMPARTMENTS,
  DIVIDER_THICKNESS,
  DIVIDERS,
  INNER_RADIUS,
  kindOf,
  PITCH,
  shapeOf,
  solidOf,
  WIDTH,
} from './shape';
import type { Pose } from './look';

/** Degrees from the bottom of the wheel beyond which wood slides on wood, as `bots/places.py` has it; what rolls, sooner. */
const STEEP = 17;
const ROLLS = 4;
/** A divider is a shelf up to here; and without one, nothing bears a piece beyond there. */
const SHELF = 95;
const CEILING = 80;
/** Beyond this not even a shelf is in the way of what falls. */
export const TOP = 110;
/** So near to the floor a piece lies on it, and so near to a stop it is stopped before it has slid; in metres. */
const ON_FLOOR = 0.006;
const SNUG = 0.006;
const OVERLAP = 0.006;
/** Out of the ring by so much it is seen to stick out, in metres. */
const OUT = 0.003;

export interface Outlook {
  /** It may well stay; nobody knows; nothing bears it there, but the divider below would; nothing bears it there at all. */
  stays: 'yes' | 'maybe' | 'shelf' | 'never';
  /** Where it is: degrees from the bottom of the wheel, positive ahead. */
  lead: number;
  /** Where it sticks out of the ring, in the world's axes: towards -y, towards +y, or not at all. */
  out: -1 | 0 | 1;
}

/** What the eye sees of the wheel; poses in its own axes, by piece. */
export interface Sight {
  poses: readonly Pose[];
  inside: Uint8Array;
  /** Degrees. */
  contact: number;
}

/** How far a piece reaches: degrees from the bottom, and metres. */
interface Reach {
  lead: number;
  rear: number;
  front: number;
  /** From the hub: its centre, its far and its near end. */
  centre: number;
  low: number;
  high: number;
  left: number;
  right: number;
}

/** `line`: the wheel's own angle in degrees that the foremost edge must pass; null: none. */
export function outlookOf(piece: number, sight: Sight, line: number | null): Outlook {
  const own = reachOf(piece, sight);
  const out = own.left < -WIDTH / 2 - OUT ? -1 : own.right > WIDTH / 2 + OUT ? 1 : 0;
  return { stays: staysOf(piece, own, sight, line), lead: own.lead, out };
}

function staysOf(piece: number, own: Reach, sight: Sight, line: number | null): Outlook['stays'] {
  const slope = Math.abs(own.lead);
  if (slope > TOP) return 'never';
  const slip = slipOf(piece, own, sight);
  if (slip === null && slope > CEILING) return hasShelf(own, sight) ? 'shelf' : 'never';
  if (slip === null) return 'maybe';
  if (own.low < INNER_RADIUS - ON_FLOOR) return 'maybe';
  const isPast = line === null || own.front - degrees(slip) > bearingOf(line, sight.contact);
  return slope <= steepFor(piece, sight) || isPast ? 'yes' : 'maybe';
}

/** The divider below it, in the same compartment, would bear it. */
function hasShelf(own: Reach, sight: Sight): boolean {
  const gaps = dividers(Math.sign(own.lead), own, sight).map((stop) => Math.abs(own.lead) - stop);
  return gaps.some((gap) => gap > 0 && gap < PITCH);
}

/** How far it slides down until it lies, in metres; null: nothing near stops it. */
function slipOf(piece: number, own: Reach, sight: Sight): number | null {
  if (Math.abs(own.lead) <= steepFor(piece, sight)) return 0;
  const side = Math.sign(own.lead);
  const edge = side > 0 ? own.rear : -own.front;
  const gaps = [...dividers(side, own, sight), ...others(piece, side, own, sight)]
    .map((stop) => metres(edge - stop))
    .filter((gap) => gap > -OVERLAP && gap < SNUG);
  return gaps.length > 0 ? Math.max(0, Math.min(...gaps)) : null;
}

/** The sides of dividers that stand high enough to bear it, in degrees up from the bottom. */
function dividers(side: number, { centre }: Reach, { contact }: Sight): number[] {
  return Array.from({ length: COMPARTMENTS }, (_, n) => n)
    .filter((n) => INNER_RADIUS - DIVIDERS[n]! <= centre)
    .map((n) => side * bearingOf(n * PITCH, contact))
    .filter((up) => up > 0 && up <= SHELF)
    .map((up) => up + degrees(DIVIDER_THICKNESS / 2));
}

/** The same of pieces that lie there. */
function others(piece: number, side: number, own: Reach, sight: Sight): number[] {
  const stops: number[] = [];
  sight.inside.forEach((isInside, other) => {
    if (!isInside || other === piece) return;
    const reach = reachOf(other, sight);
    const isBeside = reach.left < own.right && reach.right > own.left && reach.high <= own.centre;
    if (isBeside && Math.abs(reach.lead) <= SHELF && side * reach.lead < side * own.lead)
      stops.push(side > 0 ? reach.front : -reach.rear);
  });
  return stops;
}

function steepFor(piece: number, { poses }: Sight): number {
  const { w, i, j, k } = poses[piece]!;
  const isRound = shapeOf(piece).form === 'roller';
  return isRound && Math.abs(turned([w, i, j, k], [0, 1, 0])[1]) > 0.7 ? ROLLS : STEEP;
}

function reachOf(piece: number, { poses, contact }: Sight): Reach {
  const { x, y, z, w, i, j, k } = poses[piece]!;
  const lead = bearingOf(angleOf({ x, z }), contact);
  const reach = {
    lead,
    rear: lead,
    front: lead,
    centre: Math.hypot(x, z),
    low: 0,
    high: Infinity,
    left: y,
    right: y,
  };
  for (const corner of solidOf(kindOf(piece)).corners) {
    const [dx, dy, dz] = turned([w, i, j, k], corner);
    const turn = lead + bearingOf(angleOf({ x: x + dx, z: z + dz }), contact + lead);
    const far = Math.hypot(x + dx, z + dz);
    reach.rear = Math.min(reach.rear, turn);
    reach.front = Math.max(reach.front, turn);
    reach.low = Math.max(reach.low, far);
    reach.high = Math.min(reach.high, far);
    reach.left = Math.min(reach.left, y + dy);
    reach.right = Math.max(reach.right, y + dy);
  }
  return reach;
}

function degrees(length: number): number {
  return (length / INNER_RADIUS) * (180 / Math.PI);
}

function metres(turn: number): number {
  return turn * (Math.PI / 180) * INNER_RADIUS;
}
