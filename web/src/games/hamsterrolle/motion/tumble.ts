// Pieces that have touched the table are no longer in the simulation, so the page moves them itself. A piece topples over
// beside the wheel, lies there for a moment, and goes to the tray of the player who takes it. A piece that nobody takes slides
// away: towards the viewer, or behind the wheel to where the wheel came from. Plain numbers; time is passed in.
import { copyPose, noPose } from '../read/pose';
import { OUTER_RADIUS, PIECES, kindOf, solidOf } from '../read/shape';
import type { Pose } from '../read/renderer';
import { blend } from './blend';

const TOPPLE = 0.42;
const REST = 0.55;
const SLIDE = 0.5;
const ALL = TOPPLE + REST + SLIDE;
/** How far from the middle of the wheel they come to rest, in metres. */
const ASIDE = 0.105;
/** How far they slide away, in metres. */
const AWAY = 0.5;

/** How far a piece from behind the wheel keeps from its foot on the way round, in metres. */
const ROUND = 0.2;

export interface Position {
  x: number;
  y: number;
  z: number;
}

interface Fall {
  /** Seconds since it began; -1: none. */
  since: number;
  from: Pose;
  lies: Pose;
  now: Pose;
  /** Where its tray is; null: nobody takes it. */
  home: Position | null;
}

export class Tumble {
  readonly #falls: readonly Fall[] = Array.from({ length: PIECES }, () => ({
    since: -1,
    from: noPose(),
    lies: noPose(),
    now: noPose(),
    home: null,
  }));

  /**
   * A piece leaves the wheel at this pose, in any axes with z up and the viewer towards -y * facing. `wayHome`: where its
   * tray is, given where the piece lies; null: nobody takes it.
   */
  begin(
    piece: number,
    pose: Pose,
    facing: 1 | -1,
    wayHome: ((lies: Pose) => Position | null) | null = null,
  ): void {
    const fall = this.#falls[piece]!;
    fall.since = 0;
    copyPose(pose, fall.from);
    copyPose(pose, fall.now);
    lay(piece, fall.from, fall.lies, facing);
    fall.home = wayHome?.(fall.lies) ?? null;
  }

  /** Something is moving. */
  get isMoving(): boolean {
    return this.#falls.some(({ since }) => since >= 0);
  }

  /** Goes on by so many seconds. True: something is still moving. */
  move(seconds: number, facing: 1 | -1): boolean {
    let busy = false;
    for (const fall of this.#falls) {
      if (fall.since < 0) continue;
      fall.since += seconds;
      if (fall.since >= ALL) fall.since = -1;
      else {
        busy = true;
        pose(fall, facing);
      }
    }
    return busy;
  }

  /** Where a falling piece is now; null: it does not fall. */
  at(piece: number): Pose | null {
    const fall = this.#falls[piece]!;
    return fall.since < 0 ? null : fall.now;
  }

  stop(piece: number): void {
    this.#falls[piece]!.since = -1;
  }

  /** Removes all of them at once. */
  skip(): void {
    for (const fall of this.#falls) fall.since = -1;
  }
}

function pose(fall: Fall, facing: 1 | -1): void {
  const { since, from, lies, now } = fall;
  const share = Math.min(1, since / TOPPLE);
  blend(from, lies, share * share * (3 - 2 * share), now);
  // It hops twice, the second time lower.
  const hop =
    share < 0.7
      ? Math.sin((Math.PI * share) / 0.7) * 0.012
      : Math.sin((Math.PI * (share - 0.7)) / 0.3) * 0.003;
  now.z = from.z + (lies.z - from.z) * share * share + hop;
  const gone = Math.max(0, (since - TOPPLE - REST) / SLIDE);
  if (fall.home) return glide(lies, fall.home, gone * gone * (3 - 2 * gone), now);
  if (lies.y * facing < 0) now.y -= facing * AWAY * gone * gone;
  else now.x += AWAY * gone * gone; // where the wheel comes from
}

/** First along the table, then up if the tray is higher; from behind the wheel, around its foot. */
function glide(lies: Pose, home: Position, share: number, now: Pose): void {
  if (share === 0) return;
  const isBehind = lies.y * home.y < 0;
  const round = isBehind ? Math.sign(lies.x || 1) * ROUND * Math.sin(Math.PI * Math.sqrt(share)) : 0;
  now.x = lies.x + (home.x - lies.x) * share + round;
  now.y = lies.y + (home.y - lies.y) * share;
  now.z = lies.z + (home.z - lies.z) * share * share;
}

const turned: [number, number, number] = [0, 0, 0];

/** Where it comes to rest: beside the wheel, on the face that is lowest now. */
function lay(piece: number, from: Pose, out: Pose, facing: 1 | -1): void {
  const side = Math.abs(from.y) < 0.01 ? -facing : Math.sign(from.y);
  copyPose(from, out);
  const depth = settle(piece, out);
  out.x = from.x;
  out.y = side * Math.max(Math.abs(from.y), ASIDE);
  out.z = -OUTER_RADIUS + depth;
}

/** Turns a pose as little as possible so that a face lies flat. Returns the height of the centre above that face. */
function settle(piece: number, pose: Pose): number {
  const { corners, faces } = solidOf(kindOf(piece));
  let best = { down: -2, x: 0, y: 0, z: 0, depth: 0 };
  for (const loop of faces) {
    const [a, b, c] = [corners[loop[0]!]!, corners[loop[1]!]!, corners[loop[2]!]!];
    const n = normalOf(a, b, c);
    rotate(pose, n, turned);
    if (-turned[2] > best.down) {
      const depth = n[0] * a[0] + n[1] * a[1] + n[2] * a[2];
      best = { down: -turned[2], x: turned[0], y: turned[1], z: turned[2], depth };
    }
  }
  turnDown(pose, best);
  return best.depth;
}

type Triple = readonly [number, number, number];

function normalOf(a: Triple, b: Triple, c: Triple): Triple {
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const v = [c[0] - b[0], c[1] - b[1], c[2] - b[2]] as const;
  const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
  const length = Math.hypot(...n);
  return [n[0] / length, n[1] / length, n[2] / length];
}

function rotate({ w, i, j, k }: Pose, [x, y, z]: Triple, out: [number, number, number]): void {
  const tx = 2 * (j * z - k * y);
  const ty = 2 * (k * x - i * z);
  const tz = 2 * (i * y - j * x);
  out[0] = x + w * tx + j * tz - k * ty;
  out[1] = y + w * ty + k * tx - i * tz;
  out[2] = z + w * tz + i * ty - j * tx;
}

/** Turns a pose so that what points in this direction points straight down. */
function turnDown(pose: Pose, { x, y, z }: { x: number; y: number; z: number }): void {
  // The quaternion from the direction to straight down: 1 + cosine, and the cross product of the two.
  const s = { w: 1 - z, i: -y, j: x, k: 0 };
  const length = Math.hypot(s.w, s.i, s.j) || 1;
  const [a, b, c] = [s.w / length, s.i / length, s.j / length];
  const { w, i, j, k } = pose;
  pose.w = a * w - b * i - c * j;
  pose.i = a * i + b * w + c * k;
  pose.j = a * j - b * k + c * w;
  pose.k = a * k + b * j - c * i;
}
