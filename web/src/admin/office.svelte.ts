// What the admin page knows and does: the key, kept until the tab is closed, and the newest answer of the server.
import { ApiError, ask } from '$lib/net/api';
import type { ChangeTable, Overview } from '$lib/net/wire';
import { at } from '$lib/base-path';

const EVERY = 5_000;
const KEPT = 'burrow.admin';
const HEADER = 'x-admin-key';

export class Office {
  #key = $state(kept());
  #seen = $state.raw<Overview | null>(null);
  #problem = $state('');

  get hasKey(): boolean {
    return this.#key !== '';
  }
  /** null until the server has answered. */
  get seen(): Overview | null {
    return this.#seen;
  }
  /** The code of a sentence `error-<code>`; empty: all is well. */
  get problem(): string {
    return this.#problem;
  }

  /** True: the server takes the key. */
  async enter(key: string): Promise<boolean> {
    this.#key = key;
    await this.look();
    keep(this.#key);
    return this.#key !== '';
  }

  leave(): void {
    this.#key = '';
    this.#seen = null;
    this.#problem = '';
    keep('');
  }

  /** Looks again now and then, until the returned function is called. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible' && this.hasKey) void this.look();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async look(): Promise<void> {
    const key = this.#key;
    try {
      const seen = await ask<Overview>(at('/api/admin'), undefined, { [HEADER]: key });
      if (key === this.#key) [this.#seen, this.#problem] = [seen, ''];
    } catch (reason) {
      if (key === this.#key) this.#failed(reason);
    }
  }

  /** True: it is done. */
  change(table: string, what: ChangeTable['what']): Promise<boolean> {
    return this.#do(`tables/${encodeURIComponent(table)}`, { what });
  }

  tellEveryone(text: string): Promise<boolean> {
    return this.#do('message', { text });
  }

  async #do(path: string, body: unknown): Promise<boolean> {
    try {
      await ask(at(`/api/admin/${path}`), body, { [HEADER]: this.#key });
    } catch (reason) {
      this.#failed(reason);
      return false;
    }
    await this.look();
    return true;
  }

  #failed(reason: unknown): void {
    const code = reason instanceof ApiError ? reason.code : 'server-error';
    if (code === 'wrong-key' || code === 'admin-off') this.leave();
    this.#problem = code;
  }
}

function kept(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string): void {
  try {
    if (key) sessionStorage.setItem(KEPT, key);
    else sessionStorage.removeItem(KEPT);
  } catch {
    // Then the key has to be typed again after a reload.
  }
}
