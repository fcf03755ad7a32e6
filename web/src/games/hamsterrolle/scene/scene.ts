// The real wheel on a real table: keeps what is shown, and draws it when something has changed. Knows three.js but no
// rules; `read/look.ts` says what it is asked for.
import { Matrix4, NeutralToneMapping, PCFShadowMap, Quaternion, Scene, Vector3, WebGLRenderer } from 'three';
import { DrawnFloor } from '../drawn/floor';
import { copyPose, isSamePose, noPose } from '../motion/frame';
import { Gaze } from './camera';
import { LastShown } from '../read/last-shown';
import { cleanUp } from './grain';
import { compose, Hand } from './hand';
import { Light } from './light';
import { Pacer } from './pacer';
import { PieceMarks, RoomMarks } from './marks';
import { Pieces } from './pieces';
import { Pointer, REACH } from './pointer';
import { isSoftware, Quality } from './quality';
import { toWorld } from '../read/quaternion';
import { OUTER_RADIUS, PIECES } from '../read/shape';
import {
  FALLEN,
  LOST,
  NO_MARKS,
  type Aim,
  type Camera,
  type HandShown,
  type Manners,
  type Marks,
  type Point,
  type Pose,
  type Shown,
  type Stage,
} from '../read/look';
import { Table } from './table';
import { Tumble, type Spot } from '../motion/tumble';
import { Wheel } from './wheel';

const RADIANS = Math.PI / 180;
const AXLE = new Vector3(0, 1, 0);
/** A roll of more than this at once is a jump, in degrees: the viewer jumps along. */
const JUMP = 20;
/** Degrees that the viewer walks round the wheel for each px of a drag. */
const TURN = 0.3;
declare global {
  interface Window {
    /** Tests set this to learn what is shown. */
    hamsterrolleScene?: (scene: WheelScene) => void;
  }
}

export class WheelScene implements Stage {
  readonly #canvas: HTMLCanvasElement;
  readonly #plan: SVGSVGElement;
  readonly #floor: DrawnFloor;
  readonly #inHand = { piece: 0, own: noPose() };
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #gaze = new Gaze();
  readonly #light: Light;
  readonly #table: Table;
  readonly #wheel: Wheel;
  readonly #pieces: Pieces;
  readonly #rooms = new RoomMarks();
  readonly #rings = new PieceMarks();
  readonly #hand = new Hand();
  readonly #lastShown = new LastShown();
  readonly #pointer = new Pointer();
  readonly #tumble = new Tumble();
  readonly #quality = new Quality(isSoftware());

  readonly #poses: readonly Pose[] = Array.from({ length: PIECES }, noPose);
  readonly #matrices: readonly Matrix4[] = Array.from({ length: PIECES }, () => new Matrix4());
  /** 1: it is to be seen, in the wheel or in the hand. */
  readonly #seen = new Uint8Array(PIECES);
  readonly #inside = new Uint8Array(PIECES);
  #contact = 0;
  /** Where the hub stands in this turn's axes, and in the axes of the scene, which are those of the first turn. */
  #hub = 0;
  #x = 0;
  #isFirst = true;

  #marks: Marks = NO_MARKS;
  #hasPlan = false;
  #tray: () => Point | null = () => null;

