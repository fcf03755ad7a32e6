// When what is shown: frames of the server come in steps and unevenly, and are shown a little later and smoothly. The
// same for the motion of a turn that is watched again. Time is passed in; nothing is made anew while it runs.
import { copyPose, hubAt, noPose, type Frame, type Head, Picture } from './frame';
import { PIECES } from '../read/shape';
import type { Pose, Shown } from '../read/look';

/** How far behind the newest frame the picture is, in ms: three frames of the stream, for a line that stutters. */
export const DELAY = 90;
/** Further off than this, the picture jumps in the place of hurrying. */
const GAP = 400;
/** The page stood still for longer than this: a turn watched again goes on from where it was. In ms. */
const STALL = 200;
/** The picture hurries or dawdles by no more than this part. */
const HASTE = 0.12;
/** Within how many ms it would catch up. */
const CATCH_UP = 300;
const FRAME = 1000 / 60;
/** Frames that are kept; at 30 a second more than a second. */
const KEPT = 40;
/** Frames of the session; if no news came for longer than this, nothing has moved for so long. */
const STILL = 4;
/** The news after a pause tells of what has happened in this last bit of it, in ms. */
const LAST_BIT = 2 * FRAME;
/** Pauses of a stored turn are not longer than this, in ms. */
const PAUSE = 500;
/** A settled world follows the last frame of its turn at this distance. */
const SETTLE = 40;

/** The world at one moment of the timeline. */
class Moment implements Shown {
  /** Ms on the timeline. */
  time = 0;
  start = 0;
  contact = 0;
  hub = 0;
  readonly poses: readonly Pose[] = Array.from({ length: PIECES }, noPose);
  readonly inside = new Uint8Array(PIECES);
  readonly gone = new Uint8Array(PIECES);
  frame: Frame | null = null;

  /** From a picture as it is now. */
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

/** What is to be shown, from moments in the order of their time. */
class Track {
  /** A ring: `first` is the oldest. */
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

  /** What is told of the same time as the newest moment takes its place. */
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

  /** The number of the last moment that is not later than this; -1: all are. */
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

  /** Fill in how the world looks at that time. Before the first and after the last moment, it stands still. */
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

/** A stored turn, ready to be watched; long pauses, in which nothing moves, are cut short. */
export class Motion {
  readonly track: Track;
  /** Ms. */
  readonly length: number;

  constructor(frames: readonly Frame[]) {
    this.track = new Track(Math.max(1, 2 * frames.length));
    const picture = new Picture(frames[0]?.contact);
    let time = 0;
    frames.forEach((frame, n) => {
      const pause = n ? (frame.number - frames[n - 1]!.number) * FRAME : 0;
      time += Math.min(pause, PAUSE);
      if (pause > STILL * FRAME) this.track.add(picture, time - LAST_BIT, null);
      picture.take(frame);
      this.track.add(picture, time, frame);
    });
    this.length = time;
  }
}

/** How a motion is being watched. */
interface Watching {
  motion: Motion;
  /** Ms from its beginning. */
  at: number;
  speed: number;
  paused: boolean;
}

/** Spoken once for each frame, when the picture has come to it: the moment for its sound. */
export type Passing = (frame: Frame) => void;

export class Timeline {
  /** Filled by `run`; the same object always. */
  readonly shown: Shown = new Moment();
  /** The newest head, not delayed: for the clock, the verdict, and the hand's own correction. null: no turn is running. */
  head: Head | null = null;
  /** The newest of everything that was heard, not delayed. */
  readonly picture = new Picture();
  readonly #track = new Track(KEPT);
  readonly #passing: Passing;
  /** Timeline ms of the turn's frame 0. */
  #base = 0;
  /** Local ms minus timeline ms, of a frame that arrives as most do. */
  #lag = 0;
  #cursor = 0;
  #ran = 0;
  /** Up to which moment frames were passed on. */
  #passed = -Infinity;
  #watching: Watching | null = null;

  constructor(passing: Passing = () => {}) {
    this.#passing = passing;
  }

  /**
   * A world that lies still: on loading, and after each turn. `live`: the turn was just watched, and its last frames
   * shall be seen to their end; else it is shown at once.
   */
  settle(frame: Frame | null, contact: number, now: number, { live }: { live: boolean }): void {
    this.picture.begin(contact);
    this.head = null;
    if (frame) this.picture.take({ ...frame, contact, gone: [] });
    const newest = this.#track.newest;
    const follows = live && newest !== null && newest.time + GAP > this.#toTimeline(now) - DELAY;
    if (!follows) this.#track.clear();
    const time = follows ? newest.time + SETTLE : this.#toTimeline(now) - DELAY;
    this.picture.head = null;
    this.#track.add(this.picture, time, null);
    if (!follows) this.#jump(time);
  }

