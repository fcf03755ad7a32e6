// The pieces in three.js: one solid for each kind, drawn in one go for all sets. `world.ts` says where they are.
import {
  CanvasTexture,
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  SRGBColorSpace,
  Vector3,
  type BufferGeometry,
  type Texture,
} from 'three';
import { addBevelled, Shell } from './bevel';
import { Sheet } from './paint';
import { BLACK, KINDS, kindOf, PIECES, SETS, SHAPES, solidOf } from '../read/shape';

const BEVEL = 0.0009;
const ROUND = 48;

const HIDDEN = new Matrix4().makeScale(0, 0, 0);
const PLAIN = new Color(1, 1, 1);
const tint = new Color();

export class Pieces extends Group {
  readonly #meshes: readonly InstancedMesh<BufferGeometry, MeshStandardMaterial>[];

  constructor(sharpness: number) {
    super();
    this.#meshes = SHAPES.map((_, kind) => meshOf(kind, sharpness));
    this.add(...this.#meshes);
    for (let piece = 0; piece < PIECES; piece++) this.hide(piece);
  }

  place(piece: number, matrix: Matrix4): void {
    const mesh = this.#meshes[kindOf(piece)]!;
    mesh.setMatrixAt(row(piece), matrix);
    mesh.instanceMatrix.needsUpdate = true;
  }

  hide(piece: number): void {
    this.place(piece, HIDDEN);
  }

  /** 1: as it is; more: lighter than the others. */
  lighten(piece: number, by: number): void {
    const mesh = this.#meshes[kindOf(piece)]!;
    mesh.setColorAt(row(piece), tint.copy(PLAIN).multiplyScalar(by));
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
  }

  bodyOf(kind: number): BufferGeometry {
    return this.#meshes[kind]!.geometry;
  }

  paintOf(kind: number): Texture | null {
    return this.#meshes[kind]!.material.map;
  }

  override dispose(): void {
    super.dispose();
    for (const mesh of this.#meshes) {
      mesh.geometry.dispose();
      mesh.material.map?.dispose();
      mesh.material.dispose();
      mesh.dispose();
    }
  }
}

/** Its number among the pieces of its kind. */
function row(piece: number): number {
  return piece === BLACK ? 0 : Math.floor(piece / KINDS);
}

function meshOf(kind: number, sharpness: number): InstancedMesh<BufferGeometry, MeshStandardMaterial> {
  const sheet = new Sheet(kind);
  const map = new CanvasTexture(sheet.canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = sharpness;
  const material = new MeshStandardMaterial({ map, roughness: 0.46, metalness: 0 });
  const mesh = new InstancedMesh(bodyOf(kind, sheet), material, kind === kindOf(BLACK) ? 1 : SETS);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  mesh.frustumCulled = false;
  for (let n = 0; n < mesh.count; n++) mesh.setColorAt(n, PLAIN);
  return mesh;
}

function bodyOf(kind: number, sheet: Sheet): BufferGeometry {
  const { form, size } = SHAPES[kind]!;
  const shell = new Shell();
  if (form === 'roller') addRoller(shell, size[0]! / 2, size[1]! / 2, sheet);
  else addBevelled(shell, solidOf(kind), BEVEL, sheet.unwrap);
  return shell.geometry();
}

/** A roller along y: a round side, two ends, and bevels between them. */
function addRoller(shell: Shell, radius: number, half: number, sheet: Sheet): void {
  const edge = half - BEVEL;
  const ring = (
    y: number,
    r: number,
    lean: (out: Vector3) => Vector3,
    uv: (n: number) => readonly [number, number],
  ) =>
    Array.from({ length: ROUND + 1 }, (_, n) => {
      const angle = (2 * Math.PI * n) / ROUND;
      const out = new Vector3(Math.cos(angle), 0, Math.sin(angle));
      return shell.add(out.clone().multiplyScalar(r).setY(y), lean(out), uv(n));
    });
  const side = sheet.side!;
  const sideUv = (y: number) => (n: number) =>
    sheet.at(side, (n / ROUND) * 2 * Math.PI * radius * 1000, y * 1000);
  band(shell, ring(-edge, radius, same, sideUv(-edge)), ring(edge, radius, same, sideUv(edge)));
  for (const end of [-1, 1] as const) {
    const normal = (): Vector3 => new Vector3(0, end, 0);
    const outer = ring(end * edge, radius, same, (n) => sheet.bare(n / 60));
    const inner = ring(end * half, radius - BEVEL, normal, (n) => sheet.bare(n / 60));
    if (end < 0) band(shell, inner, outer);
    else band(shell, outer, inner);
    const face = end < 0 ? 0 : 1;
    const rim = Array.from({ length: ROUND }, (_, n) => {
      const angle = (-end * 2 * Math.PI * n) / ROUND;
      const place = new Vector3(Math.cos(angle), 0, Math.sin(angle))
        .multiplyScalar(radius - BEVEL)
        .setY(end * half);
      return shell.add(place, normal(), sheet.unwrap(face, place));
    });
    shell.fan(rim);
  }
}

function same(out: Vector3): Vector3 {
  return out.clone();
}

/** Closes the surface between two rings; the second one is further along y. */
function band(shell: Shell, low: readonly number[], high: readonly number[]): void {
  for (let n = 0; n + 1 < low.length; n++) shell.fan([low[n]!, high[n]!, high[n + 1]!, low[n + 1]!]);
}
