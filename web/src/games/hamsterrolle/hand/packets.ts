// Packs gestures for the server: a letter and whole numbers, little-endian, as in `codec/gestures.py`.
import { angleOf } from '../read/circle';
import { PITCH, WIDTH } from '../read/shape';
import type { Pose } from '../read/renderer';

/** Positions are whole numbers of 1/20,000 m, components of a quaternion of 1/32,767. */
const LENGTH_UNIT = 20_000;
const TURN_UNIT = 32_767;

/** Where to bring a piece; see `Bring` in `codec/gestures.py`. */
export interface PiecePlace {
  compartment: number;
  /** From -100 at the rear divider to 100 at the front one. */
  along: number;
  /** From -100 at the edge towards negative y to 100 at the far one. */
  depth: number;
  /** 0: set down until it touches; 100: at the hub. */
  lift: number;
  /** Steps of 15 degrees about the axis of the wheel, from how it would lie on the floor. */
  turn: number;
  /** Which side is down, 0 to 5. */
  tilt: number;
}

/** Where a piece is, in the same terms. Its pose is in the wheel's own axes. */
export function whereIs(pose: Pose): Pick<PiecePlace, 'compartment' | 'along' | 'depth'> {
  const angle = angleOf(pose);
  const compartment = Math.floor(angle / PITCH);
  return {
    compartment,
    along: percent((angle / PITCH - compartment) * 2 - 1),
    depth: percent((2 * pose.y) / WIDTH),
  };
}

function percent(part: number): number {
  return Math.round(100 * Math.min(1, Math.max(-1, part)));
}

export function take(piece: number): Uint8Array {
  return packed('t', 1, (out) => out.setUint8(1, piece));
}

/** `number` counts these gestures, so that a frame can say which one was followed last. */
export function carry(number: number, pose: Pose): Uint8Array {
  return packed('c', 18, (out) => {
    out.setUint32(1, number, true);
    const lengths = [pose.x, pose.y, pose.z].map((metres) => metres * LENGTH_UNIT);
    const turns = [pose.w, pose.i, pose.j, pose.k].map((part) => part * TURN_UNIT);
    [...lengths, ...turns].forEach((value, i) => out.setInt16(5 + 2 * i, short(value), true));
  });
}

export function bring({ compartment, along, depth, lift, turn, tilt }: PiecePlace): Uint8Array {
  return packed('b', 6, (out) => {
    out.setUint8(1, compartment);
    out.setInt8(2, along);
    out.setInt8(3, depth);
    out.setUint8(4, lift);
    out.setInt8(5, turn);
    out.setUint8(6, tilt);
  });
}

export function hold(on: boolean): Uint8Array {
  return packed('h', 1, (out) => out.setUint8(1, on ? 1 : 0));
}

export function letGo(): Uint8Array {
  return packed('g', 0);
}

export function drop(): Uint8Array {
  return packed('d', 0);
}

export function back(): Uint8Array {
  return packed('k', 0);
}

function packed(letter: string, size: number, fill?: (out: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(1 + size);
  bytes[0] = letter.charCodeAt(0);
  fill?.(new DataView(bytes.buffer));
  return bytes;
}

function short(value: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(value)));
}
