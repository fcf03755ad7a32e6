import { expect, test } from 'vitest';
import { plan } from './plan';
import { viewOf } from '../read/testing';

const PLACE = viewOf({ phase: 'place', round: 2, pips: 3 }, {}, {});

function kinds(after: Parameters<typeof plan>[0]['after'], before = PLACE, events: unknown[] = []) {
  return plan({ before, after, events: events as never, live: true });
}

test('the first view after loading shows nothing happening', () => {
  expect(plan({ before: null, after: PLACE, events: [], live: true })).toEqual([]);
});

test('a seat that confirms is seen, but not its crosses', () => {
  expect(kinds(viewOf(PLACE, { done: true }, {}))).toEqual([{ kind: 'placed', seats: [0] }]);
});

test('a new round reveals crosses and full chambers, then rolls', () => {
  const after = viewOf({ ...PLACE, round: 3, pips: 5 }, { fresh: [1, 2], full: [0] }, { fresh: [3] });
  expect(kinds(after)).toEqual([
    { kind: 'reveal', crosses: 2 },
    { kind: 'full', seat: 0, chamber: 0 },
    { kind: 'roll', pips: 5 },
  ]);
});

test('a chamber that was full before is no news', () => {
  const before = viewOf(PLACE, { full: [0] }, {});
  expect(kinds(viewOf({ ...PLACE, round: 3, pips: 0 }, { full: [0] }, {}), before)).toEqual([
    { kind: 'reveal', crosses: 0 },
  ]);
});

test('of what happens to the timer, the weightiest is told', () => {
  const runs = viewOf({ ...PLACE, timer: { lap: 2, circled: 0, struck: 0 } }, {}, {});
  const told = (after: typeof PLACE, before = PLACE) => kinds(after, before).at(-1);
  expect(told(runs)).toEqual({ kind: 'told', message: 'tell-timer', left: 0 });
  const struck = viewOf({ ...runs, timer: { ...runs.timer, struck: 1 } }, {}, {});
  expect(told(struck, runs)).toEqual({ kind: 'told', message: 'tell-tick', left: 2 });
  const last = viewOf({ ...struck, odds: { ...struck.odds, last_round: true } }, {}, {});
  expect(told(last, runs)).toEqual({ kind: 'told', message: 'tell-last-round', left: 0 });
});

test('alone the timer circles, then runs a second time', () => {
  const alone = viewOf({ ...PLACE, timer: { lap: 1, circled: 0, struck: 0 } }, {});
  const circled = viewOf({ ...alone, timer: { lap: 1, circled: 1, struck: 0 } }, {});
  expect(kinds(circled, alone)).toEqual([{ kind: 'told', message: 'tell-circle', left: 2 }]);
  const second = viewOf({ ...alone, timer: { lap: 2, circled: 1, struck: 0 } }, {});
  expect(kinds(second, circled)).toEqual([{ kind: 'told', message: 'tell-second-lap', left: 0 }]);
});

test('a time that is up is told before what it brought', () => {
  const steps = kinds(viewOf({ ...PLACE, round: 3, pips: 0 }, {}, {}), PLACE, [{ what: { type: 'TimeUp' } }]);
  expect(steps.map(({ kind }) => kind)).toEqual(['told', 'reveal']);
});

test('the end comes last, and once', () => {
  const over = viewOf({ ...PLACE, phase: 'over', pips: 0 }, {}, {});
  expect(kinds(over).map(({ kind }) => kind)).toEqual(['reveal', 'over']);
  expect(kinds(over, over)).toEqual([]);
});
