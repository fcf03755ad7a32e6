import { expect, test } from 'vitest';
import { BACK, FALLEN } from '../read/renderer';
import { CARRYING, READY, type Frame } from './frame';
import { Motion } from './stored';
import { frame, PIECE, poseAt, rolling } from './testing';
import { Timeline } from './timeline';

/** Frames of the session between two of the stream. */
const STEP = 2;
/** How far the wheel rolls in a frame of the session, in degrees. */
const SPEED = 0.6;
/** The time between two frames of the stream, in ms. */
const APART = 1000 / 30;

type Arrival = readonly [at: number, frame: Frame];

function range(count: number): number[] {
  return [...Array(count).keys()];
}

/** A wheel that rolls evenly. */
function roll(arrive: readonly number[]): Arrival[] {
  return arrive.map((at, n) => [at, rolling(STEP * n, STEP * n * SPEED, { whole: n === 0 })] as const);
}

interface Seen {
  now: number;
  contact: number;
  hub: number;
  isInside: boolean;
  heard: number;
}

/** What is drawn every 10 ms, and which frames were passed on. */
function shown(arrivals: readonly Arrival[], until: number): { seen: Seen[]; passed: number[] } {
  const passed: number[] = [];
  const timeline = new Timeline(({ number }) => passed.push(number));
  timeline.settle(null, 0, 0, { live: false });
  const seen: Seen[] = [];
  for (let now = 0; now <= until; now += 10) {
    for (const [at, news] of arrivals) if (at > now - 10 && at <= now) timeline.hear(news, now);
    timeline.run(now);
    const { contact, hub, inside } = timeline.shown;
    seen.push({ now, contact, hub, isInside: inside[PIECE] === 1, heard: timeline.latest.contact });
  }
  return { seen, passed };
}

test('uneven frames are shown evenly', () => {
  const shakes = [0, 25, 3, 18, 9, 30, 1, 14];
  const { seen } = shown(roll(range(90).map((n) => 100 + n * APART + shakes[n % shakes.length]!)), 3000);
  const steps = seen.slice(1).map(({ now, contact }, n) => ({ now, by: contact - seen[n]!.contact }));
  const steady = steps.filter(({ now }) => now > 800 && now < 2900).map(({ by }) => by);
  const even = (SPEED * 60) / 100;
  expect(Math.min(...steady)).toBeGreaterThan(even * 0.8);
  expect(Math.max(...steady)).toBeLessThan(even * 1.2);
});

test('nothing is shown that was not heard', () => {
  const { seen } = shown(roll([100, 133, 166, 900, 933]), 1500);
  expect(seen.every(({ contact, heard }) => contact <= heard)).toBe(true);
  expect(seen.at(-1)?.contact).toBeCloseTo(SPEED * 8);
});

test('what is drawn is less than a fifth of a second behind', () => {
  const { seen } = shown(roll(range(60).map((n) => 100 + n * APART)), 2000);
  const late = seen
    .filter(({ now }) => now > 800 && now < 2000)
    .map(({ contact, heard }) => (heard - contact) / (SPEED * 60));
  expect(Math.min(...late)).toBeGreaterThan(0.04);
  expect(Math.max(...late)).toBeLessThan(0.2);
});

test('after a long gap the wheel jumps', () => {
  const numbers = [0, 2, 4, 200, 202, 204, 206, 208, 210];
  const arrivals = numbers.map(
    (n) => [100 + (n * 1000) / 60, rolling(n, n * 0.1, { whole: n === 0 || n === 200 })] as const,
  );
  const { seen } = shown(arrivals, 4000);
  expect(seen.at(-1)?.contact).toBeCloseTo(21);
  expect(seen.find(({ contact }) => contact > 20)?.now).toBeLessThan(100 + 3500 + 200);
});

test('late news and news of nothing known are dropped', () => {
  const timeline = new Timeline();
  timeline.settle(null, 0, 0, { live: false });
  const told = [rolling(2, 1), rolling(2, 1, { whole: true }), rolling(4, 2), rolling(3, 1), rolling(6, 3)];
  expect(told.map((news, n) => timeline.hear(news, 33 * n))).toEqual([false, true, true, false, true]);
});

test('a piece that is laid back is seen to be gone although no time passes', () => {
  // Without a clock no further frame would show it.
  const bodies = [{ piece: PIECE, pose: poseAt(0) }];
  const held = frame(8, { whole: true, phase: CARRYING, piece: PIECE, bodies });
  const laidBack = frame(8, { phase: READY, gone: [{ piece: PIECE, why: BACK }] });
  const { seen } = shown(
    [
      [100, held],
      [600, laidBack],
    ],
    900,
  );
  expect(seen.filter(({ now }) => now > 300 && now < 600).every(({ isInside }) => isInside)).toBe(true);
  expect(seen.at(-1)?.isInside).toBe(false);
});

