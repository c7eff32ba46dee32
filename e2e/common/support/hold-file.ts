import type { Page } from '@playwright/test';

/** Holds a file that the page fetches. Returns a function that releases it. */
export async function holdFile(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
