// The real wheel on a real table: keeps what is shown, and draws it when something has changed. Knows three.js but no
// rules; `read/renderer.ts` says what it must offer.
import { Vector3 } from 'three';
import { motion } from '$lib/motion.svelte';
import { DrawnFloor } from '../drawn/floor';
import type { Position } from '../motion/tumble';
import { LastShown } from '../read/last-shown';
import {
  FALLEN,
  LOST,
  NO_MARKS,
  type Aim,
  type Camera,
  type HandShown,
  type RenderSettings,
  type Marks,
  type Point,
  type Pose,
  type WorldShown,
  type Renderer,
} from '../read/renderer';
import { CameraRig } from './camera';
import { Canvas } from './canvas';
import { Pacer } from './pacer';
import { Sight } from './sight';
import { Things } from './things';
import { World } from './world';

/** If the wheel rolls further than this at once, in degrees, the viewer jumps along. */
const JUMP = 20;
/** How far the viewer walks round the wheel for each px of a drag, in degrees. */
const TURN = 0.3;

declare global {
  interface Window {
    /** Tests set this to learn what is shown. */
    hamsterrolleScene?: (scene: WheelScene) => void;
  }
}

export class WheelScene implements Renderer {
  readonly #element: HTMLCanvasElement;
  readonly #plan: SVGSVGElement;
  readonly #floor: DrawnFloor;
  readonly #canvas: Canvas;
  readonly #things: Things;
  readonly #world: World;
  readonly #rig = new CameraRig();
  readonly #sight: Sight;
  readonly #lastShown = new LastShown();
  readonly #pacer = new Pacer({
    draw: (now, seconds) => this.#draw(now, seconds),
    refine: () => this.#drawFinely(),
  });

  #marks: Marks = NO_MARKS;
  /** The floor of the wheel is drawn below it. */
  #hasPlan = false;
  #tray: () => Point | null = () => null;
  #still = false;
  /** Something looks different, or is elsewhere, since the last picture. */
  #isDirty = true;
  #isMoved = true;

  /** Throws an error if there is no WebGL. `plan`: where the floor of the wheel is drawn in the front view. */
  constructor(element: HTMLCanvasElement, plan: SVGSVGElement, settings: RenderSettings) {
    this.#element = element;
    this.#plan = plan;
    this.#floor = new DrawnFloor(`${plan.id}-floor`);
    plan.replaceChildren(this.#floor.element);
    this.#canvas = new Canvas(element);
    this.#sight = new Sight(element, this.#rig);
    this.#things = new Things(this.#canvas);
    this.#world = new World(this.#things.hand);
    this.configure(settings);
    this.resize();
  }

  // What is shown

  show(world: WorldShown): void {
    const hasRolled = this.#world.isNew || world.contact !== this.#world.contact;
    if (hasRolled) {
      const by = this.#world.roll(world.contact);
      if (Math.abs(by) > JUMP || this.#still) this.#rig.arrive(this.#world.x);
    }
    if (this.#world.show(world, hasRolled, this.#leave)) this.#change();
  }

  mark(marks: Marks): void {
    if (marks === this.#marks) return;
    this.#marks = marks;
    this.#things.mark(marks, this.#rig.facing);
    this.#floor.mark(marks.rooms, marks.chosen);
    this.#wake();
  }

  hold(hand: HandShown | null): void {
    if (!this.#lastShown.isNewHand(hand)) return;
    if (hand) this.#world.tumble.stop(hand.piece);
    this.#things.hold(hand);
    this.#change();
  }

  collect(tray: () => Point | null): void {
    this.#tray = tray;
  }

  configure({ direction, directed, still }: RenderSettings): void {
    const facing = direction === 'left' ? 1 : -1;
    this.#still = still;
    this.#things.table.directed = directed;
    this.#wake();
    if (still) this.skip();
    if (this.#rig.facing === facing && !this.#world.isNew) return;
    this.#rig.facing = facing;
    this.#rig.arrive(this.#world.x);
    this.#things.face(this.#marks, facing);
    this.#change();
  }

  /** The page is dark: less light comes from the room. */
  set dark(dark: boolean) {
    this.#things.light.dark = dark;
    this.#wake();
  }

  get isTumbling(): boolean {
    return this.#world.tumble.isMoving;
  }

  skip(): void {
    this.#world.tumble.skip();
    this.#rig.arrive(this.#world.x);
    this.#change();
  }

  // Where it is seen from

  view(camera: Camera): void {
    this.#rig.look(camera);
    this.#hasPlan = camera === 'front';
    this.#plan.style.display = this.#hasPlan ? '' : 'none';
    this.resize();
    this.#turned();
  }

  drag(right: number, down: number): void {
    this.#rig.turn(right * TURN, down * TURN);
    this.#turned();
  }

  zoom(factor: number, at?: Point): void {
    const { left, top } = this.#element.getBoundingClientRect();
    const { width, height } = this.#ground;
    this.#rig.zoom(factor, at && { x: (at.x - left) / width, y: (at.y - top) / height });
    this.#wake();
  }

  pan(right: number, down: number): void {
    const { width, height } = this.#ground;
    this.#rig.pan(right / width, down / height);
    this.#wake();
  }

  unzoom(): void {
    this.#rig.unzoom();
    this.#wake();
  }

  get isZoomed(): boolean {
    return this.#rig.isZoomed;
  }

  // What is pointed at

  aimAt(clientX: number, clientY: number, y = 0): Aim | null {
    const hit = this.#sight.through({ x: clientX, y: clientY }).atDepth(y);
    const { x, hub } = this.#world;
    return hit && { x: hit.x - x + hub, z: hit.z };
  }

  pieceAt(clientX: number, clientY: number): number | null {
    const { matrices, isTakeable } = this.#world;
    return this.#sight.through({ x: clientX, y: clientY }).pieceAt(matrices, isTakeable);
  }

  onScreen(x: number, y: number, z: number): Point {
    return this.#sight.onScreen(spot.set(x - this.#world.hub + this.#world.x, y, z));
  }

  pieceOnScreen(piece: number): Point | null {
    if (!this.#world.seen[piece]) return null;
    this.#things.layOut(this.#world);
    return this.#sight.onScreen(spot.setFromMatrixPosition(this.#world.matrices[piece]!));
  }

  // Drawing

  resize(): void {
    const { clientWidth, clientHeight } = this.#element;
    if (!clientWidth || !clientHeight) return;
    this.#canvas.refine();
    this.#things.light.sharpen(this.#canvas.shadow);
    const { width, height } = this.#ground;
    this.#rig.resize(width, height, { right: clientWidth - width, below: clientHeight - height });
    this.#change();
    // A new size clears the canvas, so it is drawn again before the page is painted.
    if (!this.#world.isNew) this.#render(false);
  }

  dispose(): void {
    this.#pacer.dispose();
    this.#things.dispose();
    this.#canvas.dispose();
  }

  /** For tests: what is shown. */
  report(): { isAtRest: boolean; poses: Record<number, number[]> } {
    return { isAtRest: this.#pacer.isAtRest, poses: this.#world.report() };
  }

  /** The part of the canvas with the wheel in its middle, in px. The canvas is wider, and higher if there is a plan. */
  get #ground(): { width: number; height: number } {
    const { parentElement, clientWidth, clientHeight } = this.#element;
    const height = clientHeight - (this.#hasPlan ? this.#plan.clientHeight : 0);
    return { width: parentElement?.clientWidth ?? clientWidth, height };
  }

  readonly #leave = (piece: number, why: number): void => {
    if ((why !== FALLEN && why !== LOST) || this.#still || document.hidden) return;
    this.#world.fall(piece, this.#rig.facing, why === FALLEN ? this.#wayHome : null);
  };

  readonly #wayHome = (lies: Pose): Position | null => {
    const tray = this.#tray();
    return tray && this.#sight.wayTo(tray, lies);
  };

  #turned(): void {
    if (this.#still) this.#rig.arrive(this.#world.x);
    this.#wake();
  }

  /** Something is elsewhere, so its shadow is, too. */
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
    const isTurning = this.#rig.move(seconds, this.#world.x);
    const isFalling = this.#world.tumble.move(seconds * motion.rate, this.#rig.facing);
    if (this.#canvas.isFine) this.#canvas.refine(false);
    if (this.#isDirty || isTurning || isFalling) this.#render(isFalling);
    if (this.#canvas.tell(now)) this.resize();
    return isTurning || isFalling;
  }

  #drawFinely(): void {
    if (!this.#canvas.mayRefine) return;
    this.#canvas.refine(true);
    this.#render(false);
  }

  #render(isFalling: boolean): void {
    this.#isDirty = false;
    const [world, rig] = [this.#world, this.#rig];
    this.#things.layOut(world);
    this.#things.follow(world, rig);
    this.#canvas.render(this.#things.scene, rig.camera, this.#isMoved || isFalling);
    this.#isMoved = false;
    if (this.#hasPlan) this.#floor.show(world, rig.facing, world.inHand);
  }
}

const spot = new Vector3();
