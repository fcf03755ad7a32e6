// From the page into the scene and back: what lies under a point of the screen, and where on the screen something is.
import type { Vector3 } from 'three';
import type { Position } from '../motion/tumble';
import type { Point, Pose } from '../read/renderer';
import type { CameraRig } from './camera';
import { PointerRay } from './pointer-ray';

export class Sight {
  readonly #canvas: HTMLCanvasElement;
  readonly #rig: CameraRig;
  readonly #pointer = new PointerRay();

  constructor(canvas: HTMLCanvasElement, rig: CameraRig) {
    this.#canvas = canvas;
    this.#rig = rig;
  }

  /** The line of sight through a point of the screen. It is always the same object. */
  through({ x, y }: Point): PointerRay {
    const box = this.#canvas.getBoundingClientRect();
    const right = ((x - box.left) / box.width) * 2 - 1;
    const up = 1 - ((y - box.top) / box.height) * 2;
    this.#pointer.aim(this.#rig.camera, right, up);
    return this.#pointer;
  }

  /**
   * Where a piece on the table goes to reach a tray on the screen: along the table if the tray is in front of it, otherwise
   * up to where the tray is seen.
   */
  wayTo(tray: Point, { y, z }: Pose): Position | null {
    const sight = this.through(tray);
    const before = sight.atHeight(z);
    if (before && before.y * this.#rig.facing < -Math.abs(y)) return { x: before.x, y: before.y, z };
    const hit = sight.atDepth(y);
    return hit && { x: hit.x, y, z: hit.z };
  }

  /** Where a point of the scene is on the screen. Writes over `point`. */
  onScreen(point: Vector3): Point {
    const box = this.#canvas.getBoundingClientRect();
    point.project(this.#rig.camera);
    return {
      x: box.left + ((point.x + 1) / 2) * box.width,
      y: box.top + ((1 - point.y) / 2) * box.height,
    };
  }
}
