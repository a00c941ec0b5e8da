/** The service worker: it keeps the files of the page, so that the page starts without a connection. */
import { type PageVersion, StoredFiles } from './stored_files.ts';
import type { WorkerScope } from './worker_scope.ts';

// The build writes the version before this script (`scripts/offline_build.ts`).
const worker = self as unknown as WorkerScope & { page: PageVersion };
const files = new StoredFiles(
  { caches: worker.caches, fetch: (...request) => fetch(...request), scope: worker.registration.scope },
  worker.page,
);

// A new version answers as soon as it is complete. Open pages stay as they are until the user reloads them.
worker.addEventListener('install', (event) =>
  event.waitUntil(files.store().then(() => worker.skipWaiting())),
);
worker.addEventListener('activate', (event) =>
  event.waitUntil(files.deleteOld().then(() => worker.clients.claim())),
);
worker.addEventListener('fetch', (event) => {
  const answer = files.answer(event.request);
  if (answer) event.respondWith(answer);
});
