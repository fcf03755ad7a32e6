// The table in three.js: planks that fill the picture up to the table's far edge, a soft shadow under the wheel, and a chalk
// arrow that shows where it rolls. The table follows the wheel, but its grain stays in place.
import {
  BufferGeometry,
  CanvasTexture,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three';
import { Arrow } from './arrow';
import { canvasOf, tableCanvas } from './grain';
import { OUTER_RADIUS, WIDTH } from '../read/shape';

const FAR = 0.4;
/** Farther than any camera can see. */
const NEAR = -3;
const SIDE = 6;
/** The size of the texture on the table, in metres. */
const TILE_LONG = 1.1;
const TILE_DEEP = 0.72;
/** The radius of the table top's far edge, in metres. */
const LIP = 0.014;
const LIP_STEPS = 5;
/** Where the middle of the arrow is from the wheel: ahead of it and in front of it, visible from both cameras. */
const ARROW = { ahead: 0.05, before: 0.066 };

export class TableTop extends Group {
  readonly #top: Mesh<BufferGeometry, MeshStandardMaterial>;
  readonly #dark: Mesh<PlaneGeometry, MeshBasicMaterial>;
  readonly #arrow = new Arrow();

  constructor(sharpness: number) {
    super();
    const map = new CanvasTexture(tableCanvas(1536, 1024, 6));
    map.colorSpace = SRGBColorSpace;
    map.wrapS = RepeatWrapping;
    map.wrapT = RepeatWrapping;
    map.anisotropy = sharpness;
    const material = new MeshStandardMaterial({
      map,
      roughness: 0.62,
      transparent: true,
      depthWrite: false, // a mark around the foot of the wheel shows through it
    });
    this.#top = new Mesh(topOf(), material);
    this.#top.receiveShadow = true;
    this.#dark = new Mesh(new PlaneGeometry(0.34, 0.16), darkOf());
    this.#dark.position.z = 0.0004;
    this.#dark.renderOrder = 1;
    this.#arrow.position.z = 0.0004;
    this.#arrow.renderOrder = 2;
    this.add(this.#top, this.#dark, this.#arrow);
    this.position.z = -OUTER_RADIUS;
  }

  /** Where the wheel rolls is settled, so the arrow is shown. */
  set directed(directed: boolean) {
    this.#arrow.visible = directed;
  }

  /** The wheel stands at x = `hub`, and the viewer at `middle`. `facing` -1: the viewer sits behind the wheel. */
  follow(hub: number, middle: number, facing: 1 | -1): void {
    this.#dark.position.x = hub;
    this.#top.position.x = middle;
    this.#top.scale.y = facing; // the far edge is always away from the viewer
    this.#top.material.map!.offset.x = middle / TILE_LONG;
    this.#arrow.position.x = middle - ARROW.ahead;
    this.#arrow.position.y = -facing * ARROW.before;
  }

  override dispose(): void {
    super.dispose();
    this.#arrow.dispose();
    this.#top.material.map?.dispose();
    this.#dark.material.map?.dispose();
    for (const { geometry, material } of [this.#top, this.#dark]) {
      geometry.dispose();
      material.dispose();
    }
  }
}

function topOf(): BufferGeometry {
  const lip = Array.from({ length: LIP_STEPS }, (_, n) => (((n + 1) / LIP_STEPS) * Math.PI) / 2);
  const rows = [
    { y: NEAR, z: 0, lean: 0 },
    { y: FAR, z: 0, lean: 0 },
    ...lip.map((lean) => ({ y: FAR + LIP * Math.sin(lean), z: LIP * (Math.cos(lean) - 1), lean })),
  ];
  const places: number[] = [];
  const normals: number[] = [];
  const coordinates: number[] = [];
  const triangles: number[] = [];
  rows.forEach(({ y, z, lean }, row) => {
    for (const x of [-SIDE, SIDE]) {
      places.push(x, y, z);
      normals.push(0, Math.sin(lean), Math.cos(lean));
      coordinates.push(x / TILE_LONG, y / TILE_DEEP);
    }
    if (row > 0) triangles.push(2 * row - 2, 2 * row - 1, 2 * row + 1, 2 * row - 2, 2 * row + 1, 2 * row);
  });
  const made = new BufferGeometry();
  made.setAttribute('position', new Float32BufferAttribute(places, 3));
  made.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  made.setAttribute('uv', new Float32BufferAttribute(coordinates, 2));
  made.setIndex(triangles);
  return made;
}

function smooth(t: number): number {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
}

/** The shadow where the wheel is close to the table; darkest where it touches. */
function darkOf(): MeshBasicMaterial {
  const [canvas, pen] = canvasOf(256, 128);
  const image = pen.createImageData(256, 128);
  for (let row = 0; row < 128; row++) {
    for (let column = 0; column < 256; column++) {
      const x = ((column - 127.5) / 256) * 0.34;
      const y = ((row - 63.5) / 128) * 0.16;
      const gap = (x * x) / (2 * OUTER_RADIUS);
      const beside = smooth(1 - (Math.abs(y) - WIDTH / 2 + 0.012) / 0.034);
      const under = 0.62 * Math.exp(-gap / 0.0011) + 0.38 * Math.exp(-gap / 0.011);
      const border = smooth((0.17 - Math.abs(x)) / 0.05);
      image.data[4 * (column + 256 * row) + 3] = 255 * 0.8 * beside * under * border;
    }
  }
  pen.putImageData(image, 0, 0);
  const map = new CanvasTexture(canvas);
  return new MeshBasicMaterial({
    map,
    color: 0x140801,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
}
