// The drawn wheel: a front view on paper, and below it the floor of the wheel rolled out. Its elements are
// moved directly in each frame.
import { motion } from '$lib/motion.svelte';
import { LastShown } from '../read/last-shown';
import {
  NO_MARKS,
  type Aim,
  type Camera,
  type HandShown,
  type RenderSettings,
  type Marks,
  type Point as ClientPoint,
  type WorldShown,
  type Renderer,
} from '../read/renderer';
import { DrawnFloor } from './floor';
import { DrawnMarks } from './marks';
import { FLOOR_MIDDLE, Paper, type Layers } from './paper';
import { DrawnPieces } from './pieces';
import { front, onPaper, type Projection, type Point } from './project';
import { make, put } from './svg';
import { DEPTH, DrawnWheel, OUTER } from './wheel';

/** How far a millimetre of depth shifts what lies there, for a wheel that rolls to the left. */
const SHIFT: Record<Camera, Point> = { front: [0, 0], turned: [0.36, -0.26] };
/** How long the view takes to turn at normal speed, in ms. */
const EASE = 320;

export class DrawnStage implements Renderer {
  readonly #layers: Layers;
  readonly #paper: Paper;
  readonly #wheel = new DrawnWheel();
  readonly #marks = new DrawnMarks();
  readonly #pieces: DrawnPieces;
  readonly #floor: DrawnFloor;
  /** The opening of the ring: in a turned view its wall hides part of what is inside. */
  readonly #opening: SVGPathElement;
  readonly #lastShown = new LastShown();
  #tray: () => ClientPoint | null = () => null;
  #world: WorldShown | null = null;
  #hand: HandShown | null = null;
  #given: Marks = NO_MARKS;
  #settings: RenderSettings;
  #camera: Camera = 'front';
  #shift: Point = SHIFT.front;
  #projection: Projection;
  #easing = 0;
  #isStale = false;
  #isDisposed = false;

  /** `id` names parts of the drawing; no two drawings on a page may have the same. */
  constructor(layers: Layers, settings: RenderSettings, id: string) {
    this.#layers = layers;
    this.#settings = settings;
    this.#projection = projectionOf(this.#shift, settings);
    this.#paper = new Paper(layers);
    this.#pieces = new DrawnPieces(this.#paper, () => this.#tray());
    this.#pieces.solids.setAttribute('clip-path', `url(#${id}-ring)`);
    this.#opening = make('path', {}, make('clipPath', { id: `${id}-ring` }, layers.wheel));
    this.#floor = new DrawnFloor(`${id}-floor`);
    this.#floor.element.setAttribute('transform', `translate(0 ${FLOOR_MIDDLE})`);
    layers.wheel.append(
      this.#wheel.back,
      this.#marks.rooms,
      this.#pieces.solids,
      this.#wheel.rim,
      this.#marks.lines,
      this.#floor.element,
      this.#pieces.falling,
      this.#pieces.over,
    );
    this.resize();
  }

  // What is shown

  show(world: WorldShown): void {
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

  collect(tray: () => ClientPoint | null): void {
    this.#tray = tray;
  }

  configure(settings: RenderSettings): void {
    const { direction } = this.#settings;
    this.#settings = settings;
    if (settings.direction !== direction) this.#look(this.#shift);
  }

  get isTumbling(): boolean {
    return this.#pieces.isTumbling;
  }

  skip(): void {
    this.#pieces.skip();
    if (this.#easing) {
      this.#stopEasing();
      this.#look(SHIFT[this.#camera]);
    }
  }

  // Where it is seen from

  view(camera: Camera): void {
    if (camera === this.#camera) return;
    this.#camera = camera;
    this.#stopEasing();
    if (this.#settings.still) return this.#look(SHIFT[camera]);
    const [from, to, began] = [this.#shift, SHIFT[camera], performance.now()];
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - began) / motion.time(EASE)));
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
    this.#paper.zoom(factor, at);
  }

  pan(right: number, down: number): void {
    this.#paper.pan(right, down);
  }

  unzoom(): void {
    this.#paper.unzoom();
  }

  get isZoomed(): boolean {
    return this.#paper.isZoomed;
  }

  // What is pointed at

  aimAt(clientX: number, clientY: number, y = 0): Aim | null {
    const at = this.#paper.toPaper({ x: clientX, y: clientY });
    if (!at || !this.#world) return null;
    const { across, down } = this.#projection;
    const x = (at[0] / 1000 - across[1] * y) * across[0];
    return { x: x + this.#world.hub, z: down[1] * y - at[1] / 1000 };
  }

  pieceAt(clientX: number, clientY: number): number | null {
    const at = this.#paper.toPaper({ x: clientX, y: clientY });
    if (!at) return null;
    this.#catchUp();
    const held = this.#hand?.piece ?? -1;
    const isTakeable = (piece: number): boolean => piece !== held && this.#world?.inside[piece] === 1;
    return this.#pieces.pieceAt(at, isTakeable) ?? this.#floor.pieceAt([at[0], at[1] - FLOOR_MIDDLE], held);
  }

  onScreen(x: number, y: number, z: number): ClientPoint {
    const fromHub = (x - (this.#world?.hub ?? 0)) * 1000;
    return this.#paper.toClient(onPaper(this.#projection, [fromHub, y * 1000, z * 1000]));
  }

  pieceOnScreen(piece: number): ClientPoint | null {
    this.#catchUp();
    const isShown = piece === this.#hand?.piece || this.#world?.inside[piece] === 1;
    const at = isShown ? this.#pieces.placeOf(piece) : null;
    return at && this.#paper.toClient(at);
  }

  // Drawing

  resize(): void {
    this.#paper.resize();
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#stopEasing();
    this.#pieces.dispose();
    this.#layers.wheel.replaceChildren();
  }

  #stopEasing(): void {
    cancelAnimationFrame(this.#easing);
    this.#easing = 0;
  }

  #look(shift: Point): void {
    this.#shift = shift;
    this.#projection = projectionOf(shift, this.#settings);
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
    if (!world || this.#isDisposed) return;
    const { contact } = world;
    const [projection, hand] = [this.#projection, this.#hand];
    const side = projection.across[0];
    this.#wheel.lay(projection, contact);
    put(this.#opening, 'd', this.#wheel.opening);
    this.#layMarks(contact, side);
    put(this.#layers.table, 'transform', `translate(${(side * (contact % 30) * Math.PI * OUTER) / 180} 0)`);
    const isStraight = this.#shift[0] === 0 && this.#shift[1] === 0;
    const isStill = this.#settings.still;
    this.#pieces.draw(
      { world, hand, marks: this.#given, projection, isStraight, isStill },
      this.#wheel.dividers,
    );
    this.#floor.show(world, side, hand && this.#pieces.inHand);
  }

  #layMarks(contact: number, side: number): void {
    this.#marks.mark(this.#given, side);
    const [x, y] = onPaper(this.#projection, [0, -side * DEPTH, 0]);
    this.#marks.lay(`translate(${x} ${y}) rotate(${-side * contact})`);
  }
}

/** In a turned view the floor is seen where the wheel rolls to: that is where players build. */
function projectionOf([x, y]: Point, { direction }: RenderSettings): Projection {
  const isRight = direction === 'right';
  return front([isRight ? -x : x, y], isRight);
}
