// The floor of the wheel, rolled out flat and seen from the hub. It shows how deep each piece lies, which the front view
// cannot. The wheel's angles run along it, ahead on the same side as in the front view; the near edge is at the bottom.
import { angleOf } from '../read/circle';
import { DEPTH, INNER } from './wheel';
import { openPath, pathOf, round, type Projection, type Point, type Rotation } from './project';
import { COMPARTMENTS, DIVIDERS, PIECES, PITCH } from '../read/shape';
import { Sprite } from './sprite';
import type { Pose, RoomMark, WorldShown } from '../read/renderer';
import { layer, make, put } from './svg';

const RADIAN = Math.PI / 180;
/** How many degrees behind and ahead of the contact point it shows. */
const BEHIND = 40;
const AHEAD = 150;
const SCALE = 0.62;
/** The height of the row with the numbers of the compartments, below the floor. */
const NUMBERS = 15;
/** Millimetres of floor per degree. */
const DEGREE = INNER * RADIAN;
export const FLOOR_WIDTH = (BEHIND + AHEAD) * DEGREE * SCALE;
export const FLOOR_HEIGHT = (2 * DEPTH + NUMBERS) * SCALE;

interface Plot {
  sprite: Sprite;
  projection: Projection;
  /** The angle of the wheel that the gaze is for, in degrees, and the side it is seen from. */
  angle: number;
  side: number;
}

export class DrawnFloor {
  readonly element = make('g', { class: 'floor-plan' });
  readonly #grain: SVGPathElement;
  readonly #rooms: SVGGElement;
  readonly #pieces: SVGGElement;
  readonly #strips: { board: SVGPathElement; number: SVGTextElement }[];
  readonly #contact: SVGPathElement;
  readonly #plots: (Plot | undefined)[] = [];
  readonly #shown: Sprite[] = [];
  #marked: readonly RoomMark[] = [];

