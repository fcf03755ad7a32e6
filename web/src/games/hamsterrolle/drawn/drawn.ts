// The drawn look at the wheel: a front view on paper, moved by hand in each frame, and below it the floor rolled out.
// Paper is in millimetres; its origin is the hub, which stays where it is while the table passes below.
import { DrawnFloor, FLOOR_HEIGHT, FLOOR_WIDTH } from './floor';
import { DrawnMarks } from './marks';
import { DEPTH, DrawnWheel, INNER, OUTER } from './wheel';
import { tumble } from './tumble';
import { dot, front, onPaper, type Gaze, type Point, type Turn, type Vector } from './project';
import { toWorld } from '../read/quaternion';
import { noPose } from '../motion/frame';
import { LastShown } from '../read/last-shown';
import { PIECES } from '../read/shape';
import { Sprite } from './sprite';
import {
  BACK,
  FALLEN,
  NO_MARKS,
  STAYS,
  type Aim,
  type Camera,
  type HandShown,
  type Manners,
  type Marks,
  type Point as ClientPoint,
  type Pose,
  type Shown,
  type Stage,
} from '../read/look';
import { layer, make, put, type Layered } from './svg';
import { Zoom } from '../scene/zoom';

/** How far a millimetre of depth shifts what lies there, for a wheel that rolls to the left. */
const SHIFT: Record<Camera, Point> = { front: [0, 0], turned: [0.36, -0.26] };
const EASE = 320;
/** What is seen at least, about the hub. */
const TOP = -OUTER - 12;
const FLOOR_MIDDLE = OUTER + 17 + FLOOR_HEIGHT / 2;
const BOTTOM = FLOOR_MIDDLE + FLOOR_HEIGHT / 2 + 6;
const WIDE = Math.max(2 * OUTER + 34, FLOOR_WIDTH + 14);
/** Letters are no smaller than this, in pixels. */
const LETTER = 13;

/** Where the drawing goes, in the order of its layers. */
export interface Paper {
  svg: SVGSVGElement;
  /** What passes below while the wheel rolls. */
  table: SVGGElement;
  /** About the hub. */
  wheel: SVGGElement;
}

export class DrawnStage implements Stage {
  readonly #paper: Paper;
  readonly #wheel = new DrawnWheel();
  readonly #marks = new DrawnMarks();
  readonly #floor: DrawnFloor;
  readonly #solids = make('g', { class: 'solids' });
  readonly #over = make('g', { class: 'over' });
  readonly #ghost = make('path', { class: 'ghost' });
  /** What is seen of what is in the ring: in a turned view its wall hides a part. */
  readonly #ring: SVGPathElement;
  readonly #falling = make('g', { class: 'falling' });
  readonly #sprites: (Sprite | undefined)[] = [];
  readonly #layers: Layered[] = [];
  readonly #gone = new Uint8Array(PIECES);
  readonly #place = noPose();
  readonly #own = noPose();
  readonly #lastShown = new LastShown();
  readonly #zoom = new Zoom();
  #tray: () => ClientPoint | null = () => null;
  #ghostSprite: Sprite | null = null;
  #tumbles: Animation[] = [];
  #world: Shown | null = null;
  #hand: HandShown | null = null;
  #given: Marks = NO_MARKS;
  #manners: Manners;
  #camera: Camera = 'front';
  #gaze: Gaze;
  #easing = 0;
  #isStale = false;
  #isOver = false;
  #shift: Point = SHIFT.front;

