// The piece in hand at the real wheel, the ghost of where it is wanted, and a shadow where it would fall.
import {
  CanvasTexture,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Quaternion,
  Vector3,
  type BufferGeometry,
} from 'three';
import { copyPose, noPose } from '../read/pose';
import { canvasOf } from './grain';
import type { Pieces } from './pieces';
import { REACH } from './pointer-ray';
import { INNER_RADIUS, kindOf, OUTER_RADIUS, WIDTH } from '../read/shape';
import type { HandShown, Pose } from '../read/renderer';

export class Hand extends Group {
  /** null: the hand is empty. */
  piece: number | null = null;
  isGripped = false;
  /** In the world's axes. */
  readonly pose = noPose();
  readonly #wanted = noPose();
  #isWanted = false;
  readonly #ghost = ghostOf();
  readonly #fall = fallOf();

  constructor() {
    super();
    this.add(this.#ghost, this.#fall);
  }

  take(hand: HandShown | null): void {
    this.piece = hand?.piece ?? null;
    this.isGripped = hand?.gripped ?? false;
    this.#isWanted = (hand?.wanted ?? null) !== null;
    if (hand) copyPose(hand.pose, this.pose);
    if (hand?.wanted) copyPose(hand.wanted, this.#wanted);
  }

  /** `x`: where the hub stands in the scene; `hub`: where it stands in the world's axes. */
  lay(pieces: Pieces, x: number, hub: number): void {
    const held = this.piece;
    this.#ghost.visible = held !== null && this.#isWanted;
    this.#fall.visible = held !== null;
    if (held === null) return;
    if (this.#isWanted) {
      this.#ghost.geometry = pieces.bodyOf(kindOf(held));
      this.#ghost.material.map = pieces.paintOf(kindOf(held));
      compose(this.#wanted, x - hub, this.#ghost.matrix);
    }
    this.#layShadow(held, x, hub);
  }

  override dispose(): void {
    super.dispose();
    this.#ghost.material.dispose();
    this.#fall.geometry.dispose();
    this.#fall.material.map?.dispose();
    this.#fall.material.dispose();
  }

  #layShadow(held: number, at: number, hub: number): void {
    const { x, y, z } = this.pose;
    const across = x - hub;
    const isOver = Math.abs(y) < WIDTH / 2 && Math.hypot(across, z) < INNER_RADIUS;
    const floor = isOver ? -Math.sqrt(INNER_RADIUS ** 2 - across ** 2) + 0.0012 : -OUTER_RADIUS + 0.0008;
    const fall = this.#fall;
    fall.position.set(across + at, y, floor);
    fall.rotation.y = isOver ? Math.asin(Math.min(1, Math.max(-1, -across / INNER_RADIUS))) : 0;
    const height = Math.max(0, z - floor);
    fall.scale.setScalar(REACH[held]! * (2.1 + 2.4 * height));
    fall.material.opacity = 0.62 / (1 + 5 * height);
  }
}

const ONE = new Vector3(1, 1, 1);
const spot = new Vector3();
const spin = new Quaternion();

/** The matrix of a pose, shifted along the table. */
export function compose({ x, y, z, w, i, j, k }: Pose, off: number, out: Matrix4): Matrix4 {
  return out.compose(spot.set(x + off, y, z), spin.set(i, j, k, w), ONE);
}

function ghostOf(): Mesh<BufferGeometry, MeshStandardMaterial> {
  const material = new MeshStandardMaterial({
    transparent: true,
    opacity: 0.34,
    depthWrite: false,
    roughness: 0.8,
  });
  const ghost = new Mesh<BufferGeometry, MeshStandardMaterial>(undefined, material);
  ghost.matrixAutoUpdate = false;
  ghost.visible = false;
  ghost.renderOrder = 4;
  ghost.frustumCulled = false;
  return ghost;
}

function fallOf(): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const [canvas, pen] = canvasOf(64, 64);
  const blur = pen.createRadialGradient(32, 32, 2, 32, 32, 32);
  blur.addColorStop(0, 'rgb(0 0 0 / 1)');
  blur.addColorStop(0.5, 'rgb(0 0 0 / 0.5)');
  blur.addColorStop(1, 'rgb(0 0 0 / 0)');
  pen.fillStyle = blur;
  pen.fillRect(0, 0, 64, 64);
  const map = new CanvasTexture(canvas);
  const material = new MeshBasicMaterial({ map, color: 0x1a0a02, transparent: true, depthWrite: false });
  const fall = new Mesh(new PlaneGeometry(1, 1), material);
  fall.visible = false;
  fall.renderOrder = 2;
  return fall;
}
