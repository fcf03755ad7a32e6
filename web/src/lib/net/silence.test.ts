import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from './connection.svelte';
import type { Inbound } from './wire';

/** A socket whose other end is the test. */
class Line {
  static newest: Line;
  readyState = 1;
  sent: Inbound[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Line.newest = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Inbound);
  }
  close(): void {
    this.readyState = 3;
  }
  /** The server says it. */
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const events = new Map<string, () => void>();
const page = { visibilityState: 'visible', addEventListener: listen, removeEventListener: vi.fn() };

function listen(name: string, call: () => void): void {
  events.set(name, call);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Object.assign(Line, { OPEN: 1 }));
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function connected(next?: number): Connection {
  const listener = { address: () => 'ws://here', opened() {}, heard() {}, saw() {}, ended() {} };
  const connection = new Connection(listener);
  Line.newest.onopen?.();
  if (next !== undefined) Line.newest.say({ say: 'ping', id: 1, now: 0, delay: 0, next });
  return connection;
}

test.each([
  ['between calm pings', 10_000, 17_000],
  ['in a race', 2_000, 5_000],
  ['before the first ping', undefined, 5_000],
])('%s, silence of so many ms means that the connection is lost', (_, next, patience) => {
  const connection = connected(next);
  vi.advanceTimersByTime(patience - 1);
  expect(connection.state).toBe('open');
  vi.advanceTimersByTime(1);
  expect(connection.state).toBe('away');
});

test('whatever the server says counts as a sign of life', () => {
  const connection = connected(10_000);
  vi.advanceTimersByTime(16_000);
  Line.newest.say({ say: 'moved', table: 't' });
  vi.advanceTimersByTime(16_000);
  expect(connection.state).toBe('open');
});

test('a request is answered soon, or the connection is lost', () => {
  const connection = connected(10_000);
  connection.send({ say: 'undo', nonce: 'n', seat: 0 });
  vi.advanceTimersByTime(4_000);
  Line.newest.say({ say: 'accepted', nonce: 'n', seq: 1 });
  vi.advanceTimersByTime(10_000);
  expect(connection.state).toBe('open');
  connection.send({ say: 'undo', nonce: 'm', seat: 0 });
  vi.advanceTimersByTime(5_000);
  expect(connection.state).toBe('away');
});

test.each([
  ['visibilitychange', 1_000],
  ['offline', 2_500],
])('after %s the server is asked for a sign of life', (event, patience) => {
  const connection = connected(10_000);
  vi.advanceTimersByTime(6_000);
  events.get(event)?.();
  expect(Line.newest.sent.at(-1)).toEqual({ say: 'pong', id: 0 });
  vi.advanceTimersByTime(patience - 1);
  Line.newest.say({ say: 'ping', id: 2, now: 0, delay: 0, next: 10_000 });
  vi.advanceTimersByTime(10_000);
  expect(connection.state).toBe('open');
  events.get(event)?.();
  vi.advanceTimersByTime(patience);
  expect(connection.state).toBe('away');
});

test('an echo is sent at once', () => {
  connected(10_000);
  expect(Line.newest.sent).toEqual([{ say: 'pong', id: 1 }]);
});
