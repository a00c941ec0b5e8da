import { ApiError } from '../wire/api_error.ts';
import { type Key, dictionary, say } from '../words/words.svelte.ts';

type Notice = { id: number; text: string };

/** Short messages at the edge of the page that go away by themselves. */
class Notices {
  list = $state<Notice[]>([]);
  /** How many dialogs are open. What lies beneath one can be neither read nor pressed, so they show the notices. */
  dialogs = $state(0);
  #next = 1;

  tell(text: string, milliseconds = 6000) {
    const id = this.#next++;
    this.list = [...this.list.filter((notice) => notice.text !== text), { id, text }].slice(-3);
    setTimeout(() => this.drop(id), milliseconds);
  }

  drop(id: number) {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** Says what went wrong: in the reader's language where the code is known, or exactly as the server said it. */
  refused(problem: unknown, exactly = false) {
    if (!(problem instanceof ApiError)) throw problem;
    const key = `problem.${problem.code}`;
    const known = !exactly && Object.hasOwn(dictionary.words, key);
    this.tell(known ? say(key as Key) : problem.message);
  }
}

export const notices = new Notices();
