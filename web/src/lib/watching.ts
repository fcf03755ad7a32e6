// Tables that this tab only watches: it is not asked again whether to sit down, also after a reload.

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
    // Private windows may refuse; then one is asked again.
  }
}
