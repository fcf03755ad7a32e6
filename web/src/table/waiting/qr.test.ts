import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrOf, type Qr } from './qr';

/** So many dots a cell, as a camera would see it. */
const DOTS = 4;

function read({ size, path }: Qr): string | undefined {
  const wide = size * DOTS;
  const picture = new Uint8ClampedArray(4 * wide * wide).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let down = 0; down < DOTS; down++) {
      const from = 4 * ((Number(y) * DOTS + down) * wide + Number(x) * DOTS);
      for (let right = 0; right < DOTS; right++) picture.fill(0, from + 4 * right, from + 4 * right + 3);
    }
  return jsQR(picture, wide, wide)?.data;
}

test.each([20, 120, 480])('a camera reads a link of %i characters', async (length) => {
  const link = 'https://burrow.example/t/abc?hand#take='.padEnd(length, 'Xy3_-.');
  expect(read(await qrOf(link))).toBe(link);
});
