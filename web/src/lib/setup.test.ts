import { expect, test } from 'vitest';
import type { GameInfo, SeatWish } from './net/wire';
import { isSpare, nextSeat, usualLevel } from './setup';

const game = (more: Partial<GameInfo> = {}): GameInfo => ({
  id: 'nuts',
  least_seats: 2,
  most_seats: 4,
  traits: [],
  bots: ['casual', 'careful', 'expert'],
  options: [],
  ...more,
});
const [me, bot]: [SeatWish, SeatWish] = [{ kind: 'me' }, { kind: 'bot', level: 'casual' }];

test('a seat is added as the mode fills them', () => {
  expect(nextSeat(game(), 'bots', 2)).toEqual({ kind: 'bot', level: usualLevel(game(), 2) });
  expect(nextSeat(game(), 'screen', 2)).toEqual({ kind: 'me', name: '' });
  expect(nextSeat(game(), 'friends', 2)).toEqual({ kind: 'open', name: '' });
  expect(nextSeat(game({ bots: [] }), 'bots', 2)).toEqual({ kind: 'me', name: '' });
});

test('no seat is spare that the game needs', () => {
  expect(isSpare(game(), 'bots', [me, bot], bot)).toBe(false);
  expect(isSpare(game(), 'bots', [me, bot, bot], bot)).toBe(true);
});

test('the only person here stays, except where friends play without them', () => {
  const seats = [me, bot, bot];
  expect(isSpare(game(), 'bots', seats, me)).toBe(false);
  expect(isSpare(game(), 'friends', seats, me)).toBe(true);
  expect(isSpare(game(), 'screen', [me, me, me], me)).toBe(true);
});
