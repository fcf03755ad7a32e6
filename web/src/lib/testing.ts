// Stand-ins for what a browser has and Node has not, for tests.
import { vi } from 'vitest';

/** An empty `localStorage`; returns what is stored in it. */
export function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}
