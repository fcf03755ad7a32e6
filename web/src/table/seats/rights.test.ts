import { expect, test } from 'vitest';
import type { SeatInfo } from '$lib/net/wire';
import { hasAny, rightsOf } from './rights';

const person: SeatInfo = { kind: 'person', name: 'Ben' };
const bot: SeatInfo = { kind: 'bot', name: 'Pip', level: 'steady' };
const open: SeatInfo = { kind: 'open', name: '' };
const host = { isHost: true, isOwn: false, phase: 'gathering', isSpare: true };

function offered(seat: SeatInfo, reader: Partial<typeof host> = {}): string[] {
  const rights = rightsOf(seat, { ...host, ...reader });
  return Object.entries(rights).flatMap(([key, value]) => (value ? [value === true ? key : value] : []));
}

test('before the game a host changes everything', () => {
  expect(offered(person)).toEqual(['move', 'rename', 'other', 'expel', 'makeHost']);
  expect(offered(bot)).toEqual(['move', 'rename', 'choose', 'drop']);
  expect(offered(open)).toEqual(['move', 'choose', 'drop']);
  expect(offered(open, { isSpare: false }), 'the game needs this many seats').toEqual(['move', 'choose']);
});

test('hosts neither remove each other nor themselves', () => {
  expect(offered({ ...person, host: true })).toEqual(['move', 'rename']);
  expect(offered({ ...person, host: true }, { isOwn: true })).toEqual(['move', 'rename', 'own']);
});

test('during the game seats stay where they are', () => {
  const phase = 'playing';
  expect(offered(person, { phase })).toEqual(['rename', 'other', 'expel', 'makeHost']);
  expect(offered(bot, { phase })).toEqual(['rename', 'offer']);
  expect(offered({ ...bot, vacant: true }, { phase })).toEqual(['rename', 'keep']);
});

test('whoever is no host may rename themselves and leave', () => {
  expect(offered(person, { isHost: false, isOwn: true })).toEqual(['rename', 'own']);
  expect(hasAny(rightsOf(person, { ...host, isHost: false }))).toBe(false);
});

test('after the game nothing changes', () => {
  for (const phase of ['over', 'sharing']) expect(offered(person, { phase })).toEqual([]);
});
