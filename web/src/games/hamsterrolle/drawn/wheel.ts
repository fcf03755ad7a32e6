// The drawn wheel without its pieces: a ring of bent wood with its grain, and the dividers. In millimetres from the hub.
import {
  COMPARTMENTS,
  DIVIDERS,
  DIVIDER_THICKNESS,
  INNER_RADIUS,
  OUTER_RADIUS,
  PITCH,
  WIDTH,
} from '../read/shape';
import { hull, onPaper, openPath, pathOf, round, type Projection, type Point, type Vector } from './project';
import { make, put } from './svg';

export const OUTER = OUTER_RADIUS * 1000;
export const INNER = INNER_RADIUS * 1000;
export const DEPTH = WIDTH * 500;
const THICK = DIVIDER_THICKNESS * 500;
const RADIAN = Math.PI / 180;
/** In the straight view the far rim is drawn a little smaller than the near one; pieces are not. */
const FAR = 0.955;

/** A point of the ring at an angle of the wheel, before it has rolled; `side` -1: seen from behind. */
export function spot(degrees: number, radius: number, side: number): Point {
  return [-side * Math.sin(degrees * RADIAN) * radius, Math.cos(degrees * RADIAN) * radius];
}

/** Part of a ring, between two angles of the wheel. */
export function sector(from: number, to: number, inner: number, outer: number, side: number): string {
  const way = side > 0 ? 1 : 0;
  const [a, b, c, d] = [
    spot(from, outer, side),
    spot(to, outer, side),
    spot(to, inner, side),
    spot(from, inner, side),
  ];
  const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
  return `M${at(a)}A${outer} ${outer} 0 0 ${way} ${at(b)}L${at(c)}A${inner} ${inner} 0 0 ${1 - way} ${at(d)}Z`;
}

