import { folder } from '../wire/base_path.ts';

/** How often an open page asks for a newer version, in milliseconds. */
const UPDATE_INTERVAL = 60 * 60 * 1000;

/** What a browser passes to a page that can be installed. TypeScript does not know it. */
type InstallPrompt = Event & { prompt: () => Promise<void> };

/** The page without a connection: its service worker, its newer versions, and its installation as an app. */
class Offline {
  /** Whether a newer version of the page is stored. A reload shows it. */
  updated = $state(false);
  /** Whether all files of the page are stored, so that it starts without a connection. */
  stored = $state(false);
  #installPrompt = $state.raw<InstallPrompt | null>(null);

  /** Whether the browser offers to install the page. */
  get installable(): boolean {
    return this.#installPrompt !== null;
  }

  /** Asks the user whether to install the page. */
  async install(): Promise<void> {
    const prompt = this.#installPrompt;
    // A prompt can be shown once.
    this.#installPrompt = null;
    await prompt?.prompt();
  }

  /** Starts the service worker when the browser has nothing else to do. */
  start() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#installPrompt = event as InstallPrompt;
    });
    // Without HTTPS there are no service workers.
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    let isControlled = serviceWorker.controller !== null;
    this.stored = isControlled;
    serviceWorker.addEventListener('controllerchange', () => {
      // A page that got its first worker is as new as that.
      this.updated ||= isControlled;
      this.stored = isControlled = true;
    });
    whenIdle(() => void register(serviceWorker));
  }
}

async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await serviceWorker.register(`${folder}sw.js`);
    let lastCheck = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' || Date.now() - lastCheck < UPDATE_INTERVAL) return;
      lastCheck = Date.now();
      // Without a connection there is no newer version.
      registration.update().catch(() => undefined);
    });
  } catch {
    // Blocked by the user, or no space: the page works as long as there is a connection.
  }
}

/** Calls `work` once the page is loaded and idle. */
function whenIdle(work: () => void) {
  // Safari has no `requestIdleCallback`.
  const idle = () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, 1000);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

export const offline = new Offline();