  /** `id`: by which the drawing finds its own parts; no two on a page have the same. */
  constructor(paper: Paper, manners: Manners, id: string) {
    this.#paper = paper;
    this.#manners = manners;
    this.#gaze = gazeOf(this.#shift, manners);
    this.#floor = new DrawnFloor(`${id}-floor`);
    this.#solids.setAttribute('clip-path', `url(#${id}-ring)`);
    this.#ring = make('path', {}, make('clipPath', { id: `${id}-ring` }, paper.wheel));
    this.#floor.element.setAttribute('transform', `translate(0 ${FLOOR_MIDDLE})`);
    paper.wheel.append(
      this.#wheel.back,
      this.#marks.rooms,
      this.#solids,
      this.#wheel.rim,
      this.#marks.lines,
      this.#floor.element,
      this.#falling,
      this.#over,
    );
    this.resize();
  }

  show(world: Shown): void {
    this.#world = world;
    if (this.#lastShown.isNewWorld(world)) this.#drawSoon();
  }

  hold(hand: HandShown | null): void {
    this.#hand = hand;
    if (this.#lastShown.isNewHand(hand)) this.#drawSoon();
  }

  mark(marks: Marks): void {
    if (marks === this.#given) return;
    this.#given = marks;
    this.#floor.mark(marks.rooms, marks.chosen);
    this.#drawSoon();
  }

  view(camera: Camera): void {
    if (camera === this.#camera) return;
    this.#camera = camera;
    this.#stopEasing();
    if (this.#manners.still) return this.#look(SHIFT[camera]);
    const [from, to, began] = [this.#shift, SHIFT[camera], performance.now()];
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - began) / EASE));
      const part = t * t * (3 - 2 * t);
      this.#look([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
      this.#easing = t < 1 ? requestAnimationFrame(step) : 0;
    };
    this.#easing = requestAnimationFrame(step);
  }

  drag(right: number, down: number): void {
    this.pan(right, down);
  }

  zoom(factor: number, at?: ClientPoint): void {
    const { left, top, width, height } = this.#paper.svg.getBoundingClientRect();
    this.#zoom.by(factor, at && { x: (at.x - left) / width, y: (at.y - top) / height });
    this.resize();
  }

  pan(right: number, down: number): void {
    const { width, height } = this.#paper.svg.getBoundingClientRect();
    this.#zoom.move(right / width, down / height);
    this.resize();
  }

  unzoom(): void {
    this.#zoom.reset();
    this.resize();
  }

  get isZoomed(): boolean {
    return this.#zoom.isChanged;
  }

  collect(tray: () => ClientPoint | null): void {
    this.#tray = tray;
  }

  behave(manners: Manners): void {
    const { direction } = this.#manners;
    this.#manners = manners;
    if (manners.direction !== direction) this.#look(this.#shift);
  }

  aimAt(clientX: number, clientY: number, y = 0): Aim | null {
    const at = this.#toPaper(clientX, clientY);
    if (!at || !this.#world) return null;
    const { across, down } = this.#gaze;
    const x = (at[0] / 1000 - across[1] * y) * across[0];
    return { x: x + this.#world.hub, z: down[1] * y - at[1] / 1000 };
  }

  pieceAt(clientX: number, clientY: number): number | null {
    const at = this.#toPaper(clientX, clientY);
    if (!at) return null;
    this.#catchUp();
    let found: number | null = null;
    this.#sprites.forEach((sprite, piece) => {
      if (!sprite || piece === this.#hand?.piece || !this.#world?.inside[piece] || !sprite.covers(at)) return;
      if (found === null || sprite.depth > this.#sprites[found]!.depth) found = piece;
    });
    return found ?? this.#floor.pieceAt([at[0], at[1] - FLOOR_MIDDLE], this.#hand?.piece ?? -1);
  }

  onScreen(x: number, y: number, z: number): ClientPoint {
    const [px, py] = onPaper(this.#gaze, this.#fromHub(x, y, z));
    return this.#toClient(px, py);
  }

  pieceOnScreen(piece: number): ClientPoint | null {
    this.#catchUp();
    const sprite = this.#sprites[piece];
    const isShown = piece === this.#hand?.piece || this.#world?.inside[piece] === 1;
    return sprite && isShown ? this.#toClient(sprite.x, sprite.y) : null;
  }

  skip(): void {
    for (const tumble of this.#tumbles) tumble.finish();
    if (this.#easing) {
      this.#stopEasing();
      this.#look(SHIFT[this.#camera]);
    }
  }

  resize(): void {
    const { svg } = this.#paper;
    const { width, height } = svg.getBoundingClientRect();
    if (!width || !height) return;
    const scale = Math.min(width / WIDE, height / (BOTTOM - TOP));
    const [w, h] = [width / scale, height / scale];
    const top = TOP - (h - (BOTTOM - TOP)) * 0.4;
    const { scale: close, x, y } = this.#zoom;
    put(svg, 'viewBox', `${(x - 0.5) * w} ${top + y * h} ${w / close} ${h / close}`);
    svg.style.setProperty('--letter', `${Math.max(11, LETTER / scale)}px`);
  }

  dispose(): void {
    this.#isOver = true;
    this.#stopEasing();
    for (const tumble of this.#tumbles) tumble.cancel();
    this.#paper.wheel.replaceChildren();
  }

  #stopEasing(): void {
    cancelAnimationFrame(this.#easing);
    this.#easing = 0;
  }

  #look(shift: Point): void {
    this.#shift = shift;
    this.#gaze = gazeOf(shift, this.#manners);
    this.#draw();
  }

  /** Changes that come together are drawn once, before the page is painted. */
  #drawSoon(): void {
    if (this.#isStale) return;
    this.#isStale = true;
    queueMicrotask(() => this.#catchUp());
  }

  #catchUp(): void {
    if (this.#isStale) this.#draw();
  }

  #draw(): void {
    this.#isStale = false;
    const world = this.#world;
    if (!world || this.#isOver) return;
    const { contact } = world;
    const side = this.#gaze.across[0];
    this.#wheel.lay(this.#gaze, contact);
    put(this.#ring, 'd', this.#wheel.opening);
    this.#layMarks(contact, side);
    put(this.#paper.table, 'transform', `translate(${(side * (contact % 30) * Math.PI * OUTER) / 180} 0)`);
    this.#layers.length = 0;
    this.#layers.push(...this.#wheel.dividers);
    for (let piece = 0; piece < PIECES; piece++) this.#layPiece(world, piece);
    this.#layHand(world);
    layer(this.#solids, this.#layers);
    this.#floor.show(world, side, this.#hand && { piece: this.#hand.piece, own: this.#own });
  }

  #layMarks(contact: number, side: number): void {
    this.#marks.mark(this.#given, side);
    const [x, y] = onPaper(this.#gaze, [0, -side * DEPTH, 0]);
    this.#marks.lay(`translate(${x} ${y}) rotate(${-side * contact})`);
  }

  #layPiece(world: Shown, piece: number): void {
    const left = world.gone[piece]!;
    const was = this.#gone[piece];
    this.#gone[piece] = left;
    if (left !== STAYS && was === STAYS && left !== BACK) this.#drop(piece);
    if (!world.inside[piece] || piece === this.#hand?.piece) return;
    const own = world.poses[piece]!;
    toWorld(own, world.contact, 0, this.#place);
    this.#layers.push(this.#isStraight ? this.#lay(piece, this.#place, own) : this.#lay(piece, this.#place));
  }

  /**
   * The pose is in the world's axes, but about the hub. `own`: as it is turned in the wheel, which in a straight view is
   * the same picture, turned on the paper: so what lies still in a rolling wheel is not drawn again.
   */
  #lay(piece: number, place: Pose, own: Pose | null = null): Sprite {
    const sprite = (this.#sprites[piece] ??= new Sprite(piece));
    const at: Vector = [place.x * 1000, place.y * 1000, place.z * 1000];
    const { w, i, j, k } = own ?? place;
    const turn: Turn = [w, i, j, k];
    const spin = own ? -this.#gaze.across[0] * this.#world!.contact : 0;
    const [x, y] = onPaper(this.#gaze, at);
    sprite.lay(this.#gaze, turn, x, y, spin);
    sprite.depth = dot(this.#gaze.near, at);
    put(sprite.element, 'class', this.#looks(piece));
    return sprite;
  }

  get #isStraight(): boolean {
    return this.#shift[0] === 0 && this.#shift[1] === 0;
  }

  #looks(piece: number): string {
    const { verdict, takeable, pointed } = this.#given;
    const hand = this.#hand?.piece === piece ? this.#hand : null;
    let looks = 'piece';
    if (takeable.includes(piece)) looks += ' takeable';
    if (pointed === piece) looks += ' pointed';
    if (verdict?.piece === piece) looks += verdict.ok ? ' fine' : ' wrong';
    if (hand) looks += hand.gripped ? ' held' : ' held promised';
    return looks;
  }

  /** Before the wheel it is over everything, in the ring it is one of the pieces. */
  #layHand(world: Shown): void {
    const hand = this.#hand;
    if (!hand) {
      this.#over.replaceChildren();
      return;
    }
    Object.assign(this.#place, hand.pose);
    this.#place.x -= world.hub;
    toWorld(this.#place, -world.contact, 0, this.#own);
    const sprite = this.#lay(hand.piece, this.#place);
    const { x, y, z } = this.#place;
    const isInside = Math.abs(y) * 1000 < DEPTH && Math.hypot(x, z) * 1000 < INNER;
    if (isInside) this.#layers.push(sprite);
    this.#layGhost(hand, world.hub);
    const over: SVGElement[] = hand.wanted ? [this.#ghost] : [];
    if (!isInside) over.push(sprite.element);
    if (
      over.length !== this.#over.childElementCount ||
      over.some((one, n) => this.#over.children[n] !== one)
    ) {
      this.#over.replaceChildren(...over);
    }
  }

  /** Where the finger would have it. */
  #layGhost({ piece, wanted }: HandShown, hub: number): void {
    if (!wanted) return;
    if (this.#ghostSprite?.piece !== piece) this.#ghostSprite = new Sprite(piece);
    const { x, y, z, w, i, j, k } = wanted;
    const [px, py] = onPaper(this.#gaze, [(x - hub) * 1000, y * 1000, z * 1000]);
    this.#ghostSprite.lay(this.#gaze, [w, i, j, k], px, py);
    put(this.#ghost, 'd', this.#ghostSprite.outline);
    put(this.#ghost, 'transform', `translate(${px} ${py})`);
  }

  /** What touched the table tumbles off to its side and is gone; it belongs to somebody now. */
  #drop(piece: number): void {
    const sprite = this.#sprites[piece];
    if (!sprite || this.#manners.still) return;
    this.#sprites[piece] = undefined;
    const { element } = sprite;
    this.#falling.append(element);
    const home = this.#gone[piece] === FALLEN ? this.#tray() : null;
    const motion = tumble(sprite, OUTER, home ? this.#toPaper(home.x, home.y) : null);
    this.#tumbles.push(motion);
    motion.onfinish = motion.oncancel = (): void => {
      element.remove();
      this.#tumbles = this.#tumbles.filter((other) => other !== motion);
    };
  }

  #fromHub(x: number, y: number, z: number): Vector {
    return [(x - (this.#world?.hub ?? 0)) * 1000, y * 1000, z * 1000];
  }

  #toPaper(clientX: number, clientY: number): Point | null {
    const matrix = this.#paper.wheel.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return [x, y];
  }

  #toClient(x: number, y: number): ClientPoint {
    const matrix = this.#paper.wheel.getScreenCTM();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x: 0, y: 0 };
  }
}

/** Turned to show the floor where the wheel rolls to: there the building goes on. */
function gazeOf([x, y]: Point, { direction }: Manners): Gaze {
  const isRight = direction === 'right';
  return front([isRight ? -x : x, y], isRight);
}
