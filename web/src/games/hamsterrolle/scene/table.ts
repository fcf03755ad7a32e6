// The table in three.js: planks that go on beyond every edge of the picture but the far one, where the table ends, the soft
// dark under the wheel, and in chalk where it rolls to. It follows the wheel; its grain stays where it is.
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
/** Farther than anybody looks, from any seat and in any window. */
const NEAR = -3;
const SIDE = 6;
/** Metres on one width and one height of the texture. */
const TILE_LONG = 1.1;
const TILE_DEEP = 0.72;
/** The far edge of the table top is rounded off by this. */
const LIP = 0.014;
const LIP_STEPS = 5;
/** From where the wheel stands to the middle of the arrow, ahead of it and before it: in sight from either seat. */
const ARROW = { ahead: 0.05, before: 0.066 };

export class Table extends Group {
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
      depthWrite: false, // a mark round the foot of the wheel is seen through it
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

  /** It is settled where the wheel rolls to: the arrow says so. */
  set directed(directed: boolean) {
    this.#arrow.visible = directed;
  }

  /** The wheel stands at x = `hub`, the viewer has moved along to `middle`, and sees the far side or the near one. */
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

/** Where the wheel comes near the table no light gets in: darkest along the line on which it stands. */
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
