import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from './connection.svelte';

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }
  send(): void {}
  close(): void {
    this.isClosed = true;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  ping(): void {
    this.onmessage?.({ data: JSON.stringify({ say: 'ping', id: 1, now: 0, delay: 0 }) });
  }
}

let page: EventTarget & { visibilityState: string };
let outside: EventTarget;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  outside = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', outside.addEventListener.bind(outside));
  vi.stubGlobal('removeEventListener', outside.removeEventListener.bind(outside));
  vi.stubGlobal('WebSocket', FakeSocket);
  connection = new Connection({
    address: () => 'ws://burrow/',
    opened: () => undefined,
    heard: () => undefined,
    saw: () => undefined,
    ended: () => undefined,
  });
  newest().open();
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function newest(): FakeSocket {
  return FakeSocket.made.at(-1)!;
}

function show(state: 'visible' | 'hidden'): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** The device is asleep: time passes, and no timer runs. */
function sleep(ms: number): void {
  show('hidden');
  vi.setSystemTime(Date.now() + ms);
}

test('a device that wakes after a while connects again at once', () => {
  const [before] = FakeSocket.made;
  sleep(60_000);
  show('visible');
  expect(FakeSocket.made).toHaveLength(2);
  expect(before?.isClosed).toBe(true);
  expect(connection.cutAt).toBe(Date.now());
  newest().open();
  expect(connection.state).toBe('open');
  expect(connection.cutAt).toBeNull();
});

test('a page that was only hidden keeps its socket', () => {
  show('hidden');
  vi.advanceTimersByTime(2000);
  newest().ping();
  vi.advanceTimersByTime(500);
  show('visible');
  expect(FakeSocket.made).toHaveLength(1);
});

test('a socket that died during a short sleep is given up as soon as a ping is missing', () => {
  sleep(1000);
  show('visible');
  expect(FakeSocket.made).toHaveLength(1);
  vi.advanceTimersByTime(1500);
  expect(FakeSocket.made[0]?.isClosed).toBe(true);
});

test('a device that wakes without a network tries again as soon as there is one', () => {
  sleep(60_000);
  show('visible');
  outside.dispatchEvent(new Event('online'));
  expect(FakeSocket.made).toHaveLength(3);
});
