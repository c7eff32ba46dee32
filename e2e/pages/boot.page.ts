import type { Page } from '@playwright/test';

/** Start-up, in verbs; before there are texts it speaks two languages. */
export const bootPage = (page: Page) => ({
  retry: () =>
    page
      .locator('[data-flow=boot]')
      .getByRole('button', { name: /^Zkusit znovu/ })
      .click(),
});
