/** The global scope of a service worker, as far as ours use it. The types of the DOM do not contain it. */
export type WorkerScope = {
  caches: CacheStorage;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window' }) => Promise<WindowClient[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listen: (event: FetchEvent) => void): void;
  };
};

type WindowClient = { url: string; navigate: (url: string) => Promise<unknown> };
type ExtendableEvent = { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = { request: Request; respondWith: (answer: Promise<Response>) => void };
