import { notices } from '../design/notices.svelte.ts';
import { say } from '../words/words.svelte.ts';

/** Copies a link and says so. Browsers allow it on secure origins only; elsewhere `onfail` helps the user. */
export async function copyLink(link: string, onfail: () => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notices.show(say('waiting.copied'));
  } catch {
    onfail();
  }
}
