import { expect, test } from 'vitest';
import { FALLEN, STAYS } from '../read/renderer';
import { frame, PIECE, poseAt, rolling } from './testing';
import { Snapshot, Track } from './track';
import { WheelState } from './wheel-state';

/** A track with a snapshot every 10 ms, of a wheel that rolls by one degree each time. */
function trackOf(count: number, size = 8): Track {
  const track = new Track(size);
  const wheel = new WheelState(0);
  for (let n = 0; n < count; n++) {
    const news = rolling(n, n);
    wheel.take(news);
    track.add(wheel, 10 * n, news);
  }
  return track;
}

function filled(track: Track, time: number): Snapshot {
  const out = new Snapshot();
  track.fill(time, out);
  return out;
}

test('a full track forgets its oldest snapshots', () => {
  const track = trackOf(12);
  expect(track.count).toBe(8);
  expect(track.snapshot(0).time).toBe(40);
  expect(track.newest?.time).toBe(110);
  expect(track.newest?.frame?.number).toBe(11);
});

test('a second snapshot for the same time replaces the first', () => {
  const track = trackOf(2);
  track.add(new WheelState(7), 10, null);
  expect(track.count).toBe(2);
  expect(track.newest?.contact).toBe(7);
  expect(track.newest?.frame).toBeNull();
});

test.each([
  [-1, -1],
  [0, 0],
  [9, 0],
  [10, 1],
  [55, 5],
  [1000, 5],
])('the last snapshot up to %i ms is number %i', (time, index) => {
  expect(trackOf(6).before(time)).toBe(index);
});

test('the ring is searched in order of time after it has wrapped', () => {
  const track = trackOf(12);
  expect(track.before(39)).toBe(-1);
  expect(track.before(75)).toBe(3);
});

test('between two snapshots everything is on its way', () => {
  const world = filled(trackOf(4), 25);
  expect(world.contact).toBeCloseTo(2.5);
  expect(world.poses[PIECE]?.x).toBeCloseTo(0.0025);
  expect(world.hub).toBeCloseTo((-0.185 * 2.5 * Math.PI) / 180);
});

test('before the first and after the last snapshot the world stands still', () => {
  expect(filled(trackOf(4), -50).contact).toBe(0);
  expect(filled(trackOf(4), 500).contact).toBe(3);
});

test('an empty or cleared track leaves the world as it is', () => {
  const track = trackOf(4);
  track.clear();
  expect(track.newest).toBeNull();
  const out = new Snapshot();
  out.contact = 42;
  track.fill(10, out);
  expect(out.contact).toBe(42);
});

test('a piece leaves with the snapshot that says so, not on the way to it', () => {
  const track = new Track(4);
  const wheel = new WheelState(0);
  wheel.take(rolling(0, 0, { whole: true }));
  track.add(wheel, 0, null);
  wheel.take(frame(1, { gone: [{ piece: PIECE, why: FALLEN }] }));
  track.add(wheel, 10, null);
  expect([filled(track, 9).inside[PIECE], filled(track, 9).gone[PIECE]]).toEqual([1, STAYS]);
  expect([filled(track, 10).inside[PIECE], filled(track, 10).gone[PIECE]]).toEqual([0, FALLEN]);
});

test('between two turns nothing is blended', () => {
  const track = new Track(4);
  const wheel = new WheelState(0);
  wheel.take(rolling(0, 30));
  track.add(wheel, 0, null);
  wheel.begin(100);
  track.add(wheel, 10, null);
  expect(filled(track, 5).contact).toBe(30);
  expect(filled(track, 10).contact).toBe(100);
});

test('a snapshot keeps what the wheel was, not what it becomes', () => {
  const wheel = new WheelState(0);
  wheel.take(frame(0, { bodies: [{ piece: PIECE, pose: poseAt(0.1) }] }));
  const snapshot = new Snapshot();
  snapshot.write(wheel, 0, null);
  wheel.take(frame(1, { bodies: [{ piece: PIECE, pose: poseAt(0.2) }] }));
  expect(snapshot.poses[PIECE]?.x).toBe(0.1);
});
