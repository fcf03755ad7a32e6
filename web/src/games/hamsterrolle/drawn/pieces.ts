// The pieces of the drawn wheel: in the ring, in the hand, and those that fall out.
import { BACK, FALLEN, STAYS, type HandShown, type Marks, type Point as ClientPoint } from '../read/renderer';
import type { Pose, WorldShown } from '../read/renderer';
import { copyPose, noPose } from '../read/pose';
import { toWorld } from '../read/quaternion';
import { PIECES } from '../read/shape';
import type { Paper } from './paper';
import { dot, onPaper, type Projection, type Point, type Rotation, type Vector } from './project';
import { Sprite } from './sprite';
import { layer, make, put, type Layered } from './svg';
import { tumble } from './tumble';
import { DEPTH, INNER, OUTER } from './wheel';

/** What is drawn now. */
export interface Drawing {
  world: WorldShown;
  hand: HandShown | null;
  marks: Marks;
  projection: Projection;
  /** The gaze goes straight through the ring. */
  isStraight: boolean;
  /** Nothing moves that the server did not move. */
  isStill: boolean;
}

export class DrawnPieces {
  /** Between the back of the wheel and its rim: the pieces, and the dividers among them. */
  readonly solids = make('g', { class: 'solids' });
  readonly falling = make('g', { class: 'falling' });
  /** In front of the wheel: the piece in hand, unless it is in the ring, and the ghost of where it is wanted. */
  readonly over = make('g', { class: 'over' });
  readonly #ghost = make('path', { class: 'ghost' });
  readonly #paper: Paper;
  readonly #tray: () => ClientPoint | null;
  readonly #sprites: (Sprite | undefined)[] = [];
  readonly #layers: Layered[] = [];
  readonly #gone = new Uint8Array(PIECES);
  readonly #place = noPose();
  readonly #inHand = { piece: 0, own: noPose() };
  #ghostSprite: Sprite | null = null;
  #tumbles: Animation[] = [];

  /** `tray`: where pieces go that fall and are taken, in client coordinates. */
  constructor(paper: Paper, tray: () => ClientPoint | null) {
    this.#paper = paper;
    this.#tray = tray;
  }

