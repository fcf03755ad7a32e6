// SHA-256 (FIPS 180-4) and HMAC (RFC 2104). Web Crypto has both, but only for pages over https: phones in the same
// network use http, and the verifier is opened from disk.

const BLOCK = 64;
const PRIMES = firstPrimes(64);
/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const K = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
/** The same of the square roots of the first eight. */
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

export function sha256(message: Uint8Array): Uint8Array {
  const state = START.slice();
  const padded = pad(message);
  for (let at = 0; at < padded.length; at += BLOCK) compress(state, new DataView(padded.buffer, at, BLOCK));
  return bigEndian(state);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(masked(padded, 0x36), message));
  return sha256(joined(masked(padded, 0x5c), inner));
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A one bit, zeros, and the length in bits as eight bytes. */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(length - 8, BigInt(message.length) * 8n);
  return padded;
}

function compress(state: Uint32Array, block: DataView): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(4 * i);
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    const small0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const small1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16]! + small0 + w[i - 7]! + small1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + big1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = state[i]! + value));
}

/** Rotated to the right. */
function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function bigEndian(words: Uint32Array): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4 * words.length));
  words.forEach((word, i) => bytes.setUint32(4 * i, word));
  return new Uint8Array(bytes.buffer);
}

function masked(key: Uint8Array, mask: number): Uint8Array {
  return key.map((byte) => byte ^ mask);
}

/** 32 bits after the point; a double has 53 in all, and the whole part takes five at most. */
function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}
