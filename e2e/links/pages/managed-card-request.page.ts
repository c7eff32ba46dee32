import { expect, type Page } from '@playwright/test';

/**
 * Page object: the dialog in which a customer asks another account to manage the customer's card, on the page of
 * managing accounts.
 */
export const managedCardRequestPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Žádost o správu karty' });
  const eMail = dialog.getByLabel(/^E-mail účtu/);
  return {
    open: () => page.getByRole('button', { name: 'Požádat o správu karty' }).click(),
    changeEMail: (text: string) => eMail.fill(text),
    /** Presses Enter in the field. */
    submit: () => eMail.press('Enter'),
    close: () => dialog.getByRole('button', { name: 'Zavřít' }).click(),
    seeEMail: (text: string) => expect(eMail).toHaveValue(text),
    seeClosed: () => expect(dialog).toBeHidden(),
    seeSentTo: (username: string) => expect(page.getByText(`Žádost jsme poslali na ${username}.`)).toBeVisible(),
    seeError: (text: RegExp) => expect(dialog.getByText(text)).toBeVisible(),
  };
};
