import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heard: string[];
  }
}

/** Keeps all that the server tells this browser from now on, streams included. */
export async function listen(page: Page) {
  await page.addInitScript(() => {
    window.heard = [];
    const ask = window.fetch;
    window.fetch = async (...request) => {
      const answer = await ask(...request);
      const index = window.heard.push('') - 1;
      const reader = answer.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
      void (async () => {
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
          window.heard[index] += part.value;
      })().catch(() => undefined);
      return answer;
    };
  });
}
