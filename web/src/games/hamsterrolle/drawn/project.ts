// From space to paper: rotations, a parallel projection, convex hulls and polygons. In millimetres; y on the paper points
// down.

export type Point = readonly [x: number, y: number];
export type Vector = readonly [x: number, y: number, z: number];
/** w, x, y, z. */
export type Rotation = readonly [w: number, x: number, y: number, z: number];

/** A parallel projection. Parallel lines stay parallel, so one matrix is enough for a flat face. */
export interface Projection {
  /** How far a step along each axis of the world goes to the right on the paper. */
  across: Vector;
  /** How far it goes down on the paper. */
  down: Vector;
  /** Points to the viewer: what is further along it is nearer. */
  near: Vector;
}

export const UPRIGHT: Rotation = [1, 0, 0, 0];

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** A rotation around an axis, in degrees. */
export function turnAbout(axis: Vector, degrees: number): Rotation {
  const half = (degrees * Math.PI) / 360;
  const s = Math.sin(half);
  return [Math.cos(half), axis[0] * s, axis[1] * s, axis[2] * s];
}

/** First b, then a. */
export function after(a: Rotation, b: Rotation): Rotation {
  const [aw, ax, ay, az] = a;
  const [bw, bx, by, bz] = b;
  return [
    aw * bw - ax * bx - ay * by - az * bz,
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
  ];
}

export function turned(turn: Rotation, [x, y, z]: Vector): Vector {
  const [w, i, j, k] = turn;
  const tx = 2 * (j * z - k * y);
  const ty = 2 * (k * x - i * z);
  const tz = 2 * (i * y - j * x);
  return [x + w * tx + j * tz - k * ty, y + w * ty + k * tx - i * tz, z + w * tz + i * ty - j * tx];
}

/** A view from above at an angle, without distortion; angles in radians. */
export function threeQuarter(yaw: number, pitch: number): Projection {
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  return { across: [cy, sy, 0], down: [sy * sp, -cy * sp, -cp], near: [sy * cp, -cy * cp, sp] };
}

/**
 * The front view through the ring. Its plane is not distorted; each millimetre of depth shifts things by `shift`. `behind`:
 * seen from behind, for a wheel that rolls to the right.
 */
export function front(shift: Point, behind: boolean): Projection {
  const side = behind ? -1 : 1;
  const [x, y] = shift;
  return { across: [side, side * x, 0], down: [0, side * y, -1], near: [side * x, -side, -y] };
}

export function onPaper(projection: Projection, point: Vector): Point {
  return [dot(projection.across, point), dot(projection.down, point)];
}

/** The convex hull (Andrew's monotone chain), as a closed polygon. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const lower = chain(sorted);
  const upper = chain(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function chain(sorted: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of sorted) {
    while (kept.length > 1 && cross(kept[kept.length - 2]!, kept[kept.length - 1]!, point) <= 0) kept.pop();
    kept.push(point);
  }
  return kept;
}

function cross(o: Point, a: Point, b: Point): number {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
}

/** The part of a polygon inside a convex one, both counter-clockwise (Sutherland and Hodgman). */
export function clipped(polygon: readonly Point[], within: readonly Point[]): Point[] {
  let left = [...polygon];
  within.forEach((a, i) => {
    const b = within[(i + 1) % within.length]!;
    const before = left;
    left = [];
    before.forEach((p, k) => {
      const q = before[(k + 1) % before.length]!;
      const [sp, sq] = [cross(a, b, p), cross(a, b, q)];
      if (sp >= 0) left.push(p);
      if (sp >= 0 !== sq >= 0) {
        const t = sp / (sp - sq);
        left.push([p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])]);
      }
    });
  });
  return left;
}

/** The polygon with its edges moved inward; convex and counter-clockwise. */
export function inset(polygon: readonly Point[], by: number): Point[] {
  const n = polygon.length;
  return polygon.map((p, i) => {
    const [a, b] = [edge(polygon[(i + n - 1) % n]!, p), edge(p, polygon[(i + 1) % n]!)];
    const k = by / (1 + a[0] * b[0] + a[1] * b[1]);
    return [p[0] - (a[1] + b[1]) * k, p[1] + (a[0] + b[0]) * k];
  });
}

/** The direction from a to b, with length 1. */
function edge(a: Point, b: Point): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

export function inside(polygon: readonly Point[], point: Point): boolean {
  return polygon.every((p, i) => cross(p, polygon[(i + 1) % polygon.length]!, point) >= 0);
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The data of a closed path. */
export function pathOf(points: readonly Point[]): string {
  return points.length ? `${openPath(points)}Z` : '';
}

export function openPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}
