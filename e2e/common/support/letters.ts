import type { Page } from '@playwright/test';

/** Waits until the shop's own letters have arrived: until then those of the system are drawn, which are wider. */
export const lettersDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
  });
