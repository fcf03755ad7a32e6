// What is going on at this server, for pages without a socket. Asked for after the page is drawn, then now and then.
import { openTables as ask } from './net/api';
import type { OpenTables } from './net/wire';
import { noticeNow } from './notice.svelte';

/** How often the server is asked while the page is in sight, in ms. */
const EVERY = 20_000;

class OpenTablesNow {
  #now = $state.raw<OpenTables | null>(null);

  /** null until the server has answered. It stays as it is until the server answers again. */
  get now(): OpenTables | null {
    return this.#now;
  }

  /** Asks until the returned function is called. */
  watch(): () => void {
    const first = requestAnimationFrame(() => setTimeout(this.#ask));
    const timer = setInterval(this.#ask, EVERY);
    document.addEventListener('visibilitychange', this.#ask);
    return () => {
      cancelAnimationFrame(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', this.#ask);
    };
  }

  #ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    try {
      this.#now = await ask();
      noticeNow.hear(this.#now.notice);
    } catch {
      // The page itself says when it cannot reach the server.
    }
  };
}

export const openTablesNow = new OpenTablesNow();
