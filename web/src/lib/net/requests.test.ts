import { afterEach, expect, test, vi } from 'vitest';
import { Requests } from './requests.svelte';
import type { Inbound } from './wire';

type Sent = Extract<Inbound, { nonce: string }>;

function asking() {
  const sent: Sent[] = [];
  return { sent, requests: new Requests((question) => sent.push(question)) };
}

afterEach(() => vi.useRealTimers());

const failed = { ok: false, rule: '', message: 'm', sentence: 's', values: {} } as const;

test('a request waits until its own nonce is answered', async () => {
  const { sent, requests } = asking();
  const first = requests.ask({ say: 'move', seat: 0, move: 'a' }, 3);
  const second = requests.ask({ say: 'move', seat: 1, move: 'b' }, 3);
  expect(sent[0]?.nonce).not.toBe(sent[1]?.nonce);
  expect([...requests.pending]).toEqual([
    [0, 'a'],
    [1, 'b'],
  ]);
  expect(requests.answer(sent[1]!.nonce, { ok: true, seq: 4 })).toEqual({ seat: 1, quiet: false });
  await expect(second).resolves.toEqual({ ok: true, seq: 4 });
  expect([...requests.pending.keys()]).toEqual([0]);
  requests.answer(sent[0]!.nonce, failed);
  await expect(first).resolves.toEqual(failed);
  expect(requests.count).toBe(0);
  expect(requests.askedAt).toBeNull();
});

test('a drawing is not shown later than it was meant', async () => {
  vi.useFakeTimers();
  const { sent, requests } = asking();
  void requests.ask({ say: 'react', seat: 0, what: 'wow' }, 3);
  void requests.ask({ say: 'rematch' }, 3);
  expect(requests.postpone(sent[0]!.nonce), 'too many drawings').toBe(false);
  requests.repeat();
  expect(sent.map(({ say }) => say)).toEqual(['react', 'rematch', 'rematch']);
  expect(requests.count).toBe(1);
});

test('an answer that nobody waits for is no answer', () => {
  const { sent, requests } = asking();
  void requests.ask({ say: 'rematch' }, 3);
  expect(requests.answer('another', failed)).toBeNull();
  requests.answer(sent[0]!.nonce, failed);
  expect(requests.answer(sent[0]!.nonce, failed)).toBeNull();
});

test('after a lost connection, a move says which entry the reader had seen', () => {
  const { sent, requests } = asking();
  void requests.ask({ say: 'move', seat: 0, move: 'a' }, 3);
  void requests.ask({ say: 'undo', seat: 0 }, 4);
  const [move, undo] = [...sent];
  requests.repeat();
  expect(sent.slice(2)).toEqual([{ ...move, seen: 3 }, undo]);
});

test('what came too fast is asked again after a pause, and nothing else is', () => {
  vi.useFakeTimers();
  const { sent, requests } = asking();
  void requests.ask({ say: 'move', seat: 0, move: 'a' }, 3);
  void requests.ask({ say: 'move', seat: 1, move: 'b' }, 3);
  const [, second] = [...sent];
  expect(requests.postpone(second!.nonce)).toBe(true);
  expect(sent).toHaveLength(2);
  vi.runAllTimers();
  expect(sent.slice(2)).toEqual([{ ...second, seen: 3 }]);
  expect(requests.count).toBe(2);
});

test('what is answered during the pause is not asked again', () => {
  vi.useFakeTimers();
  const { sent, requests } = asking();
  void requests.ask({ say: 'rematch' }, 3);
  const { nonce } = sent[0]!;
  requests.postpone(nonce);
  requests.answer(nonce, { ok: true, seq: 4 });
  vi.runAllTimers();
  expect(sent).toHaveLength(1);
});

test('what always comes too fast is given up at last', () => {
  vi.useFakeTimers();
  const { sent, requests } = asking();
  void requests.ask({ say: 'rematch' }, 3);
  while (requests.postpone(sent[0]!.nonce)) vi.runAllTimers();
  expect(sent).toHaveLength(6);
  expect(requests.postpone('another')).toBe(false);
});

test('only a question why is made quiet', () => {
  const { sent, requests } = asking();
  void requests.ask({ say: 'why', seat: 0, move: 'a' }, 3);
  void requests.ask({ say: 'move', seat: 0, move: 'a' }, 3);
  void requests.ask({ say: 'move', seat: 0, move: 'b' }, 3, true);
  requests.quietWhy();
  const quiet = sent.map(({ nonce }) => requests.answer(nonce, failed)?.quiet);
  expect(quiet).toEqual([true, false, true]);
});

test('requests that are given up are answered', async () => {
  const { requests } = asking();
  const asked = [requests.ask({ say: 'rematch' }, 3), requests.ask({ say: 'begin', fill: '', names: [] }, 3)];
  requests.abandon(failed);
  await expect(Promise.all(asked)).resolves.toEqual([failed, failed]);
  expect(requests.count).toBe(0);
});
