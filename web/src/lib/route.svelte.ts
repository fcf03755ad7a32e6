// Which page is shown. It follows the address, with the history API.
import { at, inside } from './base-path';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'join'; code: string }
  | { page: 'admin' }
  | { page: 'lost'; what: 'page' | 'table' };

class Router {
  #url = $state.raw(new URL(location.href));
  readonly route: Route = $derived(match(inside(this.#url.pathname)));

  get query(): URLSearchParams {
    return this.#url.searchParams;
  }

  /** The fragment without its sign. */
  get hash(): string {
    return decodeURIComponent(this.#url.hash.slice(1));
  }

  get path(): string {
    return this.#url.pathname;
  }

  /** `href`: a path within the page, or a whole address. */
  go(href: string, { replace = false } = {}): void {
    const url = new URL(href.startsWith('/') ? at(href) : href, location.href);
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    const samePage = url.pathname === this.#url.pathname;
    this.#arrive();
    if (!samePage) scrollTo(0, 0);
  }

  /** Follows links within the page without loading it again. Returns a function that ends it. */
  listen(): () => void {
    const onPop = (): void => this.#arrive();
    const onClick = (event: MouseEvent): void => {
      const link = insideLink(event);
      if (!link) return;
      event.preventDefault();
      this.go(link.href);
    };
    addEventListener('popstate', onPop);
    document.addEventListener('click', onClick);
    return () => {
      removeEventListener('popstate', onPop);
      document.removeEventListener('click', onClick);
    };
  }

  #arrive(): void {
    this.#url = new URL(location.href);
  }
}

function match(path: string | null): Route {
  if (path === null) return { page: 'lost', what: 'page' };
  const [place, second, ...rest] = path.split('/').filter(Boolean).map(decode);
  const first = place?.toLowerCase();
  if (first === undefined) return { page: 'home' };
  if (first === 'join' && rest.length === 0) return { page: 'join', code: second ?? '' };
  if (first === 'admin' && second === undefined) return { page: 'admin' };
  if (second === undefined || rest.length > 0) return { page: 'lost', what: 'page' };
  const name = withoutTail(second.trim());
  if (first === 'new') return { page: 'new', game: name };
  if (first === 't') return matchTable(name.toLowerCase());
  if (first === 'rules') return { page: 'rules', game: name };
  return { page: 'lost', what: 'page' };
}

/** Does not ask for something that cannot be a table's name: the server would take it for another path. */
function matchTable(table: string): Route {
  return /^[0-9a-z]+$/.test(table) ? { page: 'table', table } : { page: 'lost', what: 'table' };
}

/** A shared link may end a sentence, and some chats include the full stop in the link. */
function withoutTail(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+$/u, '');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function insideLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target.closest('a') : null;
  if (!(target instanceof HTMLAnchorElement) || target.target || target.hasAttribute('download')) return null;
  if (target.origin !== location.origin || !isPage(inside(target.pathname))) return null;
  const samePage = target.pathname === location.pathname && target.search === location.search;
  return samePage && target.hash ? null : target;
}

function isPage(path: string | null): boolean {
  return path !== null && !path.startsWith('/api/');
}

export const router = new Router();
