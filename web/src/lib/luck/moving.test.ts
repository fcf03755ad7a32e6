import { expect, test } from 'vitest';
import { packProof, unpackProof } from './moving';

const hex = (digit: string): string => digit.repeat(64);
const PROOF = { table: 'abc', share: hex('a'), commitment: hex('f'), pledges: [hex('0'), '', hex('9')] };

test('a proof arrives as it was, and fits into a fragment', () => {
  const text = packProof(PROOF);
  expect(text).toMatch(/^[\w.-]+$/);
  expect(unpackProof('abc', text)).toEqual(PROOF);
});

test.each([
  '',
  '.',
  'nonsense',
  packProof(PROOF).slice(3),
  packProof(PROOF).replace('.', '%'),
  packProof(PROOF).slice(0, 87),
])('what is no proof is not taken for one: %s', (text) => expect(unpackProof('abc', text)).toBeNull());
