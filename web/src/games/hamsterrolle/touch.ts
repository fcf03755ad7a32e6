// Whether a piece touches wood: the rim, a divider, or another piece. The stream does not say so; what lies where, it does.
// Metres, in the wheel's own axes.
import type { Picture } from './frame';
import {
  COMPARTMENTS,
  DIVIDER_THICKNESS,
  DIVIDERS,
  INNER_RADIUS,
  kindOf,
  PITCH,
  SHAPES,
  solidOf,
  WIDTH,
  type Solid,
} from './shape';
import type { Pose } from './stage';

type Vector = readonly [x: number, y: number, z: number];

/** Nearer than this, nobody sees daylight between two pieces of wood. */
const CLOSE = 0.0015;
/** The rim is straight between its bends, so its floor is here and there a little nearer to the hub than it should be. */
const FLOOR = INNER_RADIUS - 0.0004 - CLOSE;

/** A body with the directions in which it can be told from another one. */
interface Block {
  corners: readonly Vector[];
  normals: readonly Vector[];
  edges: readonly Vector[];
}

export function touchesWood({ poses, inside }: Pick<Picture, 'poses' | 'inside'>, piece: number): boolean {
  const pose = poses[piece];
  if (!pose || !inside[piece]) return false;
  const own = blockAt(piece, pose);
  return (
    own.corners.some(([x, , z]) => Math.hypot(x, z) > FLOOR) ||
    DIVIDER_BLOCKS.some((divider) => isClose(own, divider)) ||
    poses.some((other, n) => {
      if (n === piece || !inside[n] || apart(pose, other) > reach(piece) + reach(n) + CLOSE) return false;
      return isClose(own, blockAt(n, other));
    })
  );
}

/** Two bodies with flat faces are apart if they are so seen along one of their faces, or along two of their edges. */
function isClose(one: Block, other: Block): boolean {
  const across = one.edges.flatMap((edge) => other.edges.map((along) => cross(edge, along)));
  return [...one.normals, ...other.normals, ...across].every((axis) => gap(axis, one, other) <= CLOSE);
}

/** Seen along that axis; negative: they overlap. */
function gap(axis: Vector, one: Block, other: Block): number {
  const length = Math.hypot(...axis);
  if (length < 1e-6) return -Infinity;
  const [low, high] = span(axis, one);
  const [otherLow, otherHigh] = span(axis, other);
  return Math.max(low - otherHigh, otherLow - high) / length;
}

function span(axis: Vector, { corners }: Block): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const corner of corners) {
    const at = dot(axis, corner);
    if (at < low) low = at;
    if (at > high) high = at;
  }
  return [low, high];
}

function blockAt(piece: number, pose: Pose): Block {
  const { corners, normals, edges } = BLOCKS[kindOf(piece)]!;
  return {
    corners: corners.map((corner) => plus(turned(pose, corner), [pose.x, pose.y, pose.z])),
    normals: normals.map((normal) => turned(pose, normal)),
    edges: edges.map((edge) => turned(pose, edge)),
  };
}

function blockOf({ corners, faces }: Solid): Block {
  const loops = faces.map((face) => face.map((n) => corners[n]!));
  const sides = loops.map((loop) => loop.map((corner, n) => minus(loop[(n + 1) % loop.length]!, corner)));
  return {
    corners,
    normals: distinct(sides.map(([first, second]) => cross(first!, second!))),
    edges: distinct(sides.flat()),
  };
}

/** Of directions that are the same or opposite, only one. */
function distinct(directions: readonly Vector[]): Vector[] {
  const kept: Vector[] = [];
  for (const direction of directions.map(unit))
    if (!kept.some((other) => Math.abs(dot(other, direction)) > 0.99999)) kept.push(direction);
  return kept;
}

const BLOCKS: readonly Block[] = SHAPES.map((_, kind) => blockOf(solidOf(kind)));

const DIVIDER_BLOCKS: readonly Block[] = Array.from({ length: COMPARTMENTS }, (_, n) => {
  const angle = (n * PITCH * Math.PI) / 180;
  const out: Vector = [-Math.sin(angle), 0, -Math.cos(angle)];
  const along: Vector = [-Math.cos(angle), 0, Math.sin(angle)];
  const depth: Vector = [0, 1, 0];
  const inner = INNER_RADIUS - (DIVIDERS[n] ?? 0);
  const corners = [inner, INNER_RADIUS].flatMap((radius) =>
    [-DIVIDER_THICKNESS / 2, DIVIDER_THICKNESS / 2].flatMap((aside) =>
      [-WIDTH / 2, WIDTH / 2].map((deep) =>
        plus(plus(times(out, radius), times(along, aside)), times(depth, deep)),
      ),
    ),
  );
  return { corners, normals: [out, along, depth], edges: [out, along, depth] };
});

/** From the middle of a piece to its furthest corner. */
function reach(piece: number): number {
  return Math.max(...BLOCKS[kindOf(piece)]!.corners.map((corner) => Math.hypot(...corner)));
}

function apart(a: Pose, b: Pose): number {
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

/** By the turn of a pose. */
function turned({ w, i, j, k }: Pose, [x, y, z]: Vector): Vector {
  const s: Vector = [2 * (j * z - k * y), 2 * (k * x - i * z), 2 * (i * y - j * x)];
  return [
    x + w * s[0] + j * s[2] - k * s[1],
    y + w * s[1] + k * s[0] - i * s[2],
    z + w * s[2] + i * s[1] - j * s[0],
  ];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function times(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by];
}

function unit(a: Vector): Vector {
  return times(a, 1 / Math.hypot(...a));
}
