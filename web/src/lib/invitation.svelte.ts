// How others reach a table from elsewhere: the server's own address for it, and the place where its code is typed.
import { isLoopback } from './invite';
import { tableCode, tableInfo } from './net/api';

export class Invitation {
  /** null until the server has said at which address friends reach it. */
  #told = $state<string | null>(null);
  readonly link: string = $derived.by(() => this.#told ?? location.href.replace(/[?#].*/, ''));
  readonly #url: URL = $derived(new URL(this.link, location.href));
  /** An address that leads each device to itself, so nobody else can use it. */
  readonly isHereOnly: boolean = $derived(this.isKnown && isLoopback(this.#url.hostname));
  /** Where the code is typed, as people type it: without the scheme. */
  readonly address: string = $derived(
    `${this.#url.host}${this.#url.pathname.replace(/\/t\/[^/]*$/, '')}/join`,
  );

  /** Asks the server for the link, and for a code that everyone at the table is then told. */
  constructor(table: string) {
    void tableInfo(table).then(
      (answer) => (this.#told = answer.invite),
      () => (this.#told = this.link),
    );
    // Without a code, the link is enough.
    void tableCode(table).catch(() => undefined);
  }

  get isKnown(): boolean {
    return this.#told !== null;
  }

  /** The link has a QR code that another device can use. */
  get hasQr(): boolean {
    return this.isKnown && !this.isHereOnly;
  }
}
