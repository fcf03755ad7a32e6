// Makes, copies and compares poses.
import type { Pose } from './renderer';

export function noPose(): Pose {
  return { x: 0, y: 0, z: 0, w: 1, i: 0, j: 0, k: 0 };
}

export function copyPose(from: Pose, to: Pose): void {
  to.x = from.x;
  to.y = from.y;
  to.z = from.z;
  to.w = from.w;
  to.i = from.i;
  to.j = from.j;
  to.k = from.k;
}

export function isSamePose(a: Pose, b: Pose): boolean {
  return (
    a.x === b.x && a.y === b.y && a.z === b.z && a.w === b.w && a.i === b.i && a.j === b.j && a.k === b.k
  );
}
