import { storage } from '../storage.ts';
import type { LogEntry, TableSession } from './session.ts';

/** The chat messages of others after a log entry. */
export const unreadMessages = (log: LogEntry[], read: number, user: string | null): number =>
  log.filter(({ seq, what }) => what.what === 'said' && what.person !== user && seq > read).length;

/** Knows which chat messages the user has read: those that were in sight while the page was. */
export class ChatReader {
  /** Whether the chat is in sight. */
  inSight = $state(false);
  #read = $state(0);
  readonly #session: Pick<TableSession, 'id' | 'log'>;
  readonly #user: () => string | null;

  constructor(session: Pick<TableSession, 'id' | 'log'>, user: () => string | null) {
    this.#session = session;
    this.#user = user;
    const stored = storage.read(`gloriette.read.${session.id}`);
    if (typeof stored === 'number') this.#read = stored;
  }

  get unread(): number {
    return unreadMessages(this.#session.log, this.#read, this.#user());
  }

  /** Watches an element that shows the last messages; returns how to stop. */
  watch(element: Element): () => void {
    const observer = new IntersectionObserver(([entry]) => (this.inSight = entry?.isIntersecting ?? false), {
      threshold: 0.5,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      this.inSight = false;
    };
  }

  /** Marks all messages as read if the user sees them. */
  update(visible = document.visibilityState === 'visible') {
    if (!this.inSight || !visible || this.unread === 0) return;
    this.#read = this.#session.log.at(-1)?.seq ?? 0;
    storage.write(`gloriette.read.${this.#session.id}`, this.#read);
  }
}
