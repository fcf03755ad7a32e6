import { expect, test } from 'vitest';
import { LANDING, roll } from './player-die';

test('a die tumbles without showing its new face, lands, and lies still', async () => {
  const die = { pips: 2, rolling: false };
  const seen: [number, number, boolean][] = [];
  const pause = (ms: number): Promise<void> => {
    seen.push([ms, die.pips, die.rolling]);
    return Promise.resolve();
  };
  await roll(die, 5, 120, { pause, time: (ms) => ms });
  expect(seen).toEqual([
    [120, 2, true],
    [LANDING, 5, false],
  ]);
});
