// A stored turn, and the reader who watches it: at which time, how fast, whether it is paused.
import { FRAME, LAST_BIT, STILL, type Frame } from './frame';
import { WheelState } from './wheel-state';
import { Track } from './track';

/** Pauses of a stored turn are cut to this length, in ms. */
const PAUSE = 500;
/** If the page stood still for longer than this, the turn goes on from where it was. In ms. */
const STALL = 200;

/** A stored turn, ready to be watched. Long pauses, in which nothing moves, are cut short. */
export class Motion {
  readonly track: Track;
  /** In ms. */
  readonly length: number;

  constructor(frames: readonly Frame[]) {
    this.track = new Track(Math.max(1, 2 * frames.length));
    const wheel = new WheelState(frames[0]?.contact);
    let time = 0;
    frames.forEach((frame, n) => {
      const pause = n ? (frame.number - frames[n - 1]!.number) * FRAME : 0;
      time += Math.min(pause, PAUSE);
      if (pause > STILL * FRAME) this.track.add(wheel, time - LAST_BIT, null);
      wheel.take(frame);
      this.track.add(wheel, time, frame);
    });
    this.length = time;
  }
}

/** How the reader watches; what is left out stays as it is. */
export interface ReplayControls {
  speed?: number;
  paused?: boolean;
  /** In ms from the beginning. */
  at?: number;
}

export class Watching {
  readonly motion: Motion;
  /** In ms from the beginning. */
  at = 0;
  paused = false;
  speed: number;

  constructor(motion: Motion, speed: number) {
    this.motion = motion;
    this.speed = speed;
  }

  /** In ms. */
  get length(): number {
    return this.motion.length;
  }

  steer({ speed = this.speed, paused = this.paused, at = this.at }: ReplayControls): void {
    this.speed = speed;
    this.paused = paused;
    this.at = Math.min(this.length, Math.max(0, at));
  }

  /** Goes on by so many ms; at its end it pauses. */
  step(passed: number): void {
    if (!this.paused) this.at = Math.min(this.length, this.at + Math.min(passed, STALL) * this.speed);
    if (this.at >= this.length) this.paused = true;
  }
}
