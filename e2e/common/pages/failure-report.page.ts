import { expect, type Page } from '@playwright/test';

const code = /\/assets\/notification-setting-screen-[^/]*\.js/;

/** Page object: a page whose code is missing, and its offer to report the failure. */
export const failureReportPage = (page: Page) => {
  const offer = page.locator('[data-flow=failureReport]');
  return {
    offer,
    /** Opens a page whose code the server does not have. */
    open: async () => {
      await page.route(code, (route) => route.abort());
      await page.evaluate(() => window.location.assign('#/app/notification-setting'));
      await expect(page.getByRole('heading', { name: 'Stránku se nepodařilo otevřít' })).toBeVisible();
    },
    prepare: () => offer.getByRole('button', { name: /^(?:Připravit hlášení|Zkusit znovu)$/ }).click(),
    send: () => offer.getByRole('button', { name: /^(?:Souhlasím a poslat|Zkusit znovu)$/ }).click(),
    close: () => offer.getByRole('button', { name: 'Neposílat' }).click(),
    look: async () => {
      await offer.getByRole('button', { name: 'Prohlédnout, co pošlete' }).click();
      return offer.getByLabel('Text hlášení').inputValue();
    },
    code: async () => (await offer.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/).textContent()) ?? '',
  };
};
