// What whoever runs the server tells everyone. It comes over the socket of a table, and elsewhere with the list of open tables.
import { recall, remember } from './memory';
import type { Notice } from './net/wire';

/** A table sends it right after its welcome; in ms. */
const SOON = 3_000;

class NoticeNow {
  #isConfirmed = true;
  #newest = $state.raw<Notice | null>(null);
  /** The last one that the reader has closed. */
  #closed = $state(Number(recall('notice') ?? 0));

  /** Empty: there is nothing to tell, or the reader has closed it. */
  get text(): string {
    return this.#newest && this.#newest.id > this.#closed ? (this.#newest.text ?? '') : '';
  }

  /** null: there is none. */
  hear(notice: Notice | null): void {
    this.#isConfirmed = true;
    if (notice?.id !== this.#newest?.id) this.#newest = notice;
  }

  /** A new connection brings what is still true. Whatever it does not bring is over. */
  expectAgain(): void {
    const known = this.#newest;
    this.#isConfirmed = false;
    if (known) setTimeout(() => !this.#isConfirmed && this.#newest === known && this.hear(null), SOON);
  }

  close(): void {
    this.#closed = this.#newest?.id ?? 0;
    remember('notice', String(this.#closed));
  }
}

export const noticeNow = new NoticeNow();
