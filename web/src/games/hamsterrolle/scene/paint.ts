// The paint of each kind of piece as a texture: coloured wood with its grain and its inlays. The inlays come from `wood.ts`,
// so that both looks show the same pieces.
import { Vector3 } from 'three';
import type { Unwrap } from './bevel';
import { canvasOf, lay } from './grain';
import { PYRAMID, solidOf, type Corner } from '../read/shape';
import { WOOD, type Face, type Tones } from '../drawn/wood';

/** Pixels per millimetre. */
const SCALE = 8;
const MARGIN = 6;
/** The height of the strip for edges at the bottom of the texture, in px. */
const EDGE = 24;
const GRAIN = { strength: 0.42, scale: 0.62 };
/** The width of the joint around an inlay, in millimetres. */
const JOINT = 0.45;

/** Under the lamp the pyramid may be really black; a drawing has to be lighter. */
const EBONY: Tones = {
  light: '#5a4d45',
  paint: '#2d2623',
  shade: '#0d0a09',
  edge: '#0d0a09',
  inlaid: '#8a7b70',
};

/** A part of the texture: its upper left corner in px, and which point of the face is there, in millimetres. */
interface Patch {
  y: number;
  width: number;
  height: number;
  u: number;
  v: number;
}

type Pen = CanvasRenderingContext2D;

export class Sheet {
  readonly canvas: HTMLCanvasElement;
  /** The round side of a roller. */
  readonly side: Patch | null;
  readonly #faces: readonly Face[];
  readonly #patches: readonly Patch[];
  readonly #tones: Tones;

