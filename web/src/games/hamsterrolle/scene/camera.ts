// Where the viewer sits: straight in front of the wheel, or turned and raised within limits; every change is eased. The whole
// wheel is visible from there, and `zoom.ts` says which part of that fills the window. If the wheel rolls to the right, the
// viewer sits behind it.
import { MathUtils, PerspectiveCamera, Vector3 } from 'three';
import type { Camera, Point } from '../read/renderer';
import { Zoom } from './zoom';

interface Seat {
  /** Degrees to the right. */
  turn: number;
  /** Degrees above the hub. */
  rise: number;
}

/** Turned to where the wheel comes from: this shows the compartments ahead, where pieces are built in. */
const SEATS: Record<Camera, Seat> = { front: { turn: 0, rise: 7 }, turned: { turn: 29, rise: 19 } };
const MOST_TURN = 70;
const LEAST_RISE = 1;
const MOST_RISE = 58;
const LENS = 25;
/** What must be visible around the hub, in metres. */
const ROOM = { side: 0.222, above: 0.212, below: 0.222 };
/** How quickly the viewer turns, and follows the wheel; per second. */
const EASE = 7;
const FOLLOW = 4;
const NEAR_ENOUGH = 1e-4;
/** In a window lower or narrower than this, in px, the wheel comes nearer to the edges, but is still visible as a whole. */
const SMALL = 420;
const TIGHT = 1.05;

export class CameraRig {
  readonly camera = new PerspectiveCamera(LENS, 1, 0.1, 8);
  /** Where the viewer is along the table, in metres. */
  middle = 0;
  #facing: 1 | -1 = 1;
  readonly #zoom = new Zoom();
  #width = 1;
  #height = 1;
  #more = { right: 0, below: 0 };
  readonly #now: Seat = { ...SEATS.front };
  readonly #aim: Seat = { ...SEATS.front };
  readonly #target = new Vector3();

  constructor() {
    this.camera.up.set(0, 0, 1);
  }

  /** -1: the viewer sits behind the wheel, and turns the other way. */
  get facing(): 1 | -1 {
    return this.#facing;
  }

  set facing(facing: 1 | -1) {
    if (facing !== this.#facing) this.#aim.turn *= -1;
    this.#facing = facing;
  }

  look(from: Camera): void {
    const { turn, rise } = SEATS[from];
    Object.assign(this.#aim, { turn: this.#facing * turn, rise });
  }

  turn(right: number, up: number): void {
    this.#aim.turn = MathUtils.clamp(this.#aim.turn + right, -MOST_TURN, MOST_TURN);
    this.#aim.rise = MathUtils.clamp(this.#aim.rise + up, LEAST_RISE, MOST_RISE);
  }

  /** `more`: how far the canvas extends beyond this, in px. */
  resize(width: number, height: number, more: { right: number; below: number }): void {
    [this.#width, this.#height, this.#more] = [width, height, more];
    this.#zoom.settle(Math.min(width, height) < SMALL ? TIGHT : 1);
    this.#frame();
    this.#sit();
  }

  get isZoomed(): boolean {
    return this.#zoom.isChanged;
  }

  /** Moves closer or further away; the point `at` stays, as a share of the window. */
  zoom(factor: number, at?: Point): void {
    this.#zoom.by(factor, at);
    this.#frame();
  }

  /** Moves the picture, by a share of the window. */
  pan(right: number, down: number): void {
    this.#zoom.move(right, down);
    this.#frame();
  }

  unzoom(): void {
    this.#zoom.reset();
    this.#frame();
  }

  /** Shows the part of the whole picture that is zoomed to. */
  #frame(): void {
    const { scale, x, y } = this.#zoom;
    const [width, height] = [this.#width, this.#height];
    this.camera.setViewOffset(
      width,
      height,
      x * width,
      y * height,
      (width + this.#more.right) / scale,
      (height + this.#more.below) / scale,
    );
  }

  /** Moves on by so many seconds; the hub stands at x = `hub`. True: not there yet. */
  move(seconds: number, hub: number): boolean {
    const share = 1 - Math.exp(-EASE * seconds);
    const now = this.#now;
    now.turn += (this.#aim.turn - now.turn) * share;
    now.rise += (this.#aim.rise - now.rise) * share;
    this.middle += (hub - this.middle) * (1 - Math.exp(-FOLLOW * seconds));
    const left =
      (Math.abs(this.#aim.turn - now.turn) + Math.abs(this.#aim.rise - now.rise)) / 100 +
      Math.abs(hub - this.middle);
    if (left < NEAR_ENOUGH) this.arrive(hub);
    else this.#sit();
    return left >= NEAR_ENOUGH;
  }

  /** Goes there at once. */
  arrive(hub: number): void {
    Object.assign(this.#now, this.#aim);
    this.middle = hub;
    this.#sit();
  }

  #sit(): void {
    const turn = MathUtils.degToRad(this.#now.turn);
    const rise = MathUtils.degToRad(this.#now.rise);
    const distance = this.#distance();
    const flat = Math.cos(rise) * distance;
    const { camera } = this;
    const drop = (ROOM.above - ROOM.below) / 2;
    this.#target.set(this.middle, 0, drop);
    camera.position.set(
      this.middle + this.facing * flat * Math.sin(turn),
      -this.facing * flat * Math.cos(turn),
      drop + Math.sin(rise) * distance,
    );
    camera.lookAt(this.#target);
    camera.updateMatrixWorld();
  }

  /** How far away the viewer must be to see the whole wheel, whatever the shape of the window. */
  #distance(): number {
    return Math.max(TALL, wide(this.camera.aspect));
  }
}

/** How far away the wheel fills the height of a window, and its width. */
const HALF = Math.tan(MathUtils.degToRad(LENS / 2));
const TALL = (ROOM.above + ROOM.below) / 2 / HALF + 0.04;

function wide(aspect: number): number {
  return ROOM.side / (HALF * aspect) + 0.04;
}
