// Tables that this tab only watches. It is not asked again to sit down, not even after a reload.

const key = (table: string): string => `burrow.watching.${table}`;

export function isWatching(table: string): boolean {
  try {
    return sessionStorage.getItem(key(table)) !== null;
  } catch {
    return false;
  }
}

export function setWatching(table: string, watching: boolean): void {
  try {
    if (watching) sessionStorage.setItem(key(table), 'yes');
    else sessionStorage.removeItem(key(table));
  } catch {
    // A private window may refuse. Then the reader is asked again.
  }
}