  constructor(kind: number) {
    const { tones, faces, round } = WOOD[kind]!;
    const { corners, faces: loops } = solidOf(kind);
    this.#tones = kind === PYRAMID ? EBONY : tones;
    this.#faces = faces;
    const stack = new Stack();
    this.#patches = faces.map((face, n) =>
      stack.patch(
        face,
        loops[n]!.map((corner) => corners[corner]!),
      ),
    );
    this.side = round && stack.roll(round.radius, round.half);
    this.canvas = this.#paint(stack.width, stack.height + EDGE);
  }

  /** Where a corner of a face is on the texture, in texture coordinates. */
  readonly unwrap: Unwrap = (face, corner) => {
    if (face < 0) return this.bare(corner.x + corner.y + corner.z);
    const { middle, u, v } = this.#faces[face]!;
    const from = corner
      .clone()
      .multiplyScalar(1000)
      .sub(new Vector3(...middle));
    return this.at(this.#patches[face]!, from.dot(new Vector3(...u)), from.dot(new Vector3(...v)));
  };

  at(patch: Patch, u: number, v: number): [number, number] {
    const x = MARGIN + (u - patch.u) * SCALE;
    const y = patch.y + (v - patch.v) * SCALE;
    return [x / this.canvas.width, 1 - y / this.canvas.height];
  }

  /** A point of the strip for edges. */
  bare(along: number): [number, number] {
    return [0.5 + 0.4 * Math.sin(along * 40), EDGE / 2 / this.canvas.height];
  }

  #paint(width: number, height: number): HTMLCanvasElement {
    const [canvas, pen] = canvasOf(width, height);
    pen.fillStyle = this.#tones.paint;
    pen.fillRect(0, 0, width, height);
    new Set(this.#patches).forEach((patch) => {
      const n = this.#patches.indexOf(patch);
      paintWood(pen, patch, this.#tones, n + 1);
      paintInlay(pen, patch, this.#faces[n]!, this.#tones);
    });
    if (this.side) paintRings(pen, this.side, this.#tones);
    const strip = { x: 0, y: height - EDGE, width, height: EDGE };
    pen.fillStyle = this.#tones.light;
    pen.fillRect(strip.x, strip.y, strip.width, strip.height);
    lay(pen, strip, { ...GRAIN, colour: this.#tones.shade, seed: 77 });
    return canvas;
  }
}

/** Arranges patches below each other; faces that look alike share one. */
class Stack {
  width = 0;
  height = MARGIN;
  readonly #known = new Map<string, Patch>();

  patch({ u, v, middle, inlay }: Face, loop: readonly Corner[]): Patch {
    const across = loop.map((corner) => along(corner, middle, u));
    const up = loop.map((corner) => along(corner, middle, v));
    const [left, right, low, high] = [
      Math.min(...across),
      Math.max(...across),
      Math.min(...up),
      Math.max(...up),
    ];
    const look = [left, right, low, high].map((side) => side.toFixed(1)).join() + inlay.fill + inlay.line;
    const patch = this.#known.get(look) ?? this.#put(right - left, high - low, left, low);
    this.#known.set(look, patch);
    return patch;
  }

  /** The round side unrolled: u runs around the roller, v along it. */
  roll(radius: number, half: number): Patch {
    return this.#put(2 * Math.PI * radius, 2 * half, 0, -half);
  }

  #put(width: number, height: number, u: number, v: number): Patch {
    const patch = {
      y: this.height,
      width: Math.ceil(width * SCALE),
      height: Math.ceil(height * SCALE),
      u,
      v,
    };
    this.height += patch.height + MARGIN;
    this.width = Math.max(this.width, patch.width + 2 * MARGIN);
    return patch;
  }
}

function along(corner: Corner, middle: readonly number[], axis: readonly number[]): number {
  return corner.reduce((sum, part, n) => sum + (part * 1000 - middle[n]!) * axis[n]!, 0);
}

function paintWood(pen: Pen, { y, width, height }: Patch, tones: Tones, seed: number): void {
  const box = { x: 0, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  lay(pen, box, { ...GRAIN, colour: tones.shade, seed });
  // Paint is worn towards the edges, where hands have touched it.
  const [cx, cy] = [MARGIN + width / 2, y + height / 2];
  const worn = pen.createRadialGradient(
    cx,
    cy,
    Math.min(width, height) * 0.3,
    cx,
    cy,
    Math.max(width, height) * 0.62,
  );
  worn.addColorStop(0, 'rgb(255 255 255 / 0)');
  worn.addColorStop(1, 'rgb(255 236 200 / 0.1)');
  pen.fillStyle = worn;
  pen.fillRect(box.x, box.y, box.width, box.height);
}

function paintInlay(pen: Pen, patch: Patch, { inlay }: Face, tones: Tones): void {
  pen.save();
  pen.translate(MARGIN - patch.u * SCALE, patch.y - patch.v * SCALE);
  pen.scale(SCALE, SCALE);
  pen.lineJoin = 'round';
  if (inlay.fill) setIn(pen, new Path2D(inlay.fill), tones);
  if (inlay.line) strip(pen, new Path2D(inlay.line), inlay.width, tones);
  pen.restore();
}

/** An inlay of pale wood: its joint, its own grain, and the shadow of the upper left edge. */
function setIn(pen: Pen, path: Path2D, tones: Tones): void {
  pen.strokeStyle = tones.shade;
  pen.lineWidth = JOINT;
  pen.stroke(path);
  pen.fillStyle = tones.inlaid;
  pen.fill(path);
  pen.save();
  pen.clip(path);
  lay(
    pen,
    { x: -60, y: -60, width: 120, height: 120 },
    { colour: '#7a4a1c', strength: 0.3, scale: 0.07, seed: 31 },
  );
  pen.restore();
}

function strip(pen: Pen, path: Path2D, width: number, tones: Tones): void {
  pen.lineCap = 'round';
  pen.strokeStyle = tones.shade;
  pen.lineWidth = width + JOINT;
  pen.stroke(path);
  pen.strokeStyle = tones.inlaid;
  pen.lineWidth = width;
  pen.stroke(path);
}

/** Bands of pale wood around a roller. */
function paintRings(pen: Pen, patch: Patch, tones: Tones): void {
  const box = { x: 0, y: patch.y, width: patch.width + 2 * MARGIN, height: patch.height };
  lay(pen, box, { ...GRAIN, colour: tones.shade, seed: 13, upright: true });
  for (const place of [0.14, 0.38, 0.62, 0.86]) {
    const y = patch.y + place * patch.height - 10;
    pen.fillStyle = tones.shade;
    pen.fillRect(0, y - 2, box.width, 24);
    pen.fillStyle = tones.inlaid;
    pen.fillRect(0, y, box.width, 20);
  }
}
