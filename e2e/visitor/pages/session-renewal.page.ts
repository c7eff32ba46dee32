import { expect, type Page } from '@playwright/test';

/** Page object: the dialog that asks for the password to renew the session. */
export const sessionRenewalPage = (page: Page) => {
  const password = page.getByRole('dialog').getByLabel('Heslo', { exact: true });
  return {
    typePassword: (text: string) => password.fill(text),
    submit: () => page.getByRole('button', { name: 'Pokračovat' }).click(),
    putAside: () => page.getByRole('button', { name: 'Později' }).click(),
    logOut: () => page.getByRole('dialog').getByRole('button', { name: 'Odhlásit se' }).click(),
    isOpen: () => password.isVisible(),
    seeQuestion: () => expect(password).toBeVisible(),
    seeNoQuestion: () => expect(password).toHaveCount(0),
  };
};
