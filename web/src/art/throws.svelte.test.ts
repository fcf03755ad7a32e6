import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { onThrow } from './throws.svelte';

it('lands once for each throw, however often the same view comes again (NA-08)', () => {
  let dog = $state.raw({ rolls: 0 });
  const landings: number[] = [];
  const end = $effect.root(() => {
    onThrow(
      () => dog.rolls,
      (number) => void landings.push(number),
    );
  });
  for (const rolls of [0, 1, 2, 2, 2]) {
    dog = { rolls };
    flushSync();
  }
  end();
  expect(landings).toEqual([1, 2]);
});

it('ends a landing when the next one begins', () => {
  let throwNo = $state(1);
  const ended: number[] = [];
  const end = $effect.root(() => {
    onThrow(
      () => throwNo,
      (number) => () => void ended.push(number),
    );
  });
  flushSync();
  throwNo = 2;
  flushSync();
  expect(ended).toEqual([1]);
  end();
  expect(ended).toEqual([1, 2]);
});
