// What this browser remembers between visits. If storage is forbidden, nothing is remembered.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`burrow.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`burrow.${key}`);
    else localStorage.setItem(`burrow.${key}`, value);
  } catch {
    // A private window may refuse. Nothing depends on it.
  }
}

/** A remembered JSON value, if it still has the shape that `fits` expects. */
export function recallJson<T>(key: string, fits: (value: unknown) => value is T): T | null {
  const text = recall(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}

export function rememberJson(key: string, value: unknown): void {
  remember(key, JSON.stringify(value));
}
