// The wheel in three.js: a ring of staves with bevelled edges, twelve dark dividers, and the numbers of the compartments
// burnt into both sides. In the wheel's own axes.
import {
  BufferGeometry,
  CanvasTexture,
  Group,
  Mesh,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  Vector3,
  type Texture,
} from 'three';
import { addBevelled, Shell } from './bevel';
import { boardCanvas, canvasOf, endGrainCanvas } from './grain';
import {
  COMPARTMENTS,
  DIVIDER_THICKNESS,
  DIVIDERS,
  INNER_RADIUS,
  OUTER_RADIUS,
  PITCH,
  WIDTH,
  type Solid,
} from '../read/shape';

const SEGMENTS = 192;
const BEVEL = 0.0011;
/** How deep the dividers are set into the ring, in metres. */
const ROOT = 0.003;
/** How much of the floor one width of the board's texture covers, in metres. */
const BOARD = 0.13;
const NUMBER = 0.0074;

export class Wheel extends Group {
  readonly #materials: MeshStandardMaterial[] = [];
  readonly #geometries: BufferGeometry[] = [];

  constructor(sharpness: number) {
    super();
    const floor = texture(boardCanvas({ width: 512, height: 256 }, BEECH), sharpness);
    const side = texture(endGrainCanvas(1024, 96, 2, 5), sharpness);
    this.#put(bands(), { map: floor, roughness: 0.55 });
    this.#put(sides(), { map: side, roughness: 0.6 });
    this.#put(dividers(), {
      map: texture(boardCanvas({ width: 256, height: 256 }, WALNUT), sharpness),
      roughness: 0.5,
    });
    const numbers = this.#put(numberPlates(), { map: numberTexture(sharpness), roughness: 0.8 });
    numbers.castShadow = false;
    numbers.material.transparent = true;
    numbers.material.polygonOffset = true;
    numbers.material.polygonOffsetFactor = -2;
    numbers.material.polygonOffsetUnits = -2;
  }

  override dispose(): void {
    super.dispose();
    for (const geometry of this.#geometries) geometry.dispose();
    for (const material of this.#materials) {
      material.map?.dispose();
      material.dispose();
    }
  }

  #put(
    geometry: BufferGeometry,
    look: { map: Texture; roughness: number },
  ): Mesh<BufferGeometry, MeshStandardMaterial> {
    const material = new MeshStandardMaterial({ ...look, metalness: 0 });
    const mesh = new Mesh(geometry, material);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    this.#geometries.push(geometry);
    this.#materials.push(material);
    this.add(mesh);
    return mesh;
  }
}

const BEECH = { base: '#efd6ae', grain: '#96602f', strength: 0.5, scale: 0.75, seed: 3 };
const WALNUT = { base: '#6a4630', grain: '#21110a', strength: 0.7, scale: 0.5, seed: 9 };

function texture(canvas: HTMLCanvasElement, sharpness: number): Texture {
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  made.wrapS = RepeatWrapping;
  made.wrapT = RepeatWrapping;
  made.anisotropy = sharpness;
  return made;
}

/** The point at an angle of the wheel, in radians. */
function at(angle: number, radius: number, y: number): Vector3 {
  return new Vector3(-radius * Math.sin(angle), y, -radius * Math.cos(angle));
}

/** The floor and the outside, with the grain running around the wheel. */
function bands(): BufferGeometry {
  const shell = new Shell();
  const edge = WIDTH / 2 - BEVEL;
  revolve(shell, INNER_RADIUS, -1, edge);
  revolve(shell, OUTER_RADIUS, 1, edge);
  return shell.geometry();
}

/** `facing` 1: seen from outside. */
function revolve(shell: Shell, radius: number, facing: 1 | -1, edge: number): void {
  const rounds = Math.round((2 * Math.PI * radius) / BOARD);
  const row = (n: number): [number, number] => {
    const angle = (2 * Math.PI * n) / SEGMENTS;
    const normal = at(angle, facing, 0);
    const u = (rounds * n) / SEGMENTS;
    return [
      shell.add(at(angle, radius, -edge), normal, [u, 0]),
      shell.add(at(angle, radius, edge), normal, [u, 0.5]),
    ];
  };
  const rows = Array.from({ length: SEGMENTS + 1 }, (_, n) => row(n));
  for (let n = 0; n < SEGMENTS; n++) {
    const [a, b] = rows[n]!;
    const [c, d] = rows[n + 1]!;
    shell.fan(facing > 0 ? [a, c, d, b] : [a, b, d, c]);
  }
}

