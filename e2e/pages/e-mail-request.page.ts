import { expect, type Page } from '@playwright/test';

/** Page object: a page that asks for an e-mail and says where the mail went. */
export const eMailRequestPage = (page: Page, path: string) => {
  const eMail = page.getByLabel('E-mail');
  return {
    open: () => page.goto(`/#${path}`),
    typeEMail: (text: string) => eMail.fill(text),
    submit: () => page.getByRole('button', { name: 'Poslat odkaz' }).click(),
    correct: () => page.getByRole('button', { name: 'Zadat jiný e-mail' }).click(),
    goToLogin: () => page.getByRole('link', { name: 'Přejít na přihlášení' }).click(),
    seeMailedTo: (address: string) => expect(page.getByText(address)).toBeVisible(),
    seeMessage: (text: string | RegExp) => expect(page.getByText(text)).toBeVisible(),
    seeEMail: (text: string) => expect(eMail).toHaveValue(text),
    seeFocusOnEMail: () => expect(eMail).toBeFocused(),
  };
};
