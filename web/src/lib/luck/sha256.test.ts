import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hexOf } from './bytes';
import { hmac, sha256 } from './sha256';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

// FIPS 180-2, appendix B, and the empty message of the NIST examples.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('sha-256 gives the published vectors', (message, digest) => {
  expect(hexOf(sha256(text(message)))).toBe(digest);
});

// RFC 4231, test cases 1, 2, 3 and 6.
test.each([
  [
    new Uint8Array(20).fill(0x0b),
    text('Hi There'),
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  ],
  [
    text('Jefe'),
    text('what do ya want for nothing?'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    new Uint8Array(20).fill(0xaa),
    new Uint8Array(50).fill(0xdd),
    '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
  ],
  [
    new Uint8Array(131).fill(0xaa),
    text('Test Using Larger Than Block-Size Key - Hash Key First'),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
])('hmac gives the vectors of RFC 4231', (key, message, mac) => {
  expect(hexOf(hmac(key, message))).toBe(mac);
});

test('every length around the blocks gives what Node gives', () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    expect(hexOf(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    expect(hexOf(hmac(message, text('x')))).toBe(createHmac('sha256', message).update('x').digest('hex'));
  }
});
