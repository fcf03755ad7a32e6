import { expect, test } from 'vitest';
import { Frames } from './frames';

const frame = (byte: number): DataView => new DataView(Uint8Array.of(byte).buffer);

function watching(frames: Frames): number[] {
  const seen: number[] = [];
  frames.watch((one) => seen.push(one.getUint8(0)));
  return seen;
}

test('frames that came before the board are kept for it', async () => {
  const frames = new Frames();
  frames.saw(frame(1));
  frames.saw(frame(2));
  const seen = watching(frames);
  expect(seen).toEqual([]);
  await Promise.resolve();
  frames.saw(frame(3));
  expect(seen).toEqual([1, 2, 3]);
});

test('frames from before an update are not shown after it', async () => {
  const frames = new Frames();
  frames.saw(frame(1));
  frames.forget();
  frames.saw(frame(2));
  const seen = watching(frames);
  await Promise.resolve();
  expect(seen).toEqual([2]);
});
