import type { Page } from '@playwright/test';

/** Delays each answer from an address by so many milliseconds. */
export const delay = (page: Page, address: string, milliseconds: () => number) =>
  page.route(address, async (route) => {
    await new Promise((resolve) => void setTimeout(resolve, milliseconds()));
    await route.continue();
  });
