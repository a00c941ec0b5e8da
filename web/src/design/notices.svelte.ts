import { ApiError } from '../wire/api_error.ts';
import { type Key, dictionary, say } from '../words/words.svelte.ts';

type Notice = { id: number; text: string };

/** How many notices are shown at once. */
const MAX_NOTICES = 3;

/** Short messages at the bottom of the page that disappear after a while. */
class Notices {
  list = $state<Notice[]>([]);
  /** How many dialogs are open. A modal dialog makes the page inert, so it shows the notices itself. */
  dialogs = $state(0);
  #nextId = 1;

  /** Shows a message, once even if it is repeated. */
  show(text: string, milliseconds = 6000) {
    const id = this.#nextId++;
    this.list = [...this.list.filter((notice) => notice.text !== text), { id, text }].slice(-MAX_NOTICES);
    setTimeout(() => this.dismiss(id), milliseconds);
  }

  dismiss(id: number) {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** Shows an `ApiError` in the user's language. */
  showError(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    this.show(errorText(error));
  }
}

/** An `ApiError` in the user's language, or in the server's words if its code is unknown. */
export function errorText(error: ApiError): string {
  const key = `problem.${error.code}`;
  return Object.hasOwn(dictionary.words, key) ? say(key as Key) : error.message;
}

export const notices = new Notices();
