// Notifications: shows what the server sends, and opens the table when the reader taps on it.
/// <reference lib="webworker" />
import type { PushNote } from '../lib/net/wire';
import { sentenceOf } from './sentence';

declare const self: ServiceWorkerGlobalScope;

export function show(event: PushEvent): void {
  const note = event.data?.json() as PushNote | undefined;
  if (note) event.waitUntil(showNote(note));
}

function showNote(note: PushNote): Promise<void> {
  const { title, body } = sentenceOf(note);
  return self.registration.showNotification(title, {
    body,
    lang: note.lang,
    tag: note.table, // a newer one takes the place of the last
    icon: `${self.registration.scope}icon-192.png`,
    data: note.table,
  });
}

/** Brings a window of this table to the front, or opens one. */
export function openTable(event: NotificationEvent): void {
  event.notification.close();
  const address = `${self.registration.scope}t/${String(event.notification.data)}`;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const found = windows.find(({ url }) => url.split(/[?#]/)[0] === address);
      return found ? found.focus() : self.clients.openWindow(address);
    }),
  );
}
