import type { Page } from '@playwright/test';

/** Page object: the start of the shop. Its button has a text in two languages until the messages are loaded. */
export const bootPage = (page: Page) => ({
  retry: () =>
    page
      .locator('[data-flow=boot]')
      .getByRole('button', { name: /^Zkusit znovu/ })
      .click(),
});
