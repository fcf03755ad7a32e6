// The vectors of docs/fair-dice.md, which Python is tested with too.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fingerprintOf, keyOf, type Luck } from './key';
import { Stream } from './stream';

const page = readFileSync(new URL('../../../../docs/fair-dice.md', import.meta.url), 'utf8');
const vectors = new Map(
  [...page.matchAll(/^\| ([^|]+) \| `([^`]+)` \|$/gm)].map(([, what = '', value = '']) => [what, value]),
);

function vector(what: string): string {
  const value = vectors.get(what);
  if (value === undefined) throw new Error(`the page has no ${what}`);
  return value === '-' ? '' : value;
}

const luck: Luck = {
  table: vector('table'),
  pledges: [1, 2, 3].map((seat) => vector(`pledge of seat ${seat}`)),
  shares: [1, 2, 3].map((seat) => vector(`share of seat ${seat}`)),
};

test('fingerprint, pledge and key', () => {
  expect(fingerprintOf(vector('seed'))).toBe(vector('fingerprint'));
  expect(fingerprintOf(luck.shares[0]!)).toBe(luck.pledges[0]);
  expect(keyOf(vector('seed'), luck)).toBe(vector('key'));
  expect(keyOf(vector('seed'), null)).toBe(vector('seed'));
});

test.each([0, 1])('the stream of entry %i', (seq) => {
  const stream = new Stream(vector('key'), seq);
  const words = Array.from({ length: 8 }, () => stream.word().toString(16).padStart(16, '0'));
  expect(words.join('')).toBe(vector(`entry ${seq}, block 0`) + vector(`entry ${seq}, block 1`));
});

test('dice, a card and a shuffle', () => {
  const dice = new Stream(vector('key'), 0);
  const rolled = Array.from({ length: 5 }, () => 1 + dice.below(6));
  expect(rolled.join(' ')).toBe(vector('entry 0, five dice with the sides 1 2 3 4 5 6'));
  const card = 'abc'[new Stream(vector('key'), 0).weighted([1, 2, 1])];
  expect(card).toBe(vector('entry 0, a card from a bag of a b b c'));
  const deck = new Stream(vector('key'), 1).shuffled([...'abcde']);
  expect(deck.join(' ')).toBe(vector('entry 1, a b c d e shuffled'));
});

test('a word past the last whole multiple is thrown away', () => {
  class Given extends Stream {
    words = [2n ** 64n - 1n, 5n];
    override word(): bigint {
      return this.words.shift() ?? 0n;
    }
  }
  expect(new Given('', 0).below(6)).toBe(5);
});
