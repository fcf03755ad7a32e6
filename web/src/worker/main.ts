// The service worker: opens the page without a server, from a shell of one build. Online, the server's page always goes
// first. It keeps no answers of the API. It also shows notifications.
/// <reference lib="webworker" />
import { openTable, show } from './push';
import { answer, forgetOldShells, keepShell } from './shell';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  void self.skipWaiting(); // a new build takes over at once: open pages find their files by names that no other build has
  event.waitUntil(keepShell());
});
self.addEventListener('activate', (event) => event.waitUntil(forgetOldShells()));
self.addEventListener('fetch', answer);
self.addEventListener('push', show);
self.addEventListener('notificationclick', openTable);