  constructor(clip: string) {
    const half = FLOOR_WIDTH / SCALE / 2;
    const plan = make(
      'g',
      { transform: `translate(0 ${(-NUMBERS / 2) * SCALE}) scale(${SCALE})` },
      this.element,
    );
    make('path', { class: 'tray', d: sawn(half + 5, -DEPTH - 5, DEPTH + NUMBERS) }, plan);
    make('path', { class: 'ground', d: sawn(half, -DEPTH, DEPTH) }, plan);
    const cut = make('clipPath', { id: clip }, plan);
    make('path', { d: sawn(half, -DEPTH, DEPTH + NUMBERS) }, cut);
    const moving = make('g', { 'clip-path': `url(#${clip})` }, plan);
    this.#grain = make('path', { class: 'lines', d: grain(half) }, moving);
    this.#rooms = make('g', {}, moving);
    this.#strips = DIVIDERS.map((_, i) => {
      const board = make('path', { class: 'board', d: `M-3 ${-DEPTH}h6v${2 * DEPTH}h-6Z` }, moving);
      const number = make('text', { class: 'number', y: DEPTH + NUMBERS / 2 }, moving);
      number.textContent = String(i + 1);
      return { board, number };
    });
    this.#contact = make('path', { class: 'contact' }, moving);
    this.#pieces = make('g', {}, moving);
  }

  mark(rooms: readonly RoomMark[], chosen: number | null): void {
    this.#marked = rooms;
    this.#rooms.replaceChildren();
    for (const { compartment, barred } of rooms) {
      const kind = ['room', compartment === chosen ? 'chosen' : '', barred ? 'barred' : ''].join(' ');
      make('path', { class: kind }, this.#rooms);
    }
  }

  /** Where an angle of the wheel is along the floor; angles that differ by 360 degrees are the same place. */
  #along(degrees: number, contact: number, side: number): number {
    const ahead = degrees - contact;
    const middle = (AHEAD - BEHIND) / 2;
    const wrapped = ahead - 360 * Math.round((ahead - middle) / 360);
    return -side * (wrapped - middle) * DEGREE;
  }

  show(
    world: Pick<WorldShown, 'contact' | 'poses' | 'inside'>,
    side: number,
    hand: { piece: number; own: Pose } | null,
  ): void {
    const { contact } = world;
    this.#layBoards(contact, side);
    this.#layRooms(contact, side);
    this.#shown.length = 0;
    for (let piece = 0; piece < PIECES; piece++) {
      const own = hand?.piece === piece ? hand.own : world.inside[piece] ? world.poses[piece]! : null;
      if (own && isInRing(own)) this.#shown.push(this.#plot(piece, own, contact, side));
    }
    layer(this.#pieces, this.#shown);
  }

  #layBoards(contact: number, side: number): void {
    for (let i = 0; i < COMPARTMENTS; i++) {
      const { board, number } = this.#strips[i]!;
      const x = round(this.#along(i * PITCH, contact, side));
      put(board, 'transform', `translate(${x})`);
      const middle = round(this.#along((i + 0.5) * PITCH, contact, side));
      put(number, 'transform', `translate(${middle})`);
    }
    const x = round(this.#along(contact, contact, side));
    put(this.#contact, 'd', `M${x} ${-DEPTH}V${DEPTH}`);
    put(this.#grain, 'transform', `translate(${round(side * (contact % PITCH) * DEGREE)})`);
  }

  #layRooms(contact: number, side: number): void {
    this.#marked.forEach(({ compartment }, i) => {
      const x = round(this.#along((compartment + 0.5) * PITCH, contact, side) - (PITCH / 2) * DEGREE + 4);
      const width = round(PITCH * DEGREE - 8);
      put(this.#rooms.children[i]!, 'd', `M${x} ${1 - DEPTH}h${width}v${2 * DEPTH - 2}h${-width}Z`);
    });
  }

  #plot(piece: number, own: Pose, contact: number, side: number): Sprite {
    const angle = angleOf(own);
    let plot = this.#plots[piece];
    if (!plot || plot.side !== side || Math.abs(plot.angle - angle) > 0.2) {
      plot = { sprite: plot?.sprite ?? new Sprite(piece), projection: fromHub(angle, side), angle, side };
      this.#plots[piece] = plot;
    }
    const { sprite, projection } = plot;
    sprite.depth = -Math.hypot(own.x, own.z);
    const turn: Rotation = [own.w, own.i, own.j, own.k];
    sprite.lay(projection, turn, this.#along(angle, contact, side), -side * own.y * 1000);
    return sprite;
  }

  /** The piece at a point, in millimetres from the middle of the plan; leaves out the piece `not`. */
  pieceAt([x, y]: Point, not: number): number | null {
    const point: Point = [x / SCALE, y / SCALE + NUMBERS / 2];
    if (Math.abs(x) > FLOOR_WIDTH / 2 || Math.abs(point[1]) > DEPTH) return null;
    return this.#shown.findLast((sprite) => sprite.piece !== not && sprite.covers(point))?.piece ?? null;
  }
}

/** A board with slightly crooked edges, as from a saw. */
function sawn(half: number, top: number, bottom: number): string {
  return pathOf([
    [-half, top],
    [half, top + 1.2],
    [half - 1, bottom],
    [-half + 0.8, bottom - 0.9],
  ]);
}

/** Repeats after each compartment, so that it can move without a visible seam. */
function grain(half: number): string {
  const step = (PITCH * DEGREE) / 4;
  const count = Math.ceil((2 * half) / step) + 8;
  return [-0.7, -0.25, 0.2, 0.66]
    .map((part, i) =>
      openPath(
        [...Array(count).keys()].map((k): Point => [
          (k - count / 2) * step,
          part * DEPTH + Math.sin((k * Math.PI) / 2 + i * 2) * 1.3,
        ]),
      ),
    )
    .join('');
}

function isInRing({ x, y, z }: Pose): boolean {
  return Math.hypot(x, z) * 1000 < INNER && Math.abs(y) * 1000 < DEPTH;
}

/** The view from the hub to the floor at this angle of the wheel. */
function fromHub(angle: number, side: number): Projection {
  const [sin, cos] = [Math.sin(angle * RADIAN), Math.cos(angle * RADIAN)];
  return { across: [side * cos, 0, -side * sin], down: [0, -side, 0], near: [sin, 0, cos] };
}
