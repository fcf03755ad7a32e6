// Decides what is shown when. Frames of the server arrive in steps and unevenly; they are shown a little later and smoothly.
// The same for a stored turn that is watched again. Time is passed in, and nothing is allocated while it runs.
import type { WorldShown } from '../read/renderer';
import { FRAME, LAST_BIT, STILL, type Frame, type Head } from './frame';
import { WheelState } from './wheel-state';
import { Watching, type Motion, type ReplayControls } from './stored';
import { Snapshot, Track } from './track';

/** How far the picture is behind the newest frame, in ms: three frames of the stream, for a connection that stutters. */
export const DELAY = 90;
/** If the picture is off by more than this, it jumps instead of hurrying. In ms. */
const GAP = 400;
/** The picture runs faster or slower by at most this part. */
const HASTE = 0.12;
/** How soon it should catch up, in ms. */
const CATCH_UP = 300;
/** Frames that are kept: more than a second at 30 frames a second. */
const KEPT = 40;
/** How long after the last frame of its turn a settled world is shown, in ms. */
const SETTLE = 40;

/** Called once for each frame when the picture reaches it: the moment for its sounds. */
export type Passing = (frame: Frame) => void;

export class Timeline {
  /** Filled by `run`; always the same object. */
  readonly shown: WorldShown = new Snapshot();
  /** The newest head, without delay: for the clock, the verdict and the hand. null: no turn is running. */
  head: Head | null = null;
  /** The newest of everything that was heard, without delay. */
  readonly latest = new WheelState();
  readonly #track = new Track(KEPT);
  readonly #passing: Passing;
  /** The timeline's time of the turn's frame 0, in ms. */
  #base = 0;
  /** Local time minus the timeline's time, in ms, for a frame that is as late as most. */
  #lag = 0;
  #cursor = 0;
  #ran = 0;
  /** The time up to which frames were passed on. */
  #passed = -Infinity;
  #watching: Watching | null = null;

  constructor(passing: Passing = () => {}) {
    this.#passing = passing;
  }

  /**
   * Shows a world that lies still: on loading, and after each turn. `live`: the reader has just watched the turn and sees
   * its last frames to the end; otherwise the world is shown at once.
   */
  settle(frame: Frame | null, contact: number, now: number, { live }: { live: boolean }): void {
    this.latest.begin(contact);
    this.head = null;
    if (frame) this.latest.take({ ...frame, contact, gone: [] });
    const newest = this.#track.newest;
    const follows = live && newest !== null && newest.time + GAP > this.#toTimeline(now) - DELAY;
    if (!follows) this.#track.clear();
    const time = follows ? newest.time + SETTLE : this.#toTimeline(now) - DELAY;
    this.latest.head = null;
    this.#track.add(this.latest, time, null);
    if (!follows) this.#jump(time);
  }

  /**
   * Takes a frame of the stream; false: it was dropped, because it is late or builds on one that is missing. With an empty
   * hand no time passes on the server, and all its frames have the same number.
   */
  hear(frame: Frame, now: number): boolean {
    const known = this.head;
    if (!frame.whole && (known === null || frame.number < known.number)) return false;
    if (known === null || frame.number < known.number) this.#rebase(frame, now);
    const time = this.#base + frame.number * FRAME;
    if (known && !frame.whole && frame.number - known.number > STILL) {
      this.#track.add(this.latest, time - LAST_BIT, null);
    }
    this.latest.take(frame);
    this.head = frame;
    this.#estimate(now - time);
    if (time >= (this.#track.newest?.time ?? -Infinity)) this.#track.add(this.latest, time, frame);
    return true;
  }

  /** Fills `shown` with the picture for now. True: it may differ from the last one, and there is more to come. */
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

  /** The newest moment that is known. */
  get newest(): number {
    return this.#track.newest?.time ?? -Infinity;
  }

  /** The picture has reached this moment. */
  hasReached(snapshot: number): boolean {
    return this.#cursor >= snapshot;
  }

  /** Shows a stored turn from its beginning. What is heard meanwhile is kept, and shown afterwards. */
  replay(motion: Motion, speed = 1): void {
    this.#watching = new Watching(motion, speed);
    this.#passed = -Infinity;
  }

  steer(how: ReplayControls): void {
    this.#watching?.steer(how);
    if (this.#watching && how.at !== undefined) this.#passed = this.#watching.at;
  }

  /** Shows the present again. */
  stopReplay(): void {
    this.#watching = null;
    this.#passed = this.#cursor;
    this.#track.fill(this.#cursor, this.shown);
  }

  /** How far the stored turn is that is shown, in ms; null: none is. */
  get replaying(): { at: number; length: number; paused: boolean; speed: number } | null {
    if (!this.#watching) return null;
    const { at, length, paused, speed } = this.#watching;
    return { at, length, paused, speed };
  }

  #watch(watching: Watching, passed: number): boolean {
    const before = watching.at;
    watching.step(passed);
    const { track } = watching.motion;
    track.fill(watching.at, this.shown);
    this.#pass(track, watching.at);
    return watching.at !== before;
  }

  #toTimeline(now: number): number {
    return now - this.#lag;
  }

  /** Another turn: its frames count from 0 again, and come after what is there. */
  #rebase(frame: Frame, now: number): void {
    const newest = this.#track.newest?.time ?? -Infinity;
    if (this.latest.head !== null) this.latest.begin(this.latest.start);
    this.#base = Math.max(newest + FRAME, this.#toTimeline(now)) - frame.number * FRAME;
  }

  /** Follows how late frames are: down quickly, because that is the connection at its best, and up slowly. */
  #estimate(late: number): void {
    this.#lag += (late - this.#lag) * (late < this.#lag ? 0.4 : 0.1);
  }

  /** Moves the cursor to where it should be by now, but not beyond the newest frame: nobody knows what comes next. */
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

  /** Passes on the frames that the picture has reached; after a jump, only the recent ones. */
  #pass(track: Track, until: number): void {
    if (until <= this.#passed) return;
    const since = Math.max(this.#passed, until - GAP);
    this.#passed = until;
    for (let n = track.before(since) + 1; n <= track.before(until); n++) {
      const { frame } = track.snapshot(n);
      if (frame) this.#passing(frame);
    }
  }
}
