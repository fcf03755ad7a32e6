// Reads the stream of a turn, byte by byte as `physics/frame.py` packs it; `physics/codes.py` says what each number means. A
// frame tells what is new. No clock and no drawing here.
import { BACK, type Gone, type Pose } from '../read/renderer';
import { noPose } from '../read/pose';

/** One frame of the session, in ms. */
export const FRAME = 1000 / 60;
/** If no news came for more frames than this, nothing moved in between. */
export const STILL = 4;
/** What the news after a pause tells happened in this last part of the pause, in ms. */
export const LAST_BIT = 2 * FRAME;

export const NEWS = 1;
export const WHOLE = 2;

/** The phase of the session. */
export const READY = 0;
export const CARRYING = 1;
export const LYING = 2;
export const REFUSED = 3;
export const ROLLING = 4;
export const DONE = 5;
export type Phase = 0 | 1 | 2 | 3 | 4 | 5;

const HELD = 1;
const GRIPPED = 2;
const BOUND = 4;
const TOUCHING = 8;
const DROPPABLE = 16;
/** The two highest bits say whether the piece would stay, in this order. */
const FORECAST_SHIFT = 5;
const FORECASTS = ['maybe', 'yes', 'shelf', 'never'] as const;
/**
 * Whether a piece would stay if it were let go now: perhaps; probably; no, but the divider below would bear it; not at all.
 */
export type Stays = (typeof FORECASTS)[number];

const NO_CLOCK = 0xffffffff;
const NO_PIECE = 255;
const NO_VERDICT = 255;

/** What a piece knocks against, if not another piece. */
export const WHEEL = 255;
export const TABLE = 254;

const HEAD_BYTES = 24;
const BODY_BYTES = 13;
const GONE_BYTES = 2;
const KNOCK_BYTES = 3;

const PLACE_UNIT = 50_000;
const TURN_UNIT = 32_767 * Math.SQRT2;
const ANGLE_UNIT = 100_000;

export interface Body {
  piece: number;
  pose: Pose;
}

export interface Departure {
  piece: number;
  why: Gone;
}

/** Wood on wood, or on the table. */
export interface Knock {
  piece: number;
  /** Another piece, `WHEEL` or `TABLE`. */
  other: number;
  /** 0 to 1: the root of the impulse, in steps of 1/255. */
  force: number;
}

export interface Head {
  phase: Phase;
  /** Since the turn began, 60 a second. */
  number: number;
  /** What is left on the clock, in ms; null: there is no clock. */
  left: number | null;
  /** `Carry.number` of the newest gesture that was followed. */
  echo: number;
  /** About the piece in hand. */
  stays: Stays;
  /** The wheel is held. */
  held: boolean;
  /** A piece is in the hand. */
  gripped: boolean;
  /** It can no longer be laid back (W-21). */
  bound: boolean;
  /** It touches the wheel or another piece; only in the live stream. */
  touching: boolean;
  /** It may be dropped (WA-11). */
  droppable: boolean;
  /** In hand, or let go and not accepted. */
  piece: number | null;
  /** 0: it would be accepted as it is; otherwise the number of the refusal; null: there is nothing to say. */
  verdict: number | null;
  /** The number in the verdict's sentence. */
  value: number;
  /** The one that the piece is over. */
  compartment: number | null;
  /** Degrees, unwrapped within the turn. */
  contact: number;
}

export interface Frame extends Head {
  whole: boolean;
  bodies: readonly Body[];
  gone: readonly Departure[];
  knocks: readonly Knock[];
}

/** Throws an error for a frame that is cut short or of another kind: nothing of it may be shown. */
export function readFrame(bytes: DataView): Frame {
  const kind = bytes.getUint8(0);
  if (kind !== NEWS && kind !== WHOLE) throw new RangeError(`a frame of kind ${kind}`);
  const reader = { bytes, at: HEAD_BYTES };
  return {
    whole: kind === WHOLE,
    ...readHead(bytes),
    bodies: readRow(reader, BODY_BYTES, readBody),
    gone: readRow(reader, GONE_BYTES, readGone),
    knocks: readRow(reader, KNOCK_BYTES, readKnock),
  };
}

