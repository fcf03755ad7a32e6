// The world at a row of moments, and at any time between two of them. All objects are allocated once and filled again.
import type { Pose, Shown } from '../read/look';
import { copyPose, noPose } from '../read/pose';
import { PIECES } from '../read/shape';
import { blend } from './blend';
import type { Frame } from './frame';
import { hubAt, type Picture } from './picture';

/** The world at one moment. */
export class Moment implements Shown {
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

  /** Copies a picture as it is now. */
  write(picture: Picture, time: number, frame: Frame | null): void {
    this.time = time;
    this.frame = frame;
    this.start = picture.start;
    this.contact = picture.contact;
    this.hub = picture.hub;
    this.inside.set(picture.inside);
    this.gone.set(picture.gone);
    for (let n = 0; n < PIECES; n++) copyPose(picture.poses[n]!, this.poses[n]!);
  }
}

/** Moments in order of time. With more than `size` of them, the oldest are overwritten. */
export class Track {
  /** A ring; the oldest moment is at `#first`. */
  readonly #moments: Moment[];
  #first = 0;
  #count = 0;

  constructor(size: number) {
    this.#moments = Array.from({ length: size }, () => new Moment());
  }

  get count(): number {
    return this.#count;
  }

  moment(n: number): Moment {
    return this.#moments[(this.#first + n) % this.#moments.length]!;
  }

  get newest(): Moment | null {
    return this.#count ? this.moment(this.#count - 1) : null;
  }

  /** A second picture for the time of the newest moment replaces it. */
  add(picture: Picture, time: number, frame: Frame | null): void {
    if (this.newest?.time === time) return this.newest.write(picture, time, frame);
    if (this.#count < this.#moments.length) this.#count += 1;
    else this.#first = (this.#first + 1) % this.#moments.length;
    this.moment(this.#count - 1).write(picture, time, frame);
  }

  clear(): void {
    this.#count = 0;
    this.#first = 0;
  }

  /** The index of the last moment that is not later than this time; -1: all are later. */
  before(time: number): number {
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.moment(middle).time <= time) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** Fills in how the world looks at that time. Before the first moment and after the last one, it stands still. */
  fill(time: number, out: Shown): void {
    if (!this.#count) return;
    const n = Math.max(0, this.before(time));
    const from = this.moment(n);
    const to = this.moment(Math.min(n + 1, this.#count - 1));
    const span = to.time - from.time;
    const share =
      span > 0 && to.start === from.start ? Math.min(1, Math.max(0, (time - from.time) / span)) : 0;
    between(from, to, share, out);
  }
}

function between(from: Moment, to: Moment, share: number, out: Shown): void {
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
