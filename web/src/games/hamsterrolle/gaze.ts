// Where the viewer sits: straight in front of the wheel, or turned and raised within limits, gently eased, and always so
// that the whole wheel is seen. For a wheel that rolls to the right the viewer sits behind it.
import { MathUtils, PerspectiveCamera, Vector3 } from 'three';
import type { Camera } from './stage';

interface Seat {
  /** Degrees to the right. */
  turn: number;
  /** Degrees above the hub. */
  rise: number;
}

const SEATS: Record<Camera, Seat> = { front: { turn: 0, rise: 7 }, turned: { turn: -34, rise: 24 } };
const MOST_TURN = 70;
const LEAST_RISE = 1;
const MOST_RISE = 58;
const LENS = 25;
/** What must be seen about the hub, in metres. */
const ROOM = { side: 0.222, above: 0.212, below: 0.222 };
/** How quickly the viewer follows, per second. */
const EASE = 7;
const FOLLOW = 4;
const NEAR_ENOUGH = 1e-4;

export class Gaze {
  readonly camera = new PerspectiveCamera(LENS, 1, 0.1, 8);
  /** Where the viewer has moved along to, in metres. */
  middle = 0;
  facing: 1 | -1 = 1;
  readonly #now: Seat = { ...SEATS.front };
  readonly #aim: Seat = { ...SEATS.front };
  readonly #target = new Vector3();

  constructor() {
    this.camera.up.set(0, 0, 1);
  }

  look(from: Camera): void {
    Object.assign(this.#aim, SEATS[from]);
  }

  turn(right: number, up: number): void {
    this.#aim.turn = MathUtils.clamp(this.#aim.turn + right, -MOST_TURN, MOST_TURN);
    this.#aim.rise = MathUtils.clamp(this.#aim.rise + up, LEAST_RISE, MOST_RISE);
  }

  /** `more`: so many px the picture goes on to the right of what is looked at. */
  resize(width: number, height: number, more = 0): void {
    this.camera.aspect = width / height;
    this.camera.setViewOffset(width, height, 0, 0, width + more, height);
    this.#sit();
  }

  /** Seconds have passed, and the hub stands at x. True: not yet where it will be. */
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

  /** At once. */
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

  /** From how far all of the wheel is seen, whatever the shape of the window. */
  #distance(): number {
    const tall = (ROOM.above + ROOM.below) / 2;
    const half = Math.tan(MathUtils.degToRad(LENS / 2));
    return Math.max(tall / half, ROOM.side / (half * this.camera.aspect)) + 0.04;
  }
}
