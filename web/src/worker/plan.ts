// What the service worker does with a request. Decides only; `shell.ts` does it.

/**
 * `page`: a view of the page; the newest from the server, or the kept shell without it. `kept`: a file whose name changes
 * with its content, so the kept one is right. `fresh`: a file of the shell whose name never changes; the kept one only
 * without the server. `leave`: the browser's business, as if there were no worker.
 */
export type Plan = 'page' | 'kept' | 'fresh' | 'leave';

export interface Asked {
  method: string;
  /** `navigate`: the browser opens a page. */
  mode: string;
  url: string;
}

/** `scope`: the address of the front page. `files`: what is kept, from there; the front page itself is the empty name. */
export function planFor({ method, mode, url }: Asked, scope: string, files: ReadonlySet<string>): Plan {
  if (method !== 'GET' || !url.startsWith(scope)) return 'leave';
  const [path = ''] = url.slice(scope.length).split(/[?#]/);
  if (path === 'api' || path.startsWith('api/')) return 'leave';
  if (mode === 'navigate') return hasExtension(path) ? 'leave' : 'page';
  if (!files.has(path)) return 'leave';
  return path.startsWith('assets/') ? 'kept' : 'fresh';
}

/** As the server judges it: any other path is a view of the page. */
function hasExtension(path: string): boolean {
  return /\.\w/.test(path.slice(path.lastIndexOf('/') + 1));
}
