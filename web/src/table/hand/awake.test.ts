import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { Awake, buzz } from './awake.svelte';

let asked: { release: () => Promise<void>; end: () => void }[];
let released: number;
let isVisible: boolean;
let isCalm: boolean;
let vibrate: ReturnType<typeof vi.fn>;

beforeEach(() => {
  asked = [];
  released = 0;
  isVisible = true;
  isCalm = false;
  vibrate = vi.fn();
  vi.stubGlobal('document', {
    get visibilityState() {
      return isVisible ? 'visible' : 'hidden';
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  const request = (): Promise<unknown> => {
    let end = (): void => undefined;
    const lock = {
      addEventListener: (_: string, listen: () => void) => (end = listen),
      release: () => {
        released += 1;
        end();
        return Promise.resolve();
      },
      end: () => end(),
    };
    asked.push(lock);
    return Promise.resolve(lock);
  };
  vi.stubGlobal('navigator', { wakeLock: { request: vi.fn(request) }, vibrate });
});

afterEach(() => {
  settings.buzzes = true;
  vi.unstubAllGlobals();
});

const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

test('the screen stays awake while it is wanted, and no longer', async () => {
  const awake = new Awake();
  awake.want(true);
  await settle();
  expect(asked).toHaveLength(1);
  awake.want(false);
  expect(released).toBe(1);
});

test('a lock that comes too late is given back', async () => {
  const awake = new Awake();
  awake.want(true);
  awake.want(false);
  await settle();
  expect(released).toBe(1);
});

test('after the page was hidden, the lock is asked for again', async () => {
  const awake = new Awake();
  awake.want(true);
  await settle();
  asked[0]?.end(); // the system releases it
  isVisible = false;
  awake.onVisible();
  await settle();
  expect(asked).toHaveLength(1);
  isVisible = true;
  awake.onVisible();
  await settle();
  expect(asked).toHaveLength(2);
});

test('a lock is asked for once, however often the page becomes visible', async () => {
  const awake = new Awake();
  awake.want(true);
  awake.onVisible();
  await settle();
  awake.onVisible();
  await settle();
  expect(asked).toHaveLength(1);
});

test.each([
  ['refuses', { wakeLock: { request: () => Promise.reject(new Error('battery')) } }],
  ['has no lock', {}],
])('a browser that %s does no harm', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const awake = new Awake();
  awake.want(true);
  await settle();
  awake.want(false);
  buzz();
});

test('the phone vibrates at the beginning of a turn', () => {
  buzz();
  expect(vibrate).toHaveBeenCalledWith([60, 60, 60]);
});

test('with little motion it is one plain pulse', () => {
  isCalm = true;
  buzz();
  expect(vibrate).toHaveBeenCalledWith([120]);
});

test('a reader who has turned it off feels nothing', () => {
  settings.buzzes = false;
  buzz();
  expect(vibrate).not.toHaveBeenCalled();
});
