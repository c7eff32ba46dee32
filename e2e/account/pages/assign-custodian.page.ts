import { expect, type Page } from '@playwright/test';

const labels = {
  firstName: 'Jméno',
  lastName: 'Příjmení',
  birthDay: 'Datum narození',
  email: 'E-mail (nepovinné)',
  phoneNumber: 'Telefon (nepovinné)',
  street: 'Ulice',
  streetNumber: 'Číslo',
  city: 'Město',
  zip: 'PSČ',
};

/** Page object: the dialog that gives a managed child a custodian. */
export const assignCustodianPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Zákonný zástupce dítěte' });
  const openButton = page.getByRole('button', { name: 'Přiřadit zákonného zástupce' });
  return {
    open: () => openButton.click(),
    seeNotOffered: () => expect(openButton).toHaveCount(0),
    choose: (who: 'own' | 'other') =>
      dialog.getByRole('radio', { name: who === 'own' ? /\(vy\)$/ : 'Někdo jiný' }).check(),
    enter: (field: keyof typeof labels, text: string) => dialog.getByLabel(labels[field], { exact: true }).fill(text),
    leave: (field: keyof typeof labels) => dialog.getByLabel(labels[field], { exact: true }).blur(),
    submit: () => dialog.getByRole('button', { name: 'Přiřadit' }).click(),
    retry: () => dialog.getByRole('button', { name: 'Zkusit znovu' }).click(),
    close: () => dialog.getByRole('button', { name: 'Zavřít' }).click(),
    seeClosed: () => expect(dialog).toBeHidden(),
    seeAssigned: () => expect(page.getByText('Zákonný zástupce je přiřazen.')).toBeVisible(),
    seeError: (text: RegExp) => expect(dialog.getByText(text)).toBeVisible(),
    seeValue: (field: keyof typeof labels, text: string) =>
      expect(dialog.getByLabel(labels[field], { exact: true })).toHaveValue(text),
  };
};
