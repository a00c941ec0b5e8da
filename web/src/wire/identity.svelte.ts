import { storage } from '../storage.ts';
import type { Link, Me } from '../types/server.ts';
import { hasServer } from './base_path.ts';
import { post, put } from './request.ts';

const KNOWN = 'gloriette.known';
const NAME = 'gloriette.name';

/** The user's anonymous identity. It is created by the first action that needs one, so visitors who only watch have none. */
class Identity {
  id = $state<string | null>(null);
  /** The user's name; without a connection, the last one that this browser knows. */
  name = $state(storedName());
  #signingIn: Promise<Me> | null = null;

  /** Signs in if this browser has an identity from an earlier visit. */
  async restore(): Promise<void> {
    if (hasServer && storage.read(KNOWN)) await this.signIn();
  }

  /** Makes sure that the server knows this browser; creates an identity if needed. */
  async signIn(): Promise<void> {
    if (this.id !== null) return;
    this.#signingIn ??= post<Me>('api/me');
    try {
      this.#set(await this.#signingIn);
    } finally {
      this.#signingIn = null;
    }
  }

  async rename(name: string): Promise<void> {
    if (!hasServer) return this.#setName(name);
    await this.signIn();
    this.#set(await put<Me>('api/me', { name }));
  }

  /** Creates the token of a one-time link that gives another device the same identity. */
  async createDeviceToken(): Promise<string> {
    await this.signIn();
    return (await post<Link>('api/me/links')).token;
  }

  /** Finds out whose identity a token gives, without using it up. */
  findLinkOwner = (token: string): Promise<Me> => post<Me>('api/links', { token });

  /** Takes over the identity that created the token. */
  async redeemDeviceToken(token: string): Promise<void> {
    this.#set(await post<Me>('api/keys', { token }));
  }

  #set(me: Me) {
    this.id = me.id;
    this.#setName(me.name);
    storage.write(KNOWN, 1);
  }

  #setName(name: string) {
    this.name = name;
    storage.write(NAME, name);
  }
}

function storedName(): string {
  const name = storage.read(NAME);
  return typeof name === 'string' ? name : '';
}

export const me = new Identity();
