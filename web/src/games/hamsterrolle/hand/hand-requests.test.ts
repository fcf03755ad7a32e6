import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CARRYING, READY, REFUSED, type Head, type Phase } from '../motion/frame';
import { frame } from '../motion/testing';
import { HandRequests } from './hand-requests.svelte';

const CUBE = 3;
const A_WHILE = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function head(phase: Phase, piece: number | null): Head {
  return frame(0, { phase, piece });
}

test('a piece asked of a slow table stays at the finger until the answer comes', () => {
  const silence = vi.fn();
  const requests = new HandRequests(silence);
  requests.take(CUBE);
  requests.letGoLater();
  vi.advanceTimersByTime(A_WHILE);
  expect(silence).toHaveBeenCalledOnce();
  expect(requests.piece).toBe(CUBE);
  expect(requests.isToLetGo).toBe(true);
  requests.hear(head(REFUSED, CUBE));
  expect(requests.piece, 'it is to be gripped again').toBe(CUBE);
  requests.hear(head(CARRYING, CUBE));
  expect(requests.piece, 'the hand has it').toBeNull();
});

test('who has waited to let go may ask once more', () => {
  const silence = vi.fn();
  const requests = new HandRequests(silence);
  requests.letGo();
  expect(requests.isBusy).toBe(true);
  vi.advanceTimersByTime(A_WHILE);
  expect(requests.isBusy).toBe(false);
  requests.letGo();
  expect(requests.isBusy).toBe(true);
  requests.turned(head(READY, null));
  vi.advanceTimersByTime(A_WHILE);
  expect(silence, 'the second time there was an answer').toHaveBeenCalledOnce();
});
