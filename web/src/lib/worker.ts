// The service worker, with which the page opens without a server.
import { at } from './base-path';

/** In ms, on a page that is always busy. */
const LONGEST_WAIT = 10_000;

/**
 * Registers it when the page has nothing else to do. Browsers allow it only over https and on this computer itself; over
 * plain http, as in a home network, the page does without.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  const register = (): void => void begin().catch(ignore);
  const later = (): unknown =>
    'requestIdleCallback' in window
      ? requestIdleCallback(register, { timeout: LONGEST_WAIT })
      : setTimeout(register);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** The worker once it runs, whether the page has registered it yet or not. */
export async function workerReady(): Promise<ServiceWorkerRegistration> {
  await begin();
  return navigator.serviceWorker.ready;
}

function begin(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(at('/worker.js'), { scope: at('/') });
}

/** Storage may be forbidden, or the certificate not trusted. */
function ignore(): void {}
