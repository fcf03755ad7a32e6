import { expect, test, vi } from 'vitest';
import type { GameTable, Playback } from './contract';
import { skipAction } from './skip';

function at(playback: Partial<Playback> | null, phase: GameTable['phase'] = 'playing') {
  const all = { isPlaying: false, isResting: false, isStill: false, skip: vi.fn(), ...playback };
  return skipAction({ playback: playback && all, phase }, all.skip);
}

test('a board without a player, and a reader without motion, have nothing to skip', () => {
  expect(at(null)).toBeNull();
  expect(at({ isStill: true })).toBeNull();
});

test('a count can be skipped even without motion', () => {
  expect(at({ isStill: true, isPlaying: true, isResting: true })).toMatchObject({ may: true, primary: true });
});

test('it can be done while something plays; before that its key is only listed', () => {
  expect(at({})).toMatchObject({ may: false, fallsThrough: true, listed: 'always' });
  expect(at({ isPlaying: true })).toMatchObject({ may: true, keys: ['Escape'] });
});

test('keys that make moves skip only when there is no move left to make', () => {
  expect(at({ isPlaying: true }, 'over')?.keys).toEqual(['Enter', 'Escape', 'Space']);
});
