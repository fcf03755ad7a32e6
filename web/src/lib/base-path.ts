// Where the page is on its host. Behind a proxy it may be below a path, as in `/games/burrow`.

/** That path; empty at the root of the host. The server writes it into the first tag of the page. */
export const prefix =
  typeof document === 'undefined' ? '' : (document.documentElement.dataset['prefix'] ?? '');

/** The path on the host of a path within the page. */
export function at(path: string): string {
  return prefix + path;
}

/** The path within the page of a path on the host; null: it belongs to something else there. */
export function inside(path: string, below = prefix): string | null {
  if (path === below) return '/';
  return path.startsWith(`${below}/`) ? path.slice(below.length) : null;
}
