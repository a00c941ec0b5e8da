import type { KeyView, Keys } from '../types/server.ts';
import { me } from '../wire/identity.svelte.ts';
import { get, remove } from '../wire/request.ts';
import { dictionary, say } from '../words/words.svelte.ts';

/** The devices that are signed in as the user. Each has its own key. */
export class Devices {
  list = $state.raw<KeyView[]>([]);
  /** The device that the user is asked about before it is signed out, by its id, or all others. */
  asking = $state<string | 'others' | null>(null);

  get hasOthers(): boolean {
    return this.list.some((device) => !device.current);
  }

  /** Loads the list, this device first; a visitor without an identity has no device. */
  async load(): Promise<void> {
    this.asking = null;
    const { keys } = me.id === null ? { keys: [] } : await get<Keys>('api/me/keys');
    this.list = [...keys].sort((a, b) => Number(b.current) - Number(a.current));
  }

  /** Signs out the device or devices that the user has been asked about. */
  async signOut(): Promise<void> {
    if (this.asking === null) return;
    await remove<void>(this.asking === 'others' ? 'api/me/keys' : `api/me/keys/${this.asking}`);
    await this.load();
  }
}

/** Describes a device as far as the server knows it: "Firefox on Android". */
export function deviceName({ browser, platform }: KeyView): string {
  if (browser && platform) return say('devices.name', { browser, platform });
  return browser ?? platform ?? say('devices.unknown');
}

/** Says when a device was last used, or when it was added if that is not known. */
export function deviceUse({ used, since }: KeyView): string {
  // The server stores days in UTC. In another time zone the day could be a different one.
  const day = new Intl.DateTimeFormat(dictionary.language, { dateStyle: 'long', timeZone: 'UTC' });
  const added = new Intl.DateTimeFormat(dictionary.language, { dateStyle: 'long' });
  return used === null
    ? say('devices.added', { date: added.format(since) })
    : say('devices.used', { date: day.format(used) });
}
