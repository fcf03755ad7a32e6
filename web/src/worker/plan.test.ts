import { expect, test } from 'vitest';
import { planFor, type Asked } from './plan';

const SCOPE = 'https://example.org/games/burrow/';
const FILES = new Set(['', 'theme.js', 'assets/front-a1.js']);

function plan(path: string, asked: Partial<Asked> = {}): string {
  return planFor({ method: 'GET', mode: 'cors', url: new URL(path, SCOPE).href, ...asked }, SCOPE, FILES);
}

test('a view of the page comes from the server, or from the shell without it', () => {
  for (const path of ['', '?tv', 't/abc', 't/abc.', 'new/nuts#x'])
    expect(plan(path, { mode: 'navigate' })).toBe('page');
});

test('a file that is opened by itself is no view of the page', () => {
  expect(plan('verify.html', { mode: 'navigate' })).toBe('leave');
});

test('nothing of a table is kept', () => {
  for (const path of ['api/games', 'api/tables/abc', 'api/tables/abc/log', 'api'])
    for (const mode of ['cors', 'navigate']) expect(plan(path, { mode })).toBe('leave');
});

test('only the files of the shell are kept, and those without a hash are asked for again', () => {
  expect(plan('assets/front-a1.js')).toBe('kept');
  expect(plan('assets/front-b2.js')).toBe('leave');
  expect(plan('theme.js')).toBe('fresh');
  expect(plan('')).toBe('fresh');
});

test('what is not below the scope, or changes something, is left alone', () => {
  expect(plan('/theme.js')).toBe('leave');
  expect(plan('https://elsewhere.example/games/burrow/theme.js')).toBe('leave');
  expect(plan('theme.js', { method: 'POST' })).toBe('leave');
});
