import { expect, type Page } from '@playwright/test';
import type { Consent } from '#machines/visitor/registration/registration.types.ts';

const consents = { age: /^Je mi alespoň/, terms: /^Souhlasím s\s/, gdpr: /^Souhlasím se / };

export const registrationPage = (page: Page) => {
  const eMail = page.getByLabel('E-mail');
  const password = page.getByLabel('Heslo', { exact: true });
  const repeatedPassword = page.getByLabel('Heslo znovu');
  const submit = page.getByRole('button', { name: 'Zaregistrovat se' });
  const toggleConsent = (consent: Consent) => page.getByRole('checkbox', { name: consents[consent] }).click();
  return {
    open: () => page.goto('/#/registration'),
    seePage: () => expect(submit).toBeVisible(),
    typeUsername: (text: string) => eMail.fill(text),
    typePassword: (text: string) => password.fill(text),
    repeatPassword: (text: string) => repeatedPassword.fill(text),
    toggleConsent,
    submit: () => submit.click(),
    fillIn: async (account: { readonly username: string; readonly password: string }) => {
      await eMail.fill(account.username);
      await password.fill(account.password);
      await repeatedPassword.fill(account.password);
      for (const consent of ['age', 'terms', 'gdpr'] as const) await toggleConsent(consent);
    },
    correct: () => page.getByRole('button', { name: 'Zadat jiný e-mail' }).click(),
    goToLogin: () => page.getByRole('link', { name: 'Přejít na přihlášení' }).click(),
    goToResending: () => page.getByRole('link', { name: 'Poslat ověřovací e-mail znovu' }).click(),
    seeMailedTo: (address: string) => expect(page.getByText(address)).toBeVisible(),
    seeMessage: (text: string | RegExp) => expect(page.getByText(text)).toBeVisible(),
    seeFocusOnEMail: () => expect(eMail).toBeFocused(),
    seeFocusOnPassword: () => expect(password).toBeFocused(),
    seePasswords: async (text: string) => {
      await expect(password).toHaveValue(text);
      await expect(repeatedPassword).toHaveValue(text);
    },
  };
};
