import { expect, test } from 'vitest';
import * as why from './whynot';

const VIEW = { no_pass: '' };
const LIVE = { isBound: false, isGripped: true, compartment: 2 };
const HAND = { isBusy: false, isPass: false, steering: 'finger' };

interface Change {
  activity?: string;
  isCut?: boolean;
  view?: object;
  live?: object;
  hand?: object;
}

// Where the stream has no answer: an empty hand, a lost connection and a rule are told apart.
test.each<[keyof typeof why, Change, unknown]>([
  ['whyNotTake', { activity: 'take' }, 'board-why-choose'],
  ['whyNotTake', { activity: 'take', isCut: true }, 'board-why-cut'],
  ['whyNotLetGo', { live: { compartment: null } }, 'board-why-outside'],
  ['whyNotLetGo', { hand: { isBusy: true } }, 'board-letting-go'],
  ['whyNotLetGo', { hand: { isBusy: true }, isCut: true }, 'board-why-cut'],
  ['whyNotLayBack', {}, 'board-why-back'],
  ['whyNotLayBack', { hand: { isPass: true } }, 'board-why-back-pass'],
  [
    'whyNotDrop',
    { view: { no_drop: { message: 'refuse-drop-soon', seconds: 7 } } },
    ['refuse-drop-soon', { seconds: 7 }],
  ],
  ['whyNotHold', {}, 'board-why-hold'],
  ['whyNotPass', { live: { isBound: true } }, 'board-why-pass-begun'],
  ['whyNotPass', { activity: 'refused' }, 'board-why-pass-begun'],
  ['whyNotPass', {}, 'board-why-pass-hand'],
  ['whyNotPass', { hand: { isPass: true } }, 'board-why-back-pass'],
  ['whyNotPass', { activity: 'take', view: { no_pass: 'refuse-pass-rounds' } }, 'refuse-pass-rounds'],
  ['whyNotPass', { view: { no_pass: 'refuse-pass-empty' } }, 'refuse-pass-empty'],
])('%s %j', (ask, { view, live, hand, activity = 'carry', isCut = false }, reason) => {
  const board = {
    activity,
    isCut,
    view: { ...VIEW, ...view },
    live: { ...LIVE, ...live },
    hand: { ...HAND, ...hand },
  };
  const answer = why[ask] as unknown as (board: unknown) => unknown;
  expect(answer(board)).toEqual(reason);
});
