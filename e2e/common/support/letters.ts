import type { Page } from '@playwright/test';

/** Waits until the shop's web font is loaded; before, the wider font of the system is used. */
export const waitForWebFont = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
  });
