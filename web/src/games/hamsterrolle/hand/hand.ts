// Where the hand wants the piece: where the finger points, as fast as the server can follow, and around the rim, never
// through it. In metres and radians, in the world's axes. Time is passed in.
import { copyPose, noPose } from '../read/pose';
import { about, angleBetween, compose, inverse, still, toward, type Quaternion } from '../read/quaternion';
import { INNER_RADIUS, WIDTH } from '../read/shape';
import type { Aim, Direction, Pose } from '../read/renderer';
import { sideOf, SIDES, STEP, usualSide } from './sides';

/** A little less than the server allows, so that the server is never behind. */
const SPEED = 0.56;
const STEADY_SPEED = 0.28;
const TURNING = 3.7;

/** How far in front of the wheel's middle a piece is carried. */
const FRONT = 0.13;
/** Nearer to the hub than `ENTER` the finger means the inside, further away than `LEAVE` the outside. */
const ENTER = 0.168;
const LEAVE = 0.21;
/** A piece passes through the open side only this near to the hub, clear of the rim and the dividers. */
const GATE = 0.105;
/** From the depth `CLEAR` on, a piece is in front of the wheel; up to `WITHIN`, it is well inside. */
const CLEAR = 0.072;
const WITHIN = 0.04;
/** How far from the hub the middle of a piece can be wanted. */
const FLOOR = INNER_RADIUS - 0.004;
/** Pieces turn with the floor below them: fully from `FLOORED` on, and not at all up to `FLAT` from the hub. */
const FLAT = 0.05;
const FLOORED = 0.11;

/** A box around the wheel that no piece leaves. */
const BROAD = 0.3;
const LOW = -0.165;
const HIGH = 0.24;

const DEPTH = WIDTH / 2;
export const DEPTH_STEP = 0.005;

/** The sign of y towards the viewer: negative, but positive for a wheel that rolls to the right and is seen from behind. */
export function nearOf(direction: Direction): 1 | -1 {
  return direction === 'left' ? -1 : 1;
}

export class Hand {
  /** Where the piece is wanted now. */
  readonly pose: Pose = noPose();
  /** Where the finger points; null: nowhere yet, and the piece waits. */
  aim: Aim | null = null;
  /** Where it is gripped: from the finger to the middle of the piece. */
  readonly grip: Aim = { x: 0, z: 0 };
  side = 0;
  #piece = 0;
  #depth = 0;
  /** How it is turned relative to the floor below it. */
  #own: Quaternion = still();
  #isInside = false;
  /** Where the finger points within the wheel: seen from the side, that differs from where it points in front of it. */
  #inWheel: Aim | null = null;
  readonly #near: 1 | -1;
  readonly #speed: number;

  constructor(direction: Direction, isSteady: boolean) {
    this.#near = nearOf(direction);
    this.#speed = isSteady ? STEADY_SPEED : SPEED;
  }

