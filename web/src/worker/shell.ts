// The files with which the page opens without a server. They are kept for one build of the page at a time, so they always
// fit together.
/// <reference lib="webworker" />
import { planFor, type Plan } from './plan';

declare const self: ServiceWorkerGlobalScope;

/** Filled in by `vite.worker.config.ts`: the files of the shell, the script that only this build has, and its name. */
declare const KEPT: readonly string[];
declare const ENTRY: string;
declare const BUILD: string;

const scope = self.registration.scope;
const files: ReadonlySet<string> = new Set(KEPT);
/** Other pages of this host, and another Burrow below another path, have caches too. */
const own = `burrow ${scope} `;
const cacheName = own + BUILD;

/** Fails if the server has another build by now. The browser then tries again at the next visit. */
export async function keepShell(): Promise<void> {
  const page = await fetch(scope, { cache: 'no-cache' });
  if (!page.ok || !(await page.clone().text()).includes(ENTRY))
    throw new Error('the page is of another build');
  const cache = await caches.open(cacheName);
  await cache.addAll([...files].filter(Boolean).map((file) => scope + file));
  await cache.put(scope, page);
}

export async function forgetOldShells(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(own) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

export function answer(event: FetchEvent): void {
  const plan = planFor(event.request, scope, files);
  if (plan !== 'leave') event.respondWith(answers[plan](event.request));
}

const answers: Record<Exclude<Plan, 'leave'>, (request: Request) => Promise<Response>> = {
  kept: async (request) => (await kept(request.url)) ?? fetch(request),
  fresh: (request) => newest(request, request.url),
  page: (request) => newest(request, scope),
};

/** A proxy whose server is gone answers with 502 to 504. */
async function newest(request: Request, instead: string): Promise<Response> {
  try {
    const found = await fetch(request);
    if (found.status < 502 || found.status > 504) return found;
    return (await kept(instead)) ?? found;
  } catch (problem) {
    const found = await kept(instead);
    if (found) return found;
    throw problem;
  }
}

async function kept(url: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(url, { ignoreVary: true });
}
