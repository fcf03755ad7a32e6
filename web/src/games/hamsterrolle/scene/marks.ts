// What is pointed out on the wheel, in three.js: compartments that may be built into, the line to be passed, what would
// be said of a piece, and the piece that is meant. Never by colour alone: every mark has a form of its own.
import {
  BufferGeometry,
  CanvasTexture,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  type Texture,
  type Vector3,
} from 'three';
import { canvasOf } from './grain';
import { COMPARTMENTS, INNER_RADIUS, OUTER_RADIUS, PIECES, PITCH, WIDTH } from '../read/shape';
import type { Marks, RoomMark } from '../read/look';

type Tone = readonly [red: number, green: number, blue: number];
const MOSS: Tone = [0.2, 0.42, 0.12];
const HONEY: Tone = [1, 0.62, 0.12];
const BERRY: Tone = [0.5, 0.03, 0.06];
const CREAM: Tone = [1, 0.93, 0.78];
const FROST: Tone = [0.026, 0.13, 0.25];

/** A compartment's mark stays clear of the dividers. */
const GAP = 0.9;
const STEPS = 24;
const FRONT = WIDTH / 2 + 0.0008;

export class RoomMarks extends Group {
  readonly #material = new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    toneMapped: false,
  });
  readonly #open = openGeometry(1);
  readonly #high = openGeometry(0.4);
  readonly #chosen = openGeometry(1.7);
  readonly #barred = barredGeometry();
  readonly #line = lineGeometry();
  readonly #rooms = this.#pool(COMPARTMENTS);
  readonly #lines = this.#pool(COMPARTMENTS);

  /** `facing` -1: seen from behind. */
  mark({ rooms, chosen }: Marks, facing: 1 | -1): void {
    this.#rooms.forEach((mesh, n) => this.#show(mesh, rooms[n], chosen, facing));
    this.#lines.forEach((mesh, n) => {
      const line = rooms[n]?.barred ? null : (rooms[n]?.line ?? null);
      mesh.visible = line !== null;
      mesh.geometry = this.#line;
      place(mesh, line ?? 0, facing);
    });
  }

  override dispose(): void {
    super.dispose();
    for (const geometry of [this.#open, this.#high, this.#chosen, this.#barred, this.#line])
      geometry.dispose();
    this.#material.dispose();
  }

  #pool(count: number): Mesh<BufferGeometry, MeshBasicMaterial>[] {
    return Array.from({ length: count }, () => {
      const mesh = new Mesh(new BufferGeometry(), this.#material);
      mesh.visible = false;
      mesh.renderOrder = 3;
      this.add(mesh);
      return mesh;
    });
  }

  #show(mesh: Mesh, room: RoomMark | undefined, chosen: number | null, facing: 1 | -1): void {
    mesh.visible = room !== undefined;
    if (!room) return;
    mesh.geometry = room.barred ? this.#barred : this.#openOf(room, chosen);
    place(mesh, (room.compartment + 0.5) * PITCH, facing);
  }

  #openOf({ compartment, high }: RoomMark, chosen: number | null): BufferGeometry {
    if (high) return this.#high;
    return compartment === chosen ? this.#chosen : this.#open;
  }
}

/** Turn a mark that was made for straight down to the wheel's own angle, in degrees. */
function place(mesh: Mesh, angle: number, facing: 1 | -1): void {
  mesh.rotation.y = (angle * Math.PI) / 180;
  mesh.scale.y = facing;
}

/** Flat shapes in the wheel, made of four-cornered patches with colours that may fade. */
class Patches {
  readonly #places: number[] = [];
  readonly #colours: number[] = [];
  readonly #triangles: number[] = [];

  /** Corners in a circle, each as angle in degrees, radius and depth; and how much of the colour is there. */
  patch(
    tone: Tone,
    corners: readonly (readonly [angle: number, radius: number, y: number, alpha: number])[],
  ): void {
    const first = this.#places.length / 3;
    for (const [angle, radius, y, alpha] of corners) {
      const a = (angle * Math.PI) / 180;
      this.#places.push(-radius * Math.sin(a), y, -radius * Math.cos(a));
      this.#colours.push(...tone, alpha);
    }
    for (let n = 2; n < corners.length; n++) this.#triangles.push(first, first + n - 1, first + n);
  }