  /**
   * A frame of the stream. One that is late, or that builds on one that is missing, is dropped: false. Where nothing is in
   * hand no time passes for the server, and all its frames have the same number.
   */
  hear(frame: Frame, now: number): boolean {
    const known = this.head;
    if (!frame.whole && (known === null || frame.number < known.number)) return false;
    if (known === null || frame.number < known.number) this.#rebase(frame, now);
    const time = this.#base + frame.number * FRAME;
    if (known && !frame.whole && frame.number - known.number > STILL) {
      this.#track.add(this.picture, time - LAST_BIT, null);
    }
    this.picture.take(frame);
    this.head = frame;
    this.#estimate(now - time);
    if (time >= (this.#track.newest?.time ?? -Infinity)) this.#track.add(this.picture, time, frame);
    return true;
  }

  /** The picture for now: fills `shown`. True: it may differ from the last one, and there is more to come. */
  run(now: number): boolean {
    const passed = Math.max(0, now - this.#ran);
    this.#ran = now;
    if (this.#watching) return this.#watch(this.#watching, passed);
    const newest = this.#track.newest;
    if (!newest) return false;
    const before = this.#cursor;
    this.#advance(now, passed, newest.time);
    this.#track.fill(this.#cursor, this.shown);
    this.#pass(this.#track, this.#cursor);
    return this.#cursor !== before || this.#cursor < newest.time;
  }

  /** The picture has come to the newest moment that is known. */
  get isCaughtUp(): boolean {
    return this.#cursor >= (this.#track.newest?.time ?? -Infinity);
  }

  /** Watch a stored turn from its beginning. What is heard meanwhile is kept, and shown when it is over. */
  replay(motion: Motion, speed = 1): void {
    this.#watching = { motion, at: 0, speed, paused: false };
    this.#passed = -Infinity;
  }

  /** Slower, faster, stopped, elsewhere. */
  steer({ speed, paused, at }: { speed?: number; paused?: boolean; at?: number }): void {
    const watching = this.#watching;
    if (!watching) return;
    watching.speed = speed ?? watching.speed;
    watching.paused = paused ?? watching.paused;
    if (at === undefined) return;
    watching.at = Math.min(watching.motion.length, Math.max(0, at));
    this.#passed = watching.at;
  }

  /** Back to what is now. */
  stopReplay(): void {
    this.#watching = null;
    this.#passed = this.#cursor;
    this.#track.fill(this.#cursor, this.shown);
  }

  /** Of the motion that is watched: where, how long, whether it stands; null: none is. */
  get replaying(): { at: number; length: number; paused: boolean; speed: number } | null {
    const watching = this.#watching;
    if (!watching) return null;
    const { at, paused, speed, motion } = watching;
    return { at, length: motion.length, paused, speed };
  }

  #watch(watching: Watching, passed: number): boolean {
    const { motion } = watching;
    const before = watching.at;
    const step = Math.min(passed, STALL) * watching.speed;
    if (!watching.paused) watching.at = Math.min(motion.length, watching.at + step);
    motion.track.fill(watching.at, this.shown);
    this.#pass(motion.track, watching.at);
    if (watching.at >= motion.length) watching.paused = true;
    return watching.at !== before;
  }

  #toTimeline(now: number): number {
    return now - this.#lag;
  }

  /** Another turn: its frames count from 0 again, and follow on what is there. */
  #rebase(frame: Frame, now: number): void {
    const newest = this.#track.newest?.time ?? -Infinity;
    if (this.picture.head !== null) this.picture.begin(this.picture.start);
    this.#base = Math.max(newest + FRAME, this.#toTimeline(now)) - frame.number * FRAME;
  }

  /** Follow how late frames come: down quickly, for that is the line at its best, up slowly. */
  #estimate(late: number): void {
    this.#lag += (late - this.#lag) * (late < this.#lag ? 0.4 : 0.1);
  }

  /** Towards where the picture should be by now; never beyond the newest frame, for nobody knows what comes. */
  #advance(now: number, passed: number, newest: number): void {
    const aim = this.#toTimeline(now) - DELAY;
    const off = aim - (this.#cursor + passed);
    const haste = Math.min(HASTE, Math.max(-HASTE, off / CATCH_UP));
    const next = Math.abs(off) > GAP ? aim : this.#cursor + passed * (1 + haste);
    this.#cursor = Math.min(newest, Math.max(this.#cursor, next));
  }

  #jump(time: number): void {
    this.#cursor = time;
    this.#passed = time;
    this.#track.fill(time, this.shown);
  }

  /** Tell of the frames that the picture has come to; after a jump only of those that are fresh. */
  #pass(track: Track, until: number): void {
    if (until <= this.#passed) return;
    const since = Math.max(this.#passed, until - GAP);
    this.#passed = until;
    for (let n = track.before(since) + 1; n <= track.before(until); n++) {
      const { frame } = track.moment(n);
      if (frame) this.#passing(frame);
    }
  }
}

/** The world between two moments: places in a straight line, turns along the shortest arc. */
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

/** Within this cosine, two turns are so near that a straight line serves. */
const NEAR = 0.9995;

export function blend(from: Pose, to: Pose, share: number, out: Pose): void {
  out.x = from.x + (to.x - from.x) * share;
  out.y = from.y + (to.y - from.y) * share;
  out.z = from.z + (to.z - from.z) * share;
  const cosine = from.w * to.w + from.i * to.i + from.j * to.j + from.k * to.k;
  const side = cosine < 0 ? -1 : 1; // a turn and its negative are the same
  let p = 1 - share;
  let q = share * side;
  if (Math.abs(cosine) < NEAR) {
    const angle = Math.acos(Math.abs(cosine));
    p = Math.sin((1 - share) * angle) / Math.sin(angle);
    q = (Math.sin(share * angle) / Math.sin(angle)) * side;
  }
  const w = from.w * p + to.w * q;
  const i = from.i * p + to.i * q;
  const j = from.j * p + to.j * q;
  const k = from.k * p + to.k * q;
  const length = Math.sqrt(w * w + i * i + j * j + k * k) || 1;
  out.w = w / length;
  out.i = i / length;
  out.j = j / length;
  out.k = k / length;
}