/** Both sides with their bevels: staves joined end to end. */
function sides(): BufferGeometry {
  const shell = new Shell();
  for (const facing of [-1, 1] as const) {
    const outwards = new Vector3(0, facing, 0);
    // From the floor to the outside: radius, depth, and how much of the normal points outward.
    const profile = [
      { radius: INNER_RADIUS, depth: WIDTH / 2 - BEVEL, lean: -1 },
      { radius: INNER_RADIUS + BEVEL, depth: WIDTH / 2, lean: 0 },
      { radius: OUTER_RADIUS - BEVEL, depth: WIDTH / 2, lean: 0 },
      { radius: OUTER_RADIUS, depth: WIDTH / 2 - BEVEL, lean: 1 },
    ];
    const rows = Array.from({ length: SEGMENTS + 1 }, (_, n) => {
      const angle = (2 * Math.PI * n) / SEGMENTS;
      const u = (COMPARTMENTS * n) / SEGMENTS + 0.25; // no joint behind a number
      return profile.map(({ radius, depth, lean }) =>
        shell.add(at(angle, radius, facing * depth), lean ? at(angle, lean, 0) : outwards, [
          u,
          (radius - INNER_RADIUS) / (OUTER_RADIUS - INNER_RADIUS),
        ]),
      );
    });
    for (let n = 0; n < SEGMENTS; n++) {
      for (let p = 0; p + 1 < profile.length; p++) {
        const [a, b] = [rows[n]![p]!, rows[n]![p + 1]!];
        const [c, d] = [rows[n + 1]![p]!, rows[n + 1]![p + 1]!];
        shell.fan(facing < 0 ? [a, c, d, b] : [a, b, d, c]);
      }
    }
  }
  return shell.geometry();
}

function dividers(): BufferGeometry {
  const shell = new Shell();
  DIVIDERS.forEach((height, n) => {
    const angle = (n * PITCH * Math.PI) / 180;
    const middle = INNER_RADIUS - height / 2 + ROOT / 2;
    const out = at(angle, 1, 0);
    const along = new Vector3(-Math.cos(angle), 0, Math.sin(angle));
    const set = (v: Vector3): Vector3 =>
      along.clone().multiplyScalar(v.x).addScaledVector(out, v.z).setY(v.y);
    addBevelled(
      shell,
      plate(DIVIDER_THICKNESS, WIDTH - 0.0006, height + ROOT),
      BEVEL * 1.2,
      (_, { x, y, z }) => [(y + x) / 0.07 + n * 0.37, (z + x) / 0.035 + n * 0.21],
      (corner) => set(corner).addScaledVector(out, middle),
      set,
    );
  });
  return shell.geometry();
}

/** A board: its thickness is along x, its width along y, its height along z. */
function plate(x: number, y: number, z: number): Solid {
  const [a, b, c] = [x / 2, y / 2, z / 2];
  return {
    corners: [
      [-a, -b, -c],
      [a, -b, -c],
      [a, b, -c],
      [-a, b, -c],
      [-a, -b, c],
      [a, -b, c],
      [a, b, c],
      [-a, b, c],
    ],
    faces: [
      [0, 3, 2, 1],
      [4, 5, 6, 7],
      [0, 1, 5, 4],
      [1, 2, 6, 5],
      [2, 3, 7, 6],
      [3, 0, 4, 7],
    ],
  };
}

const CELL = 128;
const COLUMNS = 4;

function numberPlates(): BufferGeometry {
  const shell = new Shell();
  const radius = (INNER_RADIUS + OUTER_RADIUS) / 2;
  for (const facing of [-1, 1] as const) {
    for (let n = 0; n < COMPARTMENTS; n++) {
      const angle = ((n + 0.5) * PITCH * Math.PI) / 180;
      const middle = at(angle, radius, facing * (WIDTH / 2));
      const up = at(angle, -1, 0);
      const right = up.clone().cross(new Vector3(0, facing, 0));
      const corner = (r: number, u: number): number =>
        shell.add(
          middle
            .clone()
            .addScaledVector(right, r * NUMBER * 0.5)
            .addScaledVector(up, u * NUMBER * 0.5),
          new Vector3(0, facing, 0),
          [
            ((n % COLUMNS) + (r + 1) / 2) / COLUMNS,
            1 - (Math.floor(n / COLUMNS) + (1 - u) / 2) / (COMPARTMENTS / COLUMNS),
          ],
        );
      shell.fan([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
    }
  }
  return shell.geometry();
}

function numberTexture(sharpness: number): Texture {
  const [canvas, pen] = canvasOf(CELL * COLUMNS, (CELL * COMPARTMENTS) / COLUMNS);
  pen.font = `700 ${CELL * 0.86}px 'Atkinson Hyperlegible Next Variable', Arial, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  for (let n = 0; n < COMPARTMENTS; n++) {
    const x = ((n % COLUMNS) + 0.5) * CELL;
    const y = Math.floor(n / COLUMNS) * CELL + CELL * 0.81;
    pen.fillStyle = 'rgb(255 226 170 / 0.5)';
    pen.fillText(String(n + 1), x + 3, y + 3, CELL * 0.98);
    pen.fillStyle = '#3a1c09';
    pen.fillText(String(n + 1), x, y, CELL * 0.98);
  }
  return texture(canvas, sharpness);
}