  /** Along the arc from one angle to another, between two radii at one depth. */
  arc(
    tone: Tone,
    [from, to]: readonly [number, number],
    inner: readonly [radius: number, y: number, alpha: number],
    outer: readonly [radius: number, y: number, alpha: number],
  ): void {
    for (let n = 0; n < STEPS; n++) {
      const a = from + ((to - from) * n) / STEPS;
      const b = from + ((to - from) * (n + 1)) / STEPS;
      this.patch(tone, [
        [a, ...inner],
        [b, ...inner],
        [b, ...outer],
        [a, ...outer],
      ]);
    }
  }

  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute('position', new Float32BufferAttribute(this.#places, 3));
    made.setAttribute('color', new Float32BufferAttribute(this.#colours, 4));
    made.setIndex(this.#triangles);
    return made;
  }
}

const HALF = PITCH / 2 - GAP;
const SPAN = [-HALF, HALF] as const;

/** Open: lit from its floor, and an edge round the outside with feet at both ends. */
function openGeometry(strength: number): BufferGeometry {
  const patches = new Patches();
  const back = WIDTH / 2 - 0.0015;
  const floor = INNER_RADIUS - 0.0004;
  const glow = Math.min(0.75, 0.42 * strength);
  patches.arc(HONEY, SPAN, [0.122, back, 0], [floor, back, glow * 0.8]);
  patches.arc(HONEY, SPAN, [floor, -back, glow], [floor, back, glow * 0.7]);
  const thick = 0.0021 * strength;
  const from = OUTER_RADIUS + 0.0024;
  for (const y of [-FRONT]) {
    patches.arc(CREAM, [-HALF - 0.3, HALF + 0.3], [from - 0.0009, y, 0.9], [from + thick + 0.0009, y, 0.9]);
    patches.arc(MOSS, SPAN, [from, y * 1.01, 1], [from + thick, y * 1.01, 1]);
    for (const end of [-1, 1]) foot(patches, end * HALF, y, from, thick);
  }
  return patches.geometry();
}

function foot(patches: Patches, angle: number, y: number, from: number, thick: number): void {
  const wide = 0.35;
  patches.patch(MOSS, [
    [angle - wide, from - 0.006, y * 1.01, 1],
    [angle + wide, from - 0.006, y * 1.01, 1],
    [angle + wide, from + thick, y * 1.01, 1],
    [angle - wide, from + thick, y * 1.01, 1],
  ]);
}

/** Barred: a broken edge, and a cross in the middle of it. */
function barredGeometry(): BufferGeometry {
  const patches = new Patches();
  const from = OUTER_RADIUS + 0.0024;
  const middle = from + 0.001;
  for (const y of [-FRONT]) {
    for (const dash of [-4, -3, -2, 2, 3, 4]) {
      const at = (dash * HALF) / 4.5;
      patches.arc(CREAM, [at - 1.15, at + 1.15], [from - 0.0008, y, 0.9], [from + 0.0028, y, 0.9]);
      patches.arc(BERRY, [at - 0.9, at + 0.9], [from, y * 1.01, 1], [from + 0.002, y * 1.01, 1]);
    }
    for (const [tone, size, broad, depth] of [
      [CREAM, 1.75, 0.0016, y],
      [BERRY, 1.5, 0.0009, y * 1.01],
    ] as const) {
      for (const lean of [-1, 1]) {
        const rise = (size * Math.PI * middle) / 180;
        patches.patch(tone, [
          [-size, middle - lean * rise - broad, depth, 1],
          [-size, middle - lean * rise + broad, depth, 1],
          [size, middle + lean * rise + broad, depth, 1],
          [size, middle + lean * rise - broad, depth, 1],
        ]);
      }
    }
  }
  return patches.geometry();
}

/** The line to be passed: an edge in front, a thread across the floor, a veil between, and teeth that point forwards. */
function lineGeometry(): BufferGeometry {
  const patches = new Patches();
  const floor = INNER_RADIUS - 0.0006;
  const top = INNER_RADIUS - 0.056;
  const half = WIDTH / 2;
  patches.patch(FROST, [
    [0, floor, -half, 0.4],
    [0, floor, half, 0.4],
    [0, top, half, 0],
    [0, top, -half, 0],
  ]);
  thread(patches, floor, 0.75, half, CREAM, 0.9);
  thread(patches, floor - 0.0002, 0.42, half, FROST, 1);
  upright(patches, [OUTER_RADIUS, top - 0.0006], 0.0024, -FRONT, CREAM, 0.95);
  upright(patches, [OUTER_RADIUS - 0.0004, top], 0.0014, -FRONT * 1.012, FROST, 1);
  for (const part of [0.2, 0.5, 0.8]) tooth(patches, floor + (top - floor) * part);
  return patches.geometry();
}

/** So far from the hub, on a ground that parts it from any wood. */
function tooth(patches: Patches, radius: number): void {
  const turn = (length: number): number => (length / radius) * (180 / Math.PI);
  for (const [tone, more, y] of [
    [CREAM, 0.0014, -FRONT],
    [FROST, 0, -FRONT * 1.012],
  ] as const)
    patches.patch(tone, [
      [turn(0.001), radius - 0.0055 - more, y, 1],
      [turn(0.0095 + 1.6 * more), radius, y, 1],
      [turn(0.001), radius + 0.0055 + more, y, 1],
    ]);
}

function thread(
  patches: Patches,
  radius: number,
  wide: number,
  half: number,
  tone: Tone,
  alpha: number,
): void {
  patches.patch(tone, [
    [-wide, radius, -half, alpha],
    [wide, radius, -half, alpha],
    [wide, radius, half, alpha],
    [-wide, radius, half, alpha],
  ]);
}

function upright(
  patches: Patches,
  [low, high]: readonly [number, number],
  wide: number,
  y: number,
  tone: Tone,
  alpha: number,
): void {
  const at = (radius: number, side: number): number => ((side * wide) / radius) * (180 / Math.PI);
  patches.patch(tone, [
    [at(low, -1), low, y, alpha],
    [at(low, 1), low, y, alpha],
    [at(high, 1), high, y, alpha],
    [at(high, -1), high, y, alpha],
  ]);
}

/** Rings about pieces, always turned to the viewer: meant, may be taken, yes, no. */
export class PieceMarks extends Group {
  readonly #yes = badge((pen) => ring(pen, YES, [], tick));
  readonly #no = badge((pen) => ring(pen, NO, [14, 9], cross));
  readonly #pointed = badge((pen) => ring(pen, LIGHT, []));
  readonly #takeable = badge((pen) => ring(pen, LIGHT, [1, 22]));
  readonly #sprites = Array.from({ length: PIECES + 1 }, () => new Sprite(this.#takeable));
  #marks: Marks | null = null;

  constructor() {
    super();
    for (const sprite of this.#sprites) {
      sprite.visible = false;
      sprite.renderOrder = 9;
      this.add(sprite);
    }
  }

  mark(marks: Marks): void {
    this.#marks = marks;
  }

  /** Put them where their pieces are now; `where` fills in the middle of a piece, false: it is not to be seen. */
  follow(where: (piece: number, out: Vector3) => boolean, reach: (piece: number) => number): void {
    for (let piece = 0; piece < PIECES; piece++) {
      const sprite = this.#sprites[piece]!;
      const look = this.#lookOf(piece);
      sprite.visible = look !== null && where(piece, sprite.position);
      if (!look || !sprite.visible) continue;
      sprite.material = look;
      sprite.scale.setScalar(reach(piece) * (look === this.#takeable ? 1.9 : 2.5));
    }
  }

  override dispose(): void {
    super.dispose();
    for (const material of [this.#yes, this.#no, this.#pointed, this.#takeable]) {
      material.map?.dispose();
      material.dispose();
    }
  }

  #lookOf(piece: number): SpriteMaterial | null {
    const marks = this.#marks;
    if (!marks) return null;
    if (marks.verdict?.piece === piece) return marks.verdict.ok ? this.#yes : this.#no;
    if (marks.pointed === piece) return this.#pointed;
    return marks.takeable.includes(piece) ? this.#takeable : null;
  }
}

const BADGE = 256;
const YES = '#3f7a34';
const NO = '#a6263d';
const LIGHT = '#fff1d2';

type Pen = CanvasRenderingContext2D;

function badge(paint: (pen: Pen) => void): SpriteMaterial {
  const [canvas, pen] = canvasOf(BADGE, BADGE);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  paint(pen);
  const map: Texture = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  return new SpriteMaterial({
    map,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  });
}

/** A ring about the piece, on a halo that parts it from any ground, and a small seal at its upper right. */
function ring(pen: Pen, colour: string, dash: number[], sign?: (pen: Pen) => void): void {
  const middle = BADGE / 2;
  const stroke = (style: string, width: number): void => {
    pen.strokeStyle = style;
    pen.lineWidth = width;
    pen.setLineDash(dash);
    pen.beginPath();
    pen.arc(middle, middle, BADGE * 0.36, 0, 2 * Math.PI);
    pen.stroke();
    pen.setLineDash([]);
  };
  stroke(colour === LIGHT ? 'rgb(43 24 10 / 0.75)' : 'rgb(255 247 228 / 0.95)', 12);
  stroke(colour, 6.5);
  if (!sign) return;
  const [x, y] = [middle + BADGE * 0.27, middle - BADGE * 0.27];
  pen.fillStyle = 'rgb(255 247 228)';
  disc(pen, x, y, 32);
  pen.fillStyle = colour;
  disc(pen, x, y, 27);
  pen.strokeStyle = '#fff7e4';
  pen.lineWidth = 8;
  pen.translate(x, y);
  sign(pen);
  pen.resetTransform();
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

function tick(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-12, 1);
  pen.lineTo(-3, 10);
  pen.lineTo(12, -9);
  pen.stroke();
}

function cross(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-9, -9);
  pen.lineTo(9, 9);
  pen.moveTo(9, -9);
  pen.lineTo(-9, 9);
  pen.stroke();
}
