import type { Link, Me } from '../types/server.ts';
import { post, put } from './request.ts';

const KNOWN = 'gloriette.known';

/** Who one is. Nobody, until something is done that needs somebody: who only looks leaves no trace. */
class Person {
  id = $state<string | null>(null);
  name = $state('');
  #greeting: Promise<Me> | null = null;

  /** Greets the server if this browser did so before. */
  async remember(): Promise<void> {
    if (localStorage.getItem(KNOWN)) await this.hello();
  }

  /** Makes sure that the server knows who asks. */
  async hello(): Promise<void> {
    if (this.id !== null) return;
    this.#greeting ??= post<Me>('api/me');
    try {
      this.#be(await this.#greeting);
    } finally {
      this.#greeting = null;
    }
  }

  async call(name: string): Promise<void> {
    await this.hello();
    this.#be(await put<Me>('api/me', { name }));
  }

  /** A one-time link that makes another device the same person. */
  async link(): Promise<string> {
    await this.hello();
    return (await post<Link>('api/me/links')).token;
  }

  /** Becomes who made the link. */
  async use(token: string): Promise<void> {
    this.#be(await post<Me>('api/keys', { token }));
  }

  #be(me: Me) {
    this.id = me.id;
    this.name = me.name;
    localStorage.setItem(KNOWN, '1');
  }
}

export const me = new Person();
