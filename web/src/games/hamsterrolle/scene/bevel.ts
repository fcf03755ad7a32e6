// Solids with bevelled edges, as a joiner makes them: each face is inset a little, and narrow strips join the faces. The
// strips use the normals of the faces, so that they catch the light like rounded wood.
import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';
import type { Solid } from '../read/shape';

/** Where a corner of a face is on the texture; `face` -1: a corner of a strip along an edge. */
export type Unwrap = (face: number, corner: Vector3) => readonly [u: number, v: number];

/** A geometry in the making. */
export class Shell {
  readonly places: number[] = [];
  readonly normals: number[] = [];
  readonly coordinates: number[] = [];
  readonly triangles: number[] = [];

  add(place: Vector3, normal: Vector3, [u, v]: readonly [number, number]): number {
    this.places.push(place.x, place.y, place.z);
    this.normals.push(normal.x, normal.y, normal.z);
    this.coordinates.push(u, v);
    return this.places.length / 3 - 1;
  }

  /** Adds a convex polygon, counter-clockwise when seen from outside. */
  fan(corners: readonly number[]): void {
    for (let n = 2; n < corners.length; n++) this.triangles.push(corners[0]!, corners[n - 1]!, corners[n]!);
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute('position', new Float32BufferAttribute(this.places, 3));
    made.setAttribute('normal', new Float32BufferAttribute(this.normals, 3));
    made.setAttribute('uv', new Float32BufferAttribute(this.coordinates, 2));
    made.setIndex(this.triangles);
    return made;
  }
}

/** Adds a convex solid with edges bevelled by `bevel` metres. `place` moves its corners afterwards. */
export function addBevelled(
  shell: Shell,
  solid: Solid,
  bevel: number,
  unwrap: Unwrap,
  place: (corner: Vector3) => Vector3 = (corner) => corner,
  turn: (normal: Vector3) => Vector3 = (normal) => normal,
): void {
  const corners = solid.corners.map(([x, y, z]) => new Vector3(x, y, z));
  const faces = solid.faces.map((loop) =>
    setIn(
      loop.map((n) => corners[n]!),
      bevel,
    ),
  );
  const put = (face: number, n: number, on: number): number => {
    const { points, normal } = faces[face]!;
    return shell.add(place(points[n]!.clone()), turn(normal.clone()), unwrap(on, points[n]!));
  };
  faces.forEach(({ points }, face) => shell.fan(points.map((_, n) => put(face, n, face))));
  addStrips(shell, solid, put);
  addTips(shell, solid, put);
}

interface SetIn {
  points: Vector3[];
  normal: Vector3;
}

/** The face with its edges moved inward. */
function setIn(loop: readonly Vector3[], by: number): SetIn {
  const count = loop.length;
  const edges = loop.map((corner, n) => loop[(n + 1) % count]!.clone().sub(corner).normalize());
  const normal = edges[0]!.clone().cross(edges[1]!).normalize();
  const points = loop.map((corner, n) => {
    const before = edges[(n + count - 1) % count]!;
    const after = edges[n]!;
    const inwards = normal.clone().cross(before).add(normal.clone().cross(after));
    return corner.clone().addScaledVector(inwards, by / (1 + before.dot(after)));
  });
  return { points, normal };
}

type Put = (face: number, n: number, on: number) => number;

function addStrips(shell: Shell, { faces }: Solid, put: Put): void {
  faces.forEach((loop, face) =>
    loop.forEach((corner, n) => {
      const next = loop[(n + 1) % loop.length]!;
      const other = faces.findIndex((there) => runs(there, next, corner));
      if (other < face) return; // this strip has been added
      const there = faces[other]!;
      const far = there.indexOf(next);
      const back = there.indexOf(corner);
      shell.fan([
        put(face, (n + 1) % loop.length, -1),
        put(face, n, -1),
        put(other, back, -1),
        put(other, far, -1),
      ]);
    }),
  );
}

/** Whether the second corner follows the first one in the loop. */
function runs(loop: readonly number[], from: number, to: number): boolean {
  const n = loop.indexOf(from);
  return n >= 0 && loop[(n + 1) % loop.length] === to;
}

/** Closes each corner with a small polygon between the faces that meet there, in their order around the corner. */
function addTips(shell: Shell, { corners, faces }: Solid, put: Put): void {
  corners.forEach((_, corner) => {
    const first = faces.findIndex((loop) => loop.includes(corner));
    const around: number[] = [];
    let face = first;
    do {
      around.push(face);
      const loop = faces[face]!;
      const before = loop[(loop.indexOf(corner) + loop.length - 1) % loop.length]!;
      face = faces.findIndex((there) => runs(there, corner, before));
    } while (face !== first && around.length < faces.length);
    shell.fan(around.map((there) => put(there, faces[there]!.indexOf(corner), -1)));
  });
}
