import { expect, type Page } from '@playwright/test';

/** Page object: the account's settings and the dialog for a new password. */
export const accountSettingPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Změna hesla' });
  const confirmation = dialog.getByLabel('Nové heslo znovu', { exact: true });
  return {
    openPasswordDialog: () => page.getByRole('button', { name: 'Změnit heslo' }).click(),
    changePassword: (text: string) => dialog.getByLabel('Nové heslo', { exact: true }).fill(text),
    changeConfirmation: (text: string) => confirmation.fill(text),
    /** Presses Enter in a field. */
    submit: () => confirmation.press('Enter'),
    close: () => dialog.getByText('Zavřít', { exact: true }).click(),
    seeClosed: () => expect(dialog).toBeHidden(),
    seeChanged: () => expect(page.getByText('Heslo je změněno.')).toBeVisible(),
  };
};