  /** Takes a piece out of a tray: it hovers where the finger is, or in front of the hub. */
  takeUp(piece: number, aim: Aim | null): void {
    this.aim = this.#inWheel = aim;
    this.grip.x = this.grip.z = 0;
    this.side = usualSide(piece);
    this.#piece = piece;
    this.#own = sideOf(piece, this.side);
    this.#depth = 0;
    this.#isInside = false;
    const { x, z } = boxed(aim ?? { x: 0, z: 0 });
    copyPose({ x, y: this.#near * FRONT, z, ...this.#own }, this.pose);
  }

  /** Takes a piece that is there, on the side it lies on: it does not move before the finger does. */
  takeHold(piece: number, side: number, pose: Pose, aim: Aim | null, hub: number): void {
    this.#piece = piece;
    this.side = side;
    copyPose(pose, this.pose);
    this.aim = this.#inWheel = aim;
    this.grip.x = aim ? pose.x - aim.x : 0;
    this.grip.z = aim ? pose.z - aim.z : 0;
    this.#depth = clamp(pose.y, -DEPTH, DEPTH);
    this.#isInside = this.#isWithin(hub);
    this.#own = compose(inverse(about('y', this.#floor(hub))), pose, still());
  }

  /**
   * Where the finger points now, in the plane of the piece and in that of the wheel; the latter decides whether the inside is
   * meant. null: nowhere. `isBare`: no button is pressed, so a piece that is inside stays there.
   */
  point(aim: Aim | null, hub: number, isBare: boolean, inWheel: Aim | null = aim): void {
    if (!aim || !inWheel || (isBare && this.#isWithin(hub) && this.#farOf(inWheel, hub) >= LEAVE)) return;
    this.aim = aim;
    this.#inWheel = inWheel;
  }

  /** Turns the piece about the axis of the wheel, clockwise on the screen, in steps of 15 degrees. */
  turn(steps: number): void {
    this.#own = compose(about('y', -this.#near * steps * STEP), this.#own, still());
  }

  /** Lays the next side down. */
  tip(): void {
    this.side = (this.side + 1) % SIDES;
    this.#own = sideOf(this.#piece, this.side);
  }

  /** Moves the piece in depth; positive: away from the viewer. */
  shift(by: number): void {
    this.#depth = clamp(this.#depth - this.#near * by, -DEPTH, DEPTH);
  }

  /** How deep the piece is to lie in the wheel. */
  get depth(): number {
    return this.#depth;
  }

  /** The depth at which to look for the finger. */
  get plane(): number {
    return this.#isInside ? this.#depth : this.#near * FRONT;
  }

  /** Goes on by so many seconds; true: the piece is wanted somewhere else now. */
  step(seconds: number, hub: number): boolean {
    const { x, y, z } = this.#goal(hub);
    const away = Math.hypot(x - this.pose.x, y - this.pose.y, z - this.pose.z);
    const share = away > 0 ? Math.min(1, (this.#speed * seconds) / away) : 1;
    this.pose.x += (x - this.pose.x) * share;
    this.pose.y += (y - this.pose.y) * share;
    this.pose.z += (z - this.pose.z) * share;
    const turned = this.#rotate(seconds, hub);
    return away > 1e-5 || turned;
  }

  #rotate(seconds: number, hub: number): boolean {
    const goal = compose(about('y', this.#floor(hub)), this.#own, still());
    const angle = angleBetween(this.pose, goal);
    if (angle < 1e-3) return false;
    toward(this.pose, goal, Math.min(1, (TURNING * seconds) / angle), this.pose);
    return true;
  }

  #goal(hub: number): { x: number; y: number; z: number } {
    const { pose } = this;
    const wish = this.aim ? this.#wish(this.aim) : { x: pose.x, z: pose.z };
    if (this.#inWheel) this.#isInside = this.#farOf(this.#inWheel, hub) < (this.#isInside ? LEAVE : ENTER);
    const isAtGate = Math.hypot(pose.x - hub, pose.z) <= GATE + 0.005;
    const depth = Math.abs(pose.y);
    if (this.#isInside) {
      const isWithin = depth <= WITHIN;
      const y = isWithin || isAtGate ? this.#depth : pose.y;
      return { ...reined(wish, hub, isWithin ? FLOOR : GATE), y };
    }
    if (depth >= CLEAR) return { ...wish, y: this.#near * FRONT };
    return { ...reined(wish, hub, GATE), y: isAtGate ? this.#near * FRONT : pose.y };
  }

  /** Where the middle of the piece should be if the finger points there. */
  #wish({ x, z }: Aim): Aim {
    return boxed({ x: x + this.grip.x, z: z + this.grip.z });
  }

  /** How far from the hub that would be. A finger below the table is far away, although no piece goes there. */
  #farOf({ x, z }: Aim, hub: number): number {
    return Math.hypot(x + this.grip.x - hub, z + this.grip.z);
  }

  /** The piece is inside the wheel, wherever the finger is. */
  #isWithin(hub: number): boolean {
    const { x, y, z } = this.pose;
    return Math.abs(y) < CLEAR && Math.hypot(x - hub, z) < INNER_RADIUS;
  }

  /** The angle of the floor below the piece; 0 in front of the wheel. */
  #floor(hub: number): number {
    if (!this.#isInside) return 0;
    const x = this.pose.x - hub;
    const far = Math.hypot(x, this.pose.z);
    const share = clamp((far - FLAT) / (FLOORED - FLAT), 0, 1);
    return Math.atan2(-x, -this.pose.z) * share * share * (3 - 2 * share);
  }
}

/** The same direction from the hub, but at most this far. */
function reined({ x, z }: Aim, hub: number, most: number): Aim {
  const far = Math.hypot(x - hub, z);
  return far <= most ? { x, z } : { x: hub + ((x - hub) * most) / far, z: (z * most) / far };
}

function boxed({ x, z }: Aim): Aim {
  return { x: clamp(x, -BROAD, BROAD), z: clamp(z, LOW, HIGH) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
