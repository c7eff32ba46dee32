import { expect, type Page } from '@playwright/test';

/** Page object: the change of a password with a mailed link. */
export const passwordChangePage = (page: Page) => {
  const flow = page.locator('[data-flow=passwordChange]');
  const password = flow.getByLabel('Nové heslo', { exact: true });
  const confirmation = flow.getByLabel('Nové heslo znovu', { exact: true });
  return {
    open: (path: string) => page.goto(`/#${path}`),
    changePassword: (text: string) => password.fill(text),
    changeConfirmation: (text: string) => confirmation.fill(text),
    submit: () => flow.getByRole('button', { name: 'Změnit heslo' }).click(),
    askForMail: () => flow.getByRole('link', { name: 'Poslat nový odkaz' }).click(),
    goToLogin: () => flow.getByRole('link', { name: 'Zpět na přihlášení' }).click(),
    seeForm: () => expect(password).toBeVisible(),
    seeFocusOnPassword: () => expect(password).toBeFocused(),
    seeMessage: (text: string | RegExp) => expect(flow.getByText(text)).toBeVisible(),
    seeChanged: () => expect(page.getByText('Heslo je změněno. Přihlaste se novým heslem.')).toBeVisible(),
  };
};
