import { describe, expect, it } from 'vitest';
import { inside } from './base-path';

describe('a page below a path of its host', () => {
  it('knows which paths are its own', () => {
    expect(inside('/games/burrow/t/abc', '/games/burrow')).toBe('/t/abc');
    expect(inside('/games/burrow/', '/games/burrow')).toBe('/');
    expect(inside('/games/burrow', '/games/burrow')).toBe('/');
    expect(inside('/games/burrows/t/abc', '/games/burrow')).toBeNull();
    expect(inside('/', '/games/burrow')).toBeNull();
  });

  it('has all paths at the root', () => {
    expect(inside('/t/abc', '')).toBe('/t/abc');
    expect(inside('/', '')).toBe('/');
  });
});
