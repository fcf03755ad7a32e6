// A piece of the drawn wheel: elements that are made once and then only moved. The drawing of each face never changes; when
// the piece turns, only the matrix and the tone of the face do.
import { facePicture, roundPicture } from './piece-picture';
import { hull, inside, onPaper, pathOf, turned, type Projection, type Point, type Rotation } from './project';
import { kindOf } from '../read/shape';
import { make, put } from './svg';
import { WOOD, type Wood } from './wood';

interface FaceElement {
  group: SVGGElement;
  paint: SVGPathElement;
}

interface RoundElement {
  side: SVGPathElement;
  lit: SVGPathElement;
  dim: SVGPathElement;
  rings: SVGPathElement;
}

/** A rotation that differs by less than this is not drawn again: a tenth of a degree. */
const SAME = 0.0009;
/** How far the paper may turn before the light is drawn again, in degrees. */
const LAMP_STEP = 6;
/** How far a finger may miss a corner, in millimetres. */
const FINGER = 3;

export class Sprite {
  readonly piece: number;
  readonly element: SVGGElement;
  /** Higher means nearer to the viewer; pieces are drawn in this order. */
  depth = 0;
  readonly #wood: Wood;
  readonly #ring: SVGPathElement;
  readonly #outline: SVGPathElement;
  readonly #faces: FaceElement[];
  readonly #round: RoundElement | null;
  #projection: Projection | null = null;
  #turn: Rotation = [0, 0, 0, 0];
  #corners: Point[] = [];
  #x = NaN;
  #y = NaN;
  #spin = 0;
  /** The spin that the light is drawn for. */
  #lit = 0;

  constructor(piece: number) {
    this.piece = piece;
    this.#wood = WOOD[kindOf(piece)]!;
    const { tones, faces, round } = this.#wood;
    this.element = make('g', { class: 'piece' });
    this.#ring = make('path', { class: 'halo' }, this.element);
    this.#outline = make('path', { class: 'edge', fill: tones.edge, stroke: tones.edge }, this.element);
    this.#round = round && {
      side: make('path', { fill: tones.paint }, this.element),
      lit: make('path', { fill: tones.light }, this.element),
      dim: make('path', { fill: tones.shade }, this.element),
      rings: make('path', { class: 'strip', stroke: tones.inlaid, 'stroke-width': 3 }, this.element),
    };
    this.#faces = faces.map(({ cut, grain, inlay }) => {
      const group = make('g', {}, this.element);
      const paint = make('path', { d: cut }, group);
      make('path', { class: 'grain', d: grain }, group);
      if (inlay.fill) make('path', { d: inlay.fill, fill: tones.inlaid }, group);
      if (inlay.line) {
        make(
          'path',
          { class: 'strip', d: inlay.line, stroke: tones.inlaid, 'stroke-width': inlay.width },
          group,
        );
      }
      return { group, paint };
    });
  }

  get x(): number {
    return this.#x;
  }

  get y(): number {
    return this.#y;
  }

  /** How far it is turned with the paper, in degrees. */
  get spin(): number {
    return this.#spin;
  }

  /** Its outline as path data, around its middle. */
  get outline(): string {
    return pathOf(this.#corners);
  }

  /**
   * Puts it there on the paper, with this rotation. `spin`: how far it is then turned with the paper, in degrees. That is
   * cheap; the light follows in steps.
   */
  lay(projection: Projection, turn: Rotation, x: number, y: number, spin = 0): void {
    if (!(
      Math.abs(x - this.#x) < 0.02 &&
      Math.abs(y - this.#y) < 0.02 &&
      Math.abs(spin - this.#spin) < 0.02
    )) {
      this.#x = x;
      this.#y = y;
      this.#spin = spin;
      const place = `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
      this.element.setAttribute('transform', spin ? `${place} rotate(${spin.toFixed(2)})` : place);
    }
    if (projection === this.#projection && near(turn, this.#turn) && Math.abs(spin - this.#lit) < LAMP_STEP)
      return;
    this.#projection = projection;
    this.#turn = turn;
    this.#lit = spin;
    this.#draw(projection, turn, (spin * Math.PI) / 180);
  }

  #draw(projection: Projection, turn: Rotation, spin: number): void {
    const { corners, faces, tones, round } = this.#wood;
    this.#corners = hull(corners.map((corner) => onPaper(projection, turned(turn, corner))));
    const outline = pathOf(this.#corners);
    put(this.#outline, 'd', outline);
    put(this.#ring, 'd', outline);
    faces.forEach((face, i) => {
      const { group, paint } = this.#faces[i]!;
      const seen = facePicture(face, tones, projection, turn, spin);
      if (!seen) return put(group, 'display', 'none');
      put(group, 'display', 'inline');
      put(group, 'transform', seen.matrix);
      put(paint, 'fill', seen.tone);
    });
    if (!round || !this.#round) return;
    const picture = roundPicture(round, projection, turn, spin);
    put(this.#round.side, 'd', picture.side);
    put(this.#round.lit, 'd', picture.lit);
    put(this.#round.dim, 'd', picture.dim);
    put(this.#round.rings, 'd', picture.rings);
  }

  covers(point: Point): boolean {
    const from = spun(point[0] - this.#x, point[1] - this.#y, -this.#spin);
    return (
      inside(this.#corners, from) ||
      this.#corners.some((p) => Math.hypot(p[0] - from[0], p[1] - from[1]) < FINGER)
    );
  }
}

function spun(x: number, y: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

function near(a: Rotation, b: Rotation): boolean {
  return (
    Math.abs(a[0] - b[0]) < SAME &&
    Math.abs(a[1] - b[1]) < SAME &&
    Math.abs(a[2] - b[2]) < SAME &&
    Math.abs(a[3] - b[3]) < SAME
  );
}
