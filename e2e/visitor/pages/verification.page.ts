import { expect, type Page } from '@playwright/test';

/** Page object: the verification of an account with a mailed link. */
export const verificationPage = (page: Page) => {
  const flow = page.locator('[data-flow=verification]');
  return {
    open: (path: string) => page.goto(`/#${path}`),
    confirm: () => flow.getByRole('button', { name: 'Ověřit účet' }).click(),
    retry: () => flow.getByRole('button', { name: 'Zkusit znovu' }).click(),
    askForMail: () => flow.getByRole('link', { name: 'Poslat ověřovací e-mail znovu' }).click(),
    goToLogin: () => flow.getByRole('link', { name: 'Zpět na přihlášení' }).click(),
    seeFailed: () => expect(flow.getByText('Ověření se nezdařilo')).toBeVisible(),
    seeVerified: () => expect(page.getByText('Účet je ověřený. Můžete se přihlásit.')).toBeVisible(),
  };
};
