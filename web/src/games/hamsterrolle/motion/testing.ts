// Frames for tests.
import { noPose } from '../read/pose';
import type { Pose } from '../read/renderer';
import { ROLLING, type Frame } from './frame';

const QUIET: Frame = {
  whole: false,
  phase: ROLLING,
  number: 0,
  left: null,
  echo: 0,
  stays: 'maybe',
  held: false,
  gripped: false,
  bound: false,
  touching: false,
  droppable: false,
  piece: null,
  verdict: null,
  value: 0,
  compartment: null,
  contact: 0,
  bodies: [],
  gone: [],
  knocks: [],
};

export function frame(number: number, more: Partial<Frame> = {}): Frame {
  return { ...QUIET, number, ...more };
}

export function poseAt(x: number, y = 0, z = 0): Pose {
  return { ...noPose(), x, y, z };
}

/** The piece that moves along in `rolling`. */
export const PIECE = 3;

/** A frame of a wheel that has rolled this far, with one piece moving along. */
export function rolling(number: number, contact: number, more: Partial<Frame> = {}): Frame {
  const bodies = [{ piece: PIECE, pose: poseAt(contact / 1000, 0.01, -0.1) }];
  return frame(number, { contact, bodies, ...more });
}