  draw(drawing: Drawing, dividers: readonly Layered[]): void {
    this.#layers.length = 0;
    this.#layers.push(...dividers);
    for (let piece = 0; piece < PIECES; piece++) this.#layPiece(piece, drawing);
    this.#layHand(drawing);
    layer(this.solids, this.#layers);
  }

  /** The piece in hand, in the wheel's own axes, as it was drawn last. */
  get inHand(): { piece: number; own: Pose } {
    return this.#inHand;
  }

  /** The nearest of these pieces at a point of the paper; null: there is none. */
  pieceAt(at: Point, isTakeable: (piece: number) => boolean): number | null {
    let found: Sprite | null = null;
    this.#sprites.forEach((sprite, piece) => {
      if (!sprite || !isTakeable(piece) || !sprite.covers(at)) return;
      if (found === null || sprite.depth > found.depth) found = sprite;
    });
    return (found as Sprite | null)?.piece ?? null;
  }

  /** Where a piece was drawn last; null: it was never drawn, or it has fallen. */
  placeOf(piece: number): Point | null {
    const sprite = this.#sprites[piece];
    return sprite ? [sprite.x, sprite.y] : null;
  }

  get isTumbling(): boolean {
    return this.#tumbles.length > 0;
  }

  skip(): void {
    for (const motion of this.#tumbles) motion.finish();
  }

  dispose(): void {
    for (const motion of this.#tumbles) motion.cancel();
  }

  #layPiece(piece: number, drawing: Drawing): void {
    const { world, hand, isStill } = drawing;
    const left = world.gone[piece]!;
    const was = this.#gone[piece];
    this.#gone[piece] = left;
    if (left !== STAYS && was === STAYS && left !== BACK && !isStill) this.#drop(piece);
    if (!world.inside[piece] || piece === hand?.piece) return;
    const own = world.poses[piece]!;
    toWorld(own, world.contact, 0, this.#place);
    this.#layers.push(this.#lay(piece, this.#place, drawing.isStraight ? own : null, drawing));
  }

  /**
   * `place` is in the world's axes, but relative to the hub. `own`: its pose in the wheel's own axes. In a straight view
   * that is the same picture, turned with the paper, so a piece that lies still in a rolling wheel is not drawn again.
   */
  #lay(piece: number, place: Pose, own: Pose | null, { world, projection, marks, hand }: Drawing): Sprite {
    const sprite = (this.#sprites[piece] ??= new Sprite(piece));
    const at: Vector = [place.x * 1000, place.y * 1000, place.z * 1000];
    const { w, i, j, k } = own ?? place;
    const turn: Rotation = [w, i, j, k];
    const spin = own ? -projection.across[0] * world.contact : 0;
    const [x, y] = onPaper(projection, at);
    sprite.lay(projection, turn, x, y, spin);
    sprite.depth = dot(projection.near, at);
    put(sprite.element, 'class', classesOf(piece, marks, hand));
    return sprite;
  }

  #layHand(drawing: Drawing): void {
    const { world, hand } = drawing;
    if (!hand) return this.over.replaceChildren();
    copyPose(hand.pose, this.#place);
    this.#place.x -= world.hub;
    toWorld(this.#place, -world.contact, 0, this.#inHand.own);
    this.#inHand.piece = hand.piece;
    const sprite = this.#lay(hand.piece, this.#place, null, drawing);
    const { x, y, z } = this.#place;
    const isInside = Math.abs(y) * 1000 < DEPTH && Math.hypot(x, z) * 1000 < INNER;
    if (isInside) this.#layers.push(sprite);
    if (hand.wanted) this.#layGhost(hand.piece, hand.wanted, drawing);
    const over: SVGElement[] = hand.wanted ? [this.#ghost] : [];
    if (!isInside) over.push(sprite.element);
    const isSame =
      over.length === this.over.childElementCount && over.every((one, n) => this.over.children[n] === one);
    if (!isSame) this.over.replaceChildren(...over);
  }

  /** Draws where the finger would have the piece. */
  #layGhost(piece: number, { x, y, z, w, i, j, k }: Pose, { projection, world }: Drawing): void {
    if (this.#ghostSprite?.piece !== piece) this.#ghostSprite = new Sprite(piece);
    const [px, py] = onPaper(projection, [(x - world.hub) * 1000, y * 1000, z * 1000]);
    this.#ghostSprite.lay(projection, [w, i, j, k], px, py);
    put(this.#ghost, 'd', this.#ghostSprite.outline);
    put(this.#ghost, 'transform', `translate(${px} ${py})`);
  }

  /** A piece that touched the table tumbles to its side and disappears: it belongs to somebody now. */
  #drop(piece: number): void {
    const sprite = this.#sprites[piece];
    if (!sprite) return;
    this.#sprites[piece] = undefined;
    const { element } = sprite;
    this.falling.append(element);
    const home = this.#gone[piece] === FALLEN ? this.#tray() : null;
    const motion = tumble(sprite, OUTER, home && this.#paper.toPaper(home));
    this.#tumbles.push(motion);
    motion.onfinish = motion.oncancel = (): void => {
      element.remove();
      this.#tumbles = this.#tumbles.filter((other) => other !== motion);
    };
  }
}

function classesOf(piece: number, { verdict, takeable, pointed }: Marks, hand: HandShown | null): string {
  let classes = 'piece';
  if (takeable.includes(piece)) classes += ' takeable';
  if (pointed === piece) classes += ' pointed';
  if (verdict?.piece === piece) classes += verdict.ok ? ' fine' : ' wrong';
  if (hand?.piece === piece) classes += hand.gripped ? ' held' : ' held promised';
  return classes;
}
