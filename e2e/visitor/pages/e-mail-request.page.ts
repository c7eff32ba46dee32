import { expect, type Page } from '@playwright/test';
import type { Mail } from '#machines/visitor/e-mail-request/e-mail-request.types.ts';

const paths: Readonly<Record<Mail, string>> = { passwordReset: '/forgotten-password', verification: '/verification' };

/** Page object: the pages that request a mail with a link, and then show its address. */
export const eMailRequestPage = (page: Page) => {
  const eMail = page.getByLabel('E-mail');
  return {
    open: (mail: Mail) => page.goto(`/#${paths[mail]}`),
    typeEMail: (text: string) => eMail.fill(text),
    submit: () => page.getByRole('button', { name: 'Poslat odkaz' }).click(),
    correct: () => page.getByRole('button', { name: 'Zadat jiný e-mail' }).click(),
    seeMailedTo: (address: string) => expect(page.getByText(address)).toBeVisible(),
    seeEMail: (text: string) => expect(eMail).toHaveValue(text),
  };
};
