// What is under a pointer: intersects a ray with pieces, and with planes of equal depth or height. Allocates nothing.
import { Matrix4, Plane, Ray, Raycaster, Vector2, Vector3, type PerspectiveCamera } from 'three';
import { kindOf, PIECES, SHAPES, solidOf } from '../read/shape';

/** How wide a finger is, as a share of the distance to the piece. */
const FINGER = 0.012;

interface Side {
  normal: Vector3;
  depth: number;
}

/** The planes that bound each kind. */
const SIDES: readonly (readonly Side[])[] = SHAPES.map((_, kind) => {
  const { corners, faces } = solidOf(kind);
  return faces.map((loop) => {
    const [a, b, c] = [0, 1, 2].map((n) => new Vector3(...corners[loop[n]!]!)) as [Vector3, Vector3, Vector3];
    const normal = b.clone().sub(a).cross(c.clone().sub(b)).normalize();
    return { normal, depth: normal.dot(a) };
  });
});

/** How far the farthest corner of a piece is from its middle, in metres. */
export const REACH: readonly number[] = Array.from({ length: PIECES }, (_, piece) =>
  Math.max(...solidOf(kindOf(piece)).corners.map((corner) => Math.hypot(...corner))),
);

export class PointerRay {
  readonly #caster = new Raycaster();
  readonly #place = new Vector2();
  readonly #plane = new Plane(new Vector3(0, 1, 0), 0);
  readonly #level = new Plane(new Vector3(0, 0, 1), 0);
  readonly #hit = new Vector3();
  readonly #back = new Matrix4();
  readonly #local = new Ray();

  /** Points from the viewer through a point of the picture, from -1 to 1 in both directions. */
  aim(camera: PerspectiveCamera, x: number, y: number): void {
    this.#caster.setFromCamera(this.#place.set(x, y), camera);
  }

  /** The point at that depth; null: the viewer does not look there. */
  atDepth(y: number): Vector3 | null {
    this.#plane.constant = -y;
    return this.#caster.ray.intersectPlane(this.#plane, this.#hit);
  }

  /** The point at that height; null: the viewer does not look there. */
  atHeight(z: number): Vector3 | null {
    this.#level.constant = -z;
    return this.#caster.ray.intersectPlane(this.#level, this.#hit);
  }

  /** The nearest piece that the ray hits; if there is none, the one that a finger just misses. */
  pieceAt(matrices: readonly Matrix4[], isTakeable: (piece: number) => boolean): number | null {
    const enters = (piece: number): number => this.#enters(piece, matrices[piece]!);
    const beside = (piece: number): number => this.#beside(piece, matrices[piece]!);
    return least(isTakeable, Infinity, enters) ?? least(isTakeable, 1, beside);
  }

  /** How far away the ray enters the piece; Infinity: it misses it. */
  #enters(piece: number, matrix: Matrix4): number {
    const ray = this.#local.copy(this.#caster.ray).applyMatrix4(this.#back.copy(matrix).invert());
    let near = 0;
    let far = Infinity;
    for (const { normal, depth } of SIDES[kindOf(piece)]!) {
      const towards = normal.dot(ray.direction);
      const gap = depth - normal.dot(ray.origin);
      if (Math.abs(towards) < 1e-9) {
        if (gap < 0) return Infinity;
      } else if (towards < 0) near = Math.max(near, gap / towards);
      else far = Math.min(far, gap / towards);
    }
    return near <= far ? near : Infinity;
  }

  /** How far a finger is beside the piece, from 0 to 1; more than 1 is too far. */
  #beside(piece: number, matrix: Matrix4): number {
    const { ray } = this.#caster;
    const middle = this.#hit.setFromMatrixPosition(matrix);
    const way = middle.distanceTo(ray.origin);
    return (ray.distanceToPoint(middle) - REACH[piece]! * 0.6) / (way * FINGER);
  }
}

/** The piece with the least value, if that is below `most`. */
function least(
  isCandidate: (piece: number) => boolean,
  most: number,
  valueOf: (piece: number) => number,
): number | null {
  let found: number | null = null;
  let best = most;
  for (let piece = 0; piece < PIECES; piece++) {
    const value = isCandidate(piece) ? valueOf(piece) : Infinity;
    if (value < best) [found, best] = [piece, value];
  }
  return found;
}