/** The frame in a view, which is in base64; null: there is none yet. */
export function frameOf(text: string): Frame | null {
  return text === '' ? null : readFrame(new DataView(bytesOf(text).buffer));
}

/** The frames of a stored turn, oldest first; empty: there is none yet. */
export async function readMotion(text: string): Promise<Frame[]> {
  if (text === '') return [];
  const packed = new Blob([bytesOf(text)]).stream();
  const bytes = await new Response(packed.pipeThrough(new DecompressionStream('deflate'))).arrayBuffer();
  const rows = new DataView(bytes);
  const frames: Frame[] = [];
  for (let at = 0; at < bytes.byteLength;) {
    const length = rows.getUint16(at, true);
    frames.push(readFrame(new DataView(bytes, at + 2, length)));
    at += 2 + length;
  }
  return frames;
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let n = 0; n < text.length; n++) bytes[n] = text.charCodeAt(n);
  return bytes;
}

function readHead(bytes: DataView): Head {
  const left = bytes.getUint32(6, true);
  const bits = bytes.getUint8(14);
  const piece = bytes.getUint8(15);
  const verdict = bytes.getUint8(16);
  const compartment = bytes.getInt8(19);
  return {
    phase: bytes.getUint8(1) as Phase,
    number: bytes.getUint32(2, true),
    left: left === NO_CLOCK ? null : left,
    echo: bytes.getUint32(10, true),
    held: (bits & HELD) !== 0,
    gripped: (bits & GRIPPED) !== 0,
    bound: (bits & BOUND) !== 0,
    touching: (bits & TOUCHING) !== 0,
    droppable: (bits & DROPPABLE) !== 0,
    stays: FORECASTS[bits >> FORECAST_SHIFT] ?? 'maybe',
    piece: piece === NO_PIECE ? null : piece,
    verdict: verdict === NO_VERDICT ? null : verdict,
    value: bytes.getInt16(17, true),
    compartment: compartment < 0 ? null : compartment,
    contact: bytes.getInt32(20, true) / ANGLE_UNIT,
  };
}

interface Reader {
  bytes: DataView;
  at: number;
}

function readRow<Thing>(reader: Reader, size: number, read: (bytes: DataView, at: number) => Thing): Thing[] {
  const count = reader.bytes.getUint8(reader.at);
  const first = reader.at + 1;
  reader.at = first + count * size;
  if (reader.at > reader.bytes.byteLength) throw new RangeError('a frame that is cut short');
  return Array.from({ length: count }, (_, n) => read(reader.bytes, first + n * size));
}

function readBody(bytes: DataView, at: number): Body {
  const pose = noPose();
  pose.x = bytes.getInt16(at + 1, true) / PLACE_UNIT;
  pose.y = bytes.getInt16(at + 3, true) / PLACE_UNIT;
  pose.z = bytes.getInt16(at + 5, true) / PLACE_UNIT;
  readTurn(bytes, at + 7, pose);
  return { piece: bytes.getUint8(at), pose };
}

/** The stream has the three smaller components of the quaternion, in order. The largest one follows from its length, 1. */
function readTurn(bytes: DataView, at: number, pose: Pose): void {
  const first = bytes.getInt16(at, true);
  const second = bytes.getInt16(at + 2, true);
  const omitted = (first & 1) | ((second & 1) << 1);
  const p = first / TURN_UNIT;
  const q = second / TURN_UNIT;
  const r = bytes.getInt16(at + 4, true) / TURN_UNIT;
  const s = Math.sqrt(Math.max(0, 1 - p * p - q * q - r * r));
  pose.w = omitted === 0 ? s : p;
  pose.i = omitted === 0 ? p : omitted === 1 ? s : q;
  pose.j = omitted < 2 ? q : omitted === 2 ? s : r;
  pose.k = omitted === 3 ? s : r;
}

function readGone(bytes: DataView, at: number): Departure {
  return { piece: bytes.getUint8(at), why: Math.min(BACK, bytes.getUint8(at + 1)) as Gone };
}

function readKnock(bytes: DataView, at: number): Knock {
  return {
    piece: bytes.getUint8(at),
    other: bytes.getUint8(at + 1),
    force: bytes.getUint8(at + 2) / 255,
  };
}