function circle(radius: number, x = 0, y = 0): string {
  const r = round(radius);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** The grain of bent wood: arcs along the ring that fade out, no two alike. */
function grain(): string {
  const lines: string[] = [];
  for (let i = 0; i < 34; i++) {
    const from = (i * 137.5) % 360;
    const long = 14 + ((i * 53) % 34);
    const radius = INNER + 1.6 + ((i * 29) % 68) / 10;
    const steps = [...Array(7).keys()].map((k) =>
      spot(from + (long * k) / 6, radius + Math.sin(k * 1.3 + i) * 0.35, 1),
    );
    lines.push(openPath(steps));
  }
  return lines.join('');
}

/** The slanting seam where the ends of the bent wood are joined. */
function seam(at: number): string {
  return openPath([spot(at - 2, INNER + 0.5, 1), spot(at + 2, OUTER - 0.5, 1)]);
}

export class DrawnWheel {
  /** Behind the pieces: the far rim and the floor, which are visible only in a turned view. */
  readonly back = make('g', { class: 'wheel-back' });
  /** The dividers, which are sorted among the pieces by depth. */
  readonly dividers: readonly { element: SVGGElement; depth: number }[];
  /** In front of the pieces: the rim. */
  readonly rim = make('g', { class: 'wheel-rim' });
  readonly #body = make('path', { class: 'outside', 'fill-rule': 'evenodd' }, this.back);
  readonly #inside = make('g', {}, this.back);
  readonly #floor = make('path', { class: 'floor' }, this.back);
  readonly #turning: SVGGElement;
  readonly #numbers: SVGTextElement[];
  #opening = '';
  /** What is drawn now. */
  #projection: Projection | null = null;
  #contact = NaN;
  readonly #boards: { side: SVGPathElement; front: SVGPathElement }[];

  constructor() {
    make(
      'path',
      { class: 'inside', d: circle(INNER) + circle(FAR * INNER), 'fill-rule': 'evenodd' },
      this.#inside,
    );
    make('path', { class: 'inside-shade', d: sector(94, 250, FAR * INNER, INNER, 1) }, this.#inside);
    make('circle', { class: 'inside-far', r: FAR * INNER }, this.#inside);
    make('path', { class: 'rim-edge', d: circle(OUTER) + circle(INNER), 'fill-rule': 'evenodd' }, this.rim);
    make(
      'path',
      { class: 'rim-wood', d: circle(OUTER - 0.9) + circle(INNER + 0.9), 'fill-rule': 'evenodd' },
      this.rim,
    );
    this.#turning = make('g', {}, this.rim);
    make('path', { class: 'rim-dark', d: sector(190, 262, INNER + 1, OUTER - 1, 1) }, this.#turning);
    make('path', { class: 'rim-dark', d: sector(28, 77, INNER + 1, OUTER - 1, 1) }, this.#turning);
    make('path', { class: 'rim-grain', d: grain() }, this.#turning);
    make('path', { class: 'rim-seam', d: seam(101) + seam(281) }, this.#turning);
    for (const at of [99.4, 102.6, 279.4, 282.6]) {
      const [cx, cy] = spot(at, (INNER + OUTER) / 2, 1);
      make('circle', { class: 'peg', cx, cy, r: 1.3 }, this.#turning);
    }
    // the lamp does not turn with the wheel
    make('path', { class: 'rim-light', d: sector(96, 172, OUTER - 3.6, OUTER - 1.2, 1) }, this.rim);
    make('path', { class: 'rim-shade', d: sector(-82, 18, OUTER - 3.4, OUTER - 1, 1) }, this.rim);
    make('path', { class: 'rim-shade', d: sector(100, 168, INNER + 1, INNER + 2.6, 1) }, this.rim);
    this.#numbers = DIVIDERS.map((_, i) => {
      const text = make('text', { class: 'number' }, this.rim);
      text.textContent = String(i + 1);
      return text;
    });
    this.#boards = [];
    this.dividers = DIVIDERS.map(() => {
      const element = make('g', { class: 'divider' });
      const side = make('path', { class: 'board' }, element);
      const front = make('path', { class: 'board-front' }, element);
      this.#boards.push({ side, front });
      return { element, depth: 0 };
    });
  }

  /** Rolled so far, in degrees. */
  lay(projection: Projection, contact: number): void {
    if (projection === this.#projection && contact === this.#contact) return;
    this.#projection = projection;
    this.#contact = contact;
    const side = projection.across[0];
    const [nx, ny] = onPaper(projection, [0, -side * DEPTH, 0]);
    this.#layRim(nx, ny, side, contact);
    this.#layBody(nx, ny);
    DIVIDERS.forEach((height, i) => this.#layDivider(projection, i, height * 1000, i * PITCH - contact));
  }

  #layRim(x: number, y: number, side: number, contact: number): void {
    put(this.rim, 'transform', `translate(${round(x)} ${round(y)})`);
    this.#turning.setAttribute('transform', `rotate(${round(-side * contact)})`);
    for (let i = 0; i < COMPARTMENTS; i++) {
      const [tx, ty] = spot((i + 0.5) * PITCH - contact, (INNER + OUTER) / 2, side);
      this.#numbers[i]!.setAttribute('transform', `translate(${tx.toFixed(1)} ${ty.toFixed(1)})`);
    }
  }

  /** The opening of the ring: all that is in front of the near rim, and what is inside it. */
  get opening(): string {
    return this.#opening;
  }

  /** What the two rims enclose: the outside of the ring, and within it the floor. */
  #layBody(x: number, y: number): void {
    const off = Math.hypot(x, y);
    put(this.#inside, 'opacity', String(Math.max(0, round(1 - off / 6))));
    if (off < 0.01) {
      put(this.#body, 'd', '');
      put(this.#floor, 'd', '');
      this.#opening = circle(4 * OUTER);
      return;
    }
    // the rims meet across their common line; the far one lies on the other side of the hub
    const [px, py] = [-y / off, x / off];
    const [h, g] = [Math.sqrt(INNER * INNER - off * off), OUTER];
    const at = (a: number, b: number): string => `${round(a)} ${round(b)}`;
    const arc = (radius: number, large: number, sweep: number): string =>
      `A${radius} ${radius} 0 ${large} ${sweep} `;
    const [a, b] = [at(px * h, py * h), at(-px * h, -py * h)];
    put(this.#floor, 'd', `M${a}${arc(INNER, 1, 0)}${b}${arc(INNER, 0, 1)}${a}Z`);
    const lens = `M${a}${arc(INNER, 0, 0)}${b}${arc(INNER, 0, 0)}${a}Z`;
    const shell =
      `M${at(x + px * g, y + py * g)}${arc(g, 0, 0)}${at(x - px * g, y - py * g)}` +
      `L${at(-x - px * g, -y - py * g)}${arc(g, 0, 0)}${at(-x + px * g, -y + py * g)}Z`;
    put(this.#body, 'd', shell + lens);
    // what sticks out towards the viewer lies on the side of the near rim
    const [i, out] = [INNER, (4 * OUTER) / off];
    this.#opening =
      `M${at(x - px * i, y - py * i)}${arc(i, 0, 0)}${at(x + px * i, y + py * i)}` +
      `l${at(x * out, y * out)}L${at(x * (1 + out) - px * i, y * (1 + out) - py * i)}Z`;
  }

  #layDivider(projection: Projection, i: number, height: number, degrees: number): void {
    const [sin, cos] = [Math.sin(degrees * RADIAN), Math.cos(degrees * RADIAN)];
    const at = (radius: number, across: number, y: number): Vector => [
      -sin * radius - cos * across,
      y,
      -cos * radius + sin * across,
    ];
    const near = -projection.across[0] * DEPTH;
    const end = (y: number): Point[] =>
      [
        at(INNER + 0.5, -THICK, y),
        at(INNER + 0.5, THICK, y),
        at(INNER - height, THICK * 0.8, y),
        at(INNER - height, -THICK * 0.8, y),
      ].map((corner) => onPaper(projection, corner));
    const front = end(near);
    const board = this.#boards[i]!;
    board.front.setAttribute('d', pathOf(front));
    const isTurned = projection.across[1] !== 0 || projection.down[1] !== 0;
    put(board.side, 'class', isTurned ? 'board' : 'board-end');
    const far = isTurned ? end(-near) : front.map(([x, y]): Point => [x * FAR, y * FAR]);
    board.side.setAttribute('d', pathOf(hull([...front, ...far])));
    const divider = this.dividers[i]!;
    const middle = at(INNER - height / 2, 0, 0);
    divider.depth = projection.near[0] * middle[0] + projection.near[2] * middle[2];
  }
}
