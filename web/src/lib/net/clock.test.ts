import { beforeEach, expect, test, vi } from 'vitest';
import { Clock } from './clock';

let local = 0;
beforeEach(() => {
  local = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => local);
});

test('before anything is heard, it is 0', () => expect(new Clock().now()).toBe(0));

test('the time goes on from the stamp of a message', () => {
  const clock = new Clock();
  clock.hear(50_000);
  expect(clock.now()).toBe(50_000);
  local += 250;
  expect(clock.now()).toBe(50_250);
});

test('the delay on the way is added, and kept until another one is measured', () => {
  const clock = new Clock();
  clock.hear(50_000, 40);
  expect(clock.now()).toBe(50_040);
  local += 1000;
  clock.hear(51_010);
  expect(clock.now()).toBe(51_050);
});

test('the message that waited least on its way counts', () => {
  const clock = new Clock();
  clock.hear(50_000);
  local += 100;
  clock.hear(50_040); // 60 ms late
  expect(clock.now()).toBe(50_100);
});

test('only the last eight messages count, so that a clock that runs fast is caught', () => {
  const clock = new Clock();
  clock.hear(50_000);
  for (let n = 1; n <= 7; n++) {
    local += 100;
    clock.hear(50_000 + 90 * n);
  }
  expect(clock.now()).toBe(50_700);
  local += 100;
  clock.hear(50_000 + 90 * 8);
  expect(clock.now()).toBe(50_790);
});

test('after a new connection nothing of the old one counts', () => {
  const clock = new Clock();
  clock.hear(50_000, 40);
  clock.reset();
  expect(clock.now()).toBe(0);
  clock.hear(7_000);
  expect(clock.now()).toBe(7_000);
});