test('where no news came nothing moved', () => {
  // After a pause the piece starts when the news says so; it does not creep during the pause.
  const { seen } = shown(
    [
      [100, rolling(0, 0, { whole: true })],
      [133, rolling(2, 0)],
      [1100, rolling(60, 20)],
    ],
    1500,
  );
  expect(seen.filter(({ now }) => now < 1150).every(({ contact }) => contact === 0)).toBe(true);
  expect(seen.at(-1)?.contact).toBe(20);
});

test('a piece that has left is gone when the drawing comes to it', () => {
  const arrivals: Arrival[] = range(15).map((n) => [
    100 + 2 * n * (1000 / 60),
    rolling(2 * n, 2 * n, { whole: n === 0 }),
  ]);
  const left = frame(30, { contact: 30, gone: [{ piece: PIECE, why: FALLEN }] });
  const { seen } = shown([...arrivals, [600, left]], 1200);
  expect(seen.filter(({ now }) => now > 300 && now < 600).every(({ isInside }) => isInside)).toBe(true);
  expect(seen.at(-1)?.isInside).toBe(false);
});

test('each frame is passed on once, when the drawing comes to it', () => {
  const { passed } = shown(roll(range(30).map((n) => 100 + n * APART)), 1600);
  expect(passed).toEqual(range(30).map((n) => STEP * n));
});

test('the hub goes with the roll', () => {
  const last = shown(roll(range(30).map((n) => 100 + n * APART)), 1600).seen.at(-1)!;
  expect(last.hub).toBeCloseTo((-0.185 * last.contact * Math.PI) / 180);
});

test('a settled world waits for the last frames of its turn, if the reader has watched it', () => {
  const turn = range(11).map((n) => rolling(2 * n, 355 + n, { whole: n === 0 }));
  const drawn = (live: boolean): number[] => {
    const timeline = new Timeline();
    timeline.settle(null, 0, 0, { live: false });
    const contacts: number[] = [];
    for (let now = 0; now < 1500; now += 10) {
      turn.forEach((news, n) => now === 100 + 30 * n && timeline.hear(news, now));
      if (now === 100 + 30 * turn.length)
        timeline.settle(rolling(20, 365, { whole: true }), 5, now, { live });
      timeline.run(now);
      contacts.push(timeline.shown.contact);
    }
    return contacts;
  };
  const watched = drawn(true);
  const jumped = drawn(false);
  expect([watched.at(-1), jumped.at(-1)]).toEqual([5, 5]);
  expect(Math.abs(Math.max(...watched) - 365)).toBeLessThan(0.5);
  expect(Math.max(...jumped)).toBeLessThan(363);
});

// Watching again

function stored(numbers: readonly number[]): Motion {
  return new Motion(numbers.map((n) => frame(n, { whole: n === 0, contact: n / 10 })));
}

const FIVE_SECONDS = range(101).map((n) => 3 * n);

function watch(
  motion: Motion,
  { speed = 1, seek = 0, draw = 10 } = {},
): { contacts: number[]; passed: number[]; sought: number; after: number } {
  const passed: number[] = [];
  const timeline = new Timeline(({ number }) => passed.push(number));
  timeline.settle(null, 77, 0, { live: false });
  timeline.run(0);
  timeline.replay(motion, speed);
  const contacts: number[] = [];
  let now = 0;
  while (timeline.run((now += draw)) && now < 600_000) contacts.push(timeline.shown.contact);
  timeline.steer({ at: seek });
  timeline.run(now);
  const sought = timeline.shown.contact;
  timeline.stopReplay();
  return { contacts, passed, sought, after: timeline.shown.contact };
}

test('a stored turn runs from its beginning to its end', () => {
  const motion = stored(FIVE_SECONDS);
  const { contacts, passed, sought, after } = watch(motion, { seek: 2500 });
  expect(motion.length).toBeCloseTo(5000);
  expect(Math.abs(contacts.length - 500)).toBeLessThanOrEqual(2);
  expect(contacts).toEqual(contacts.toSorted((a, b) => a - b));
  expect(passed).toEqual(FIVE_SECONDS);
  expect(sought).toBeCloseTo(15);
  expect(after).toBe(77);
});

test('twice as fast takes half as long', () => {
  const { contacts } = watch(stored(FIVE_SECONDS), { speed: 2 });
  expect(Math.abs(contacts.length - 250)).toBeLessThanOrEqual(2);
});

test('a page that stands still misses nothing', () => {
  // On a machine that draws once in five seconds, a turn of five seconds is not over with the first drawing.
  expect(watch(stored(FIVE_SECONDS), { draw: 5000 }).contacts.length).toBeGreaterThan(10);
});

test('a long pause is cut short', () => {
  // Half a minute in which nobody moved; the wheel moves half a second before and after it.
  const numbers = [...range(11).map((n) => 3 * n), ...range(11).map((n) => 1830 + 3 * n)];
  expect(stored(numbers).length).toBeCloseTo(500 + 500 + 500);
});