  #still = false;
  #isDirty = true;
  #isMoved = true;
  #isFine = false;
  readonly #pacer = new Pacer({
    draw: (now, seconds) => this.#draw(now, seconds),
    refine: () => this.#drawFinely(),
  });

  /** Fails where there is no WebGL. `plan`: where the floor of the wheel is drawn while it is seen from the front. */
  constructor(canvas: HTMLCanvasElement, plan: SVGSVGElement, manners: Manners) {
    this.#canvas = canvas;
    this.#plan = plan;
    this.#floor = new DrawnFloor(`${plan.id}-floor`);
    plan.replaceChildren(this.#floor.element);
    this.#renderer = new WebGLRenderer({ canvas, antialias: !this.#quality.isSlow, alpha: true });
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    const sharpness = this.#quality.isSlow ? 1 : Math.min(8, this.#renderer.capabilities.getMaxAnisotropy());
    this.#light = new Light(this.#scene, this.#renderer, { isPlain: this.#quality.isSlow });
    this.#table = new Table(sharpness);
    this.#wheel = new Wheel(sharpness);
    this.#pieces = new Pieces(sharpness);
    this.#wheel.add(this.#rooms);
    this.#scene.add(this.#table, this.#wheel, this.#pieces, this.#rings, this.#hand);
    this.#light.dark = false;
    cleanUp();
    this.behave(manners);
    this.resize();
  }

  show(world: Shown): void {
    const isSame = world.contact === this.#contact && !this.#isFirst;
    if (!isSame) this.#roll(world.contact);
    this.#hub = world.hub;
    let isChanged = !isSame;
    for (let piece = 0; piece < PIECES; piece++) {
      isChanged = this.#showPiece(piece, world, isChanged) || isChanged;
    }
    this.#isFirst = false;
    if (isChanged) this.#change();
  }

  mark(marks: Marks): void {
    if (marks === this.#marks) return;
    for (const piece of [this.#marks.pointed, marks.pointed]) {
      if (piece !== null) this.#pieces.lighten(piece, piece === marks.pointed ? 1.18 : 1);
    }
    this.#marks = marks;
    this.#rooms.mark(marks, this.#gaze.facing);
    this.#rings.mark(marks);
    this.#floor.mark(marks.rooms, marks.chosen);
    this.#wake();
  }

  hold(hand: HandShown | null): void {
    if (!this.#lastShown.isNewHand(hand)) return;
    const { piece, isGripped } = this.#hand;
    const isOther = piece !== (hand?.piece ?? null);
    if (piece !== null && isOther) this.#pieces.lighten(piece, 1);
    if (hand && (isOther || hand.gripped !== isGripped))
      this.#pieces.lighten(hand.piece, hand.gripped ? 1 : 1.15);
    if (hand) this.#tumble.stop(hand.piece);
    this.#hand.take(hand);
    this.#change();
  }

  view(camera: Camera): void {
    this.#gaze.look(camera);
    this.#hasPlan = camera === 'front';
    this.#plan.style.display = this.#hasPlan ? '' : 'none';
    this.resize();
    this.#turned();
  }

  drag(right: number, down: number): void {
    this.#gaze.turn(right * TURN, down * TURN);
    this.#turned();
  }

  zoom(factor: number, at?: Point): void {
    const { left, top } = this.#canvas.getBoundingClientRect();
    const { width, height } = this.#ground;
    this.#gaze.zoom(factor, at && { x: (at.x - left) / width, y: (at.y - top) / height });
    this.#wake();
  }

  pan(right: number, down: number): void {
    const { width, height } = this.#ground;
    this.#gaze.pan(right / width, down / height);
    this.#wake();
  }

  unzoom(): void {
    this.#gaze.unzoom();
    this.#wake();
  }

  get isZoomed(): boolean {
    return this.#gaze.isZoomed;
  }

  collect(tray: () => Point | null): void {
    this.#tray = tray;
  }

  behave({ direction, directed, still }: Manners): void {
    const facing = direction === 'left' ? 1 : -1;
    this.#still = still;
    this.#table.directed = directed;
    this.#wake();
    if (still) this.skip();
    if (this.#gaze.facing === facing && !this.#isFirst) return;
    this.#gaze.facing = facing;
    this.#gaze.arrive(this.#x);
    this.#rooms.mark(this.#marks, facing);
    this.#change();
  }

  /** The page is dark: less light comes from the room. */
  set dark(dark: boolean) {
    this.#light.dark = dark;
    this.#wake();
  }

  aimAt(clientX: number, clientY: number, y = 0): Aim | null {
    this.#pointAt(clientX, clientY);
    const hit = this.#pointer.atDepth(y);
    return hit && { x: hit.x - this.#x + this.#hub, z: hit.z };
  }

  pieceAt(clientX: number, clientY: number): number | null {
    this.#pointAt(clientX, clientY);
    return this.#pointer.pieceAt(this.#matrices, this.#isTakeable);
  }

  onScreen(x: number, y: number, z: number): Point {
    return this.#onScreen(spot.set(x - this.#hub + this.#x, y, z));
  }

  pieceOnScreen(piece: number): Point | null {
    if (!this.#seen[piece]) return null;
    this.#layOut();
    return this.#onScreen(spot.setFromMatrixPosition(this.#matrices[piece]!));
  }

  skip(): void {
    this.#tumble.skip();
    this.#gaze.arrive(this.#x);
    this.#change();
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    if (!clientWidth || !clientHeight) return;
    this.#refine(this.#isFine);
    this.#light.sharpen(this.#quality.shadow);
    const { width, height } = this.#ground;
    this.#gaze.resize(width, height, { right: clientWidth - width, below: clientHeight - height });
    this.#change();
    // Another size wipes the canvas: it is filled before the page is painted.
    if (!this.#isFirst) this.#render(false);
  }

  dispose(): void {
    this.#pacer.dispose();
    for (const thing of [this.#light, this.#table, this.#wheel, this.#pieces]) thing.dispose();
    for (const thing of [this.#rooms, this.#rings, this.#hand]) thing.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss(); // at once, and not when it is collected: a page may have only so many
  }

  /** What the wheel stands in the middle of, in px; the canvas goes on to its right, and below it where the plan is. */
  get #ground(): { width: number; height: number } {
    const { parentElement, clientWidth, clientHeight } = this.#canvas;
    const height = clientHeight - (this.#hasPlan ? this.#plan.clientHeight : 0);
    return { width: parentElement?.clientWidth ?? clientWidth, height };
  }

  /** How deep everything lies, which cannot be seen from the front. */
  #drawPlan(): void {
    if (!this.#hasPlan) return;
    const { piece, pose } = this.#hand;
    const held = piece === null ? null : this.#inHand;
    if (held && piece !== null) {
      held.piece = piece;
      Object.assign(place, pose);
      place.x -= this.#hub;
      toWorld(place, -this.#contact, 0, held.own);
    }
    const world = { contact: this.#contact, poses: this.#poses, inside: this.#inside };
    this.#floor.show(world, this.#gaze.facing, held);
  }

  // What is shown

  #roll(contact: number): void {
    const by = this.#isFirst ? 0 : wrapped(contact - this.#contact);
    this.#contact = contact;
    this.#x -= OUTER_RADIUS * by * RADIANS;
    if (Math.abs(by) > JUMP || this.#still) this.#gaze.arrive(this.#x);
  }

  /** True: it is no longer where it was. */
  #showPiece(piece: number, world: Shown, isRolled: boolean): boolean {
    const known = this.#poses[piece]!;
    const pose = world.poses[piece]!;
    const isIn = world.inside[piece] === 1;
    const was = this.#inside[piece] === 1;
    this.#inside[piece] = isIn ? 1 : 0;
    if (isIn !== was) this.#comeOrGo(piece, isIn, world.gone[piece]!);
    if (!isIn || (was && !isRolled && isSamePose(pose, known))) return isIn !== was;
    copyPose(pose, known);
    return true;
  }

  #comeOrGo(piece: number, isIn: boolean, why: number): void {
    if (isIn) this.#tumble.stop(piece);
    else if ((why === FALLEN || why === LOST) && !this.#still && !document.hidden) {
      poseOf(this.#matrices[piece]!, place);
      this.#tumble.begin(piece, place, this.#gaze.facing, why === FALLEN ? this.#wayHome : null);
    }
  }

  /** Where a piece on the table goes that is collected: along the table to a tray before it, else up to where it is seen. */
  readonly #wayHome = ({ y, z }: Pose): Spot | null => {
    const tray = this.#tray();
    if (!tray) return null;
    this.#pointAt(tray.x, tray.y);
    const before = this.#pointer.atHeight(z);
    if (before && before.y * this.#gaze.facing < -Math.abs(y)) return { x: before.x, y: before.y, z };
    const hit = this.#pointer.atDepth(y);
    return hit && { x: hit.x, y, z: hit.z };
  };

  #turned(): void {
    if (this.#still) this.#gaze.arrive(this.#x);
    this.#wake();
  }

  // Pointing

  #pointAt(clientX: number, clientY: number): void {
    const box = this.#canvas.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * 2 - 1;
    const y = 1 - ((clientY - box.top) / box.height) * 2;
    this.#pointer.aim(this.#gaze.camera, x, y);
  }

  readonly #isTakeable = (piece: number): boolean => this.#inside[piece] === 1 && piece !== this.#hand.piece;

  #onScreen(point: Vector3): Point {
    const box = this.#canvas.getBoundingClientRect();
    point.project(this.#gaze.camera);
    return {
      x: box.left + ((point.x + 1) / 2) * box.width,
      y: box.top + ((1 - point.y) / 2) * box.height,
    };
  }

  // Drawing

  /** Something lies elsewhere: shadows too. */
  #change(): void {
    this.#isMoved = true;
    this.#wake();
  }

  #wake(): void {
    this.#isDirty = true;
    this.#pacer.wake();
  }

  /** True: something moves by itself. */
  #draw(now: number, seconds: number): boolean {
    const isTurning = this.#gaze.move(seconds, this.#x);
    const isFalling = this.#tumble.move(seconds, this.#gaze.facing);
    if (this.#isFine) this.#refine(false);
    if (this.#isDirty || isTurning || isFalling) this.#render(isFalling);
    if (this.#quality.tell(now)) this.resize();
    return isTurning || isFalling;
  }

  #drawFinely(): void {
    const { ratio, ratioAtRest } = this.#quality;
    if (ratio >= Math.min(window.devicePixelRatio, ratioAtRest)) return;
    this.#refine(true);
    this.#render(false);
  }

  #refine(isFine: boolean): void {
    this.#isFine = isFine;
    const { clientWidth, clientHeight } = this.#canvas;
    const most = isFine ? this.#quality.ratioAtRest : this.#quality.ratio;
    this.#renderer.setPixelRatio(Math.min(window.devicePixelRatio, most));
    this.#renderer.setSize(clientWidth, clientHeight, false);
  }

  #render(isFalling: boolean): void {
    this.#isDirty = false;
    this.#layOut();
    this.#hand.lay(this.#pieces, this.#x, this.#hub);
    const { facing, camera, middle } = this.#gaze;
    this.#table.follow(this.#x, middle, facing);
    this.#light.follow(this.#x, facing);
    this.#rings.follow(this.#whereIs, reachOf);
    this.#renderer.shadowMap.needsUpdate = this.#isMoved || isFalling;
    this.#isMoved = false;
    this.#renderer.render(this.#scene, camera);
    this.#drawPlan();
  }

  /** Put everything where it is. */
  #layOut(): void {
    turn.setFromAxisAngle(AXLE, -this.#contact * RADIANS);
    this.#wheel.position.set(this.#x, 0, 0);
    this.#wheel.quaternion.copy(turn);
    rolled.compose(this.#wheel.position, turn, ONE);
    for (let piece = 0; piece < PIECES; piece++) {
      const matrix = this.#matrices[piece]!;
      const isSeen = this.#layPiece(piece, matrix);
      if (isSeen) this.#pieces.place(piece, matrix);
      else if (this.#seen[piece]) this.#pieces.hide(piece);
      this.#seen[piece] = isSeen ? 1 : 0;
    }
  }

  /** True: it is to be seen. */
  #layPiece(piece: number, matrix: Matrix4): boolean {
    const falls = this.#tumble.at(piece);
    if (piece === this.#hand.piece) compose(this.#hand.pose, this.#x - this.#hub, matrix);
    else if (this.#inside[piece]) compose(this.#poses[piece]!, 0, matrix).premultiply(rolled);
    else if (falls) compose(falls, 0, matrix);
    else return false;
    return true;
  }

  readonly #whereIs = (piece: number, out: Vector3): boolean => {
    if (!this.#seen[piece] || (!this.#inside[piece] && piece !== this.#hand.piece)) return false;
    out.setFromMatrixPosition(this.#matrices[piece]!);
    return true;
  };

  /** What is shown, for tests: where each piece is, in tenths of a millimetre of this turn's axes. */
  report(): { isAtRest: boolean; poses: Record<number, number[]> } {
    const poses: Record<number, number[]> = {};
    for (let piece = 0; piece < PIECES; piece++) {
      if (!this.#seen[piece]) continue;
      const { x, y, z } = spot.setFromMatrixPosition(this.#matrices[piece]!);
      poses[piece] = [x - this.#x + this.#hub, y, z].map((part) => Math.round(part * 10_000));
    }
    return { isAtRest: this.#pacer.isAtRest, poses };
  }
}

const ONE = new Vector3(1, 1, 1);
const spot = new Vector3();
const scale = new Vector3();
const turn = new Quaternion();
const spin = new Quaternion();
const rolled = new Matrix4();
const place = noPose();

function poseOf(matrix: Matrix4, out: Pose): void {
  matrix.decompose(spot, spin, scale);
  [out.x, out.y, out.z] = [spot.x, spot.y, spot.z];
  [out.w, out.i, out.j, out.k] = [spin.w, spin.x, spin.y, spin.z];
}

/** The shortest way round, in degrees. */
function wrapped(angle: number): number {
  return angle - 360 * Math.round(angle / 360);
}

function reachOf(piece: number): number {
  return REACH[piece]!;
}
