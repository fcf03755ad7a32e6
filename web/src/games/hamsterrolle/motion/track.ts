// The world at a row of moments, and at any time between two of them. All objects are allocated once and filled again.
import type { Pose, WorldShown } from '../read/renderer';
import { copyPose, noPose } from '../read/pose';
import { PIECES } from '../read/shape';
import { blend } from './blend';
import type { Frame } from './frame';
import { hubAt, type WheelState } from './wheel-state';

/** The world at one moment. */
export class Snapshot implements WorldShown {
  /** In ms on the timeline. */
  time = 0;
  start = 0;
  contact = 0;
  hub = 0;
  readonly poses: readonly Pose[] = Array.from({ length: PIECES }, noPose);
  readonly inside = new Uint8Array(PIECES);
  readonly gone = new Uint8Array(PIECES);
  /** The frame that brought it; null: none did. */
  frame: Frame | null = null;

  /** Copies the wheel as it is now. */
  write(wheel: WheelState, time: number, frame: Frame | null): void {
    this.time = time;
    this.frame = frame;
    this.start = wheel.start;
    this.contact = wheel.contact;
    this.hub = wheel.hub;
    this.inside.set(wheel.inside);
    this.gone.set(wheel.gone);
    for (let n = 0; n < PIECES; n++) copyPose(wheel.poses[n]!, this.poses[n]!);
  }
}

/** Snapshots in order of time. With more than `size` of them, the oldest are overwritten. */
export class Track {
  /** A ring; the oldest snapshot is at `#first`. */
  readonly #snapshots: Snapshot[];
  #first = 0;
  #count = 0;

  constructor(size: number) {
    this.#snapshots = Array.from({ length: size }, () => new Snapshot());
  }

  get count(): number {
    return this.#count;
  }

  snapshot(n: number): Snapshot {
    return this.#snapshots[(this.#first + n) % this.#snapshots.length]!;
  }

  get newest(): Snapshot | null {
    return this.#count ? this.snapshot(this.#count - 1) : null;
  }

  /** A second snapshot for the time of the newest one replaces it. */
  add(wheel: WheelState, time: number, frame: Frame | null): void {
    if (this.newest?.time === time) return this.newest.write(wheel, time, frame);
    if (this.#count < this.#snapshots.length) this.#count += 1;
    else this.#first = (this.#first + 1) % this.#snapshots.length;
    this.snapshot(this.#count - 1).write(wheel, time, frame);
  }

  clear(): void {
    this.#count = 0;
    this.#first = 0;
  }

  /** The index of the last snapshot that is not later than this time; -1: all are later. */
  before(time: number): number {
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.snapshot(middle).time <= time) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** Fills in how the world looks at that time. Before the first snapshot and after the last one, it stands still. */
  fill(time: number, out: WorldShown): void {
    if (!this.#count) return;
    const n = Math.max(0, this.before(time));
    const from = this.snapshot(n);
    const to = this.snapshot(Math.min(n + 1, this.#count - 1));
    const span = to.time - from.time;
    const share =
      span > 0 && to.start === from.start ? Math.min(1, Math.max(0, (time - from.time) / span)) : 0;
    between(from, to, share, out);
  }
}

function between(from: Snapshot, to: Snapshot, share: number, out: WorldShown): void {
  out.contact = from.contact + (to.contact - from.contact) * share;
  out.hub = hubAt(out.contact, from.start);
  out.inside.set(from.inside);
  out.gone.set(from.gone);
  for (let n = 0; n < PIECES; n++) {
    if (!from.inside[n]) continue;
    if (share > 0 && to.inside[n]) blend(from.poses[n]!, to.poses[n]!, share, out.poses[n]!);
    else copyPose(from.poses[n]!, out.poses[n]!);
  }
}
