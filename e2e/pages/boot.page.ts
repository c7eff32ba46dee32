import type { Page } from '@playwright/test';

/** Page object: start-up; before texts are loaded it shows two languages. */
export const bootPage = (page: Page) => ({
  retry: () =>
    page
      .locator('[data-flow=boot]')
      .getByRole('button', { name: /^Zkusit znovu/ })
      .click(),
});
