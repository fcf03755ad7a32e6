// The browser's offer to install the page as an app. It comes before the page can show it, so it is kept.
import { recall, remember } from './memory';

/** Only some browsers have it, so TypeScript does not know it. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const KEY = 'install';

class Installation {
  #offer = $state.raw<Offer | null>(null);

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // the page asks in its own, quieter way
      if (recall(KEY) === null) this.#offer = event as Offer;
    });
    addEventListener('appinstalled', () => (this.#offer = null));
  }

  /** Whether the reader can install the page and has not said no. */
  get isOffered(): boolean {
    return this.#offer !== null;
  }

  /** The browser asks the reader. An offer can be used once. */
  async accept(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }

  /** For good, on this device. */
  decline(): void {
    this.#offer = null;
    remember(KEY, 'no');
  }
}

export const installation = new Installation();
