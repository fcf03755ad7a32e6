// Notifications of one table on this device: whether they are possible, and turning them on and off.
import { pushInfo, subscribe, unsubscribe } from './net/api';
import { words } from './words.svelte';
import { workerReady } from './worker';

/**
 * `asking`: the server has not answered yet. `server-off`: it sends none. `insecure`: browsers allow them only over https.
 * `install`: this browser has them only for installed pages. `unsupported`: it has none. `blocked`: the reader has forbidden
 * them. `failed`: turning them on has not worked.
 */
export type PushState =
  'asking' | 'server-off' | 'insecure' | 'install' | 'unsupported' | 'blocked' | 'off' | 'on' | 'failed';

export class TablePush {
  #state = $state<PushState>('asking');
  #busy = $state(false);
  #key = '';

  constructor(readonly table: string) {
    void this.ask();
  }

  get state(): PushState {
    return this.#state;
  }

  get isBusy(): boolean {
    return this.#busy;
  }

  /** Asks the server how things stand. A subscription that the browser has renewed is sent again. */
  async ask(): Promise<void> {
    try {
      const { key, on } = await pushInfo(this.table);
      this.#key = key;
      this.#state = judge(key, on);
      if (this.#state !== 'on') return;
      const found = await (await workerReady()).pushManager.getSubscription();
      if (found) await this.#send(found);
      else this.#state = 'off';
    } catch {
      // Asked again when the menu is opened.
    }
  }

  async turnOn(): Promise<void> {
    await this.#do(async () => {
      if ((await Notification.requestPermission()) !== 'granted') {
        this.#state = Notification.permission === 'denied' ? 'blocked' : 'off';
        return;
      }
      await this.#send(await this.#subscription());
      this.#state = 'on';
    });
  }

  async turnOff(): Promise<void> {
    await this.#do(async () => {
      await unsubscribe(this.table);
      this.#state = 'off';
    });
  }

  async #do(what: () => Promise<void>): Promise<void> {
    this.#busy = true;
    try {
      await what();
    } catch {
      this.#state = 'failed';
    } finally {
      this.#busy = false;
    }
  }

  /** A subscription for another key, as after the server has lost its own, is of no use. */
  async #subscription(): Promise<PushSubscription> {
    const { pushManager } = await workerReady();
    const key = bytes(this.#key);
    const found = await pushManager.getSubscription();
    if (found && isFor(found, key)) return found;
    await found?.unsubscribe();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }

  async #send(subscription: PushSubscription): Promise<void> {
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    await subscribe(this.table, { endpoint, p256dh, auth, lang: words.lang });
  }
}

function judge(key: string, on: boolean): PushState {
  if (key === '') return 'server-off';
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return on && Notification.permission === 'granted' ? 'on' : 'off';
}

function isFor(subscription: PushSubscription, key: Uint8Array): boolean {
  const own = subscription.options.applicationServerKey;
  return own !== null && String(new Uint8Array(own)) === String(key);
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const known = new Map<string, TablePush>();

/** The same one for every part of the page. */
export function pushOf(table: string): TablePush {
  const found = known.get(table) ?? new TablePush(table);
  known.set(table, found);
  return found;
}
