/**
 * Removes the service worker and its files from browsers. It is served in place of the service worker when that one is
 * broken: browsers ask for the script again at every visit, whatever the old one does.
 */
import type { WorkerScope } from './worker_scope.ts';

const worker = self as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const { caches, clients, registration } = worker;
  const prefix = `gloriette ${registration.scope} `;
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
  // Only windows that the old worker has answered. A window that asks for this script again is not among them.
  const windows = await clients.matchAll({ type: 'window' });
  await registration.unregister();
  for (const window of windows) await window.navigate(window.url).catch(() => undefined);
}
