import type { Page } from '@playwright/test';

/** Calls the server's API with the cookies of a page's browser, whatever page is open. */
export async function callApi<T = unknown>(
  page: Page,
  method: string,
  path: string,
  data?: unknown,
): Promise<T> {
  const response = await page.request.fetch(`api/${path}`, {
    method,
    ...(data === undefined ? {} : { data }),
  });
  return (await response.json()) as T;
}
