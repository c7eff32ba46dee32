import { expect, type Page } from '@playwright/test';
import { photoPage } from '../../common/pages/photo.page.ts';

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

/** Page object: the dialog in which the personal data of a person without a name are entered. */
export const personalInfoPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Osobní údaje' });
  const openButton = page.getByRole('button', { name: 'Doplnit osobní údaje' });
  return {
    photo: photoPage(page, 'Fotografie'),
    open: () => openButton.click(),
    seeOffered: () => expect(openButton).toBeVisible(),
    seeNotOffered: () => expect(openButton).toHaveCount(0),
    enter: (field: keyof typeof labels, text: string) => dialog.getByLabel(labels[field], { exact: true }).fill(text),
    leave: (field: keyof typeof labels) => dialog.getByLabel(labels[field], { exact: true }).blur(),
    choose: (name: string) => dialog.getByRole('radio', { name }).check(),
    submit: () => dialog.getByRole('button', { name: /^(Pokračovat|Uložit)$/ }).click(),
    back: () => dialog.getByRole('button', { name: 'Zpět' }).click(),
    retry: () => dialog.getByRole('button', { name: 'Zkusit znovu' }).click(),
    close: () => dialog.getByRole('button', { name: 'Zavřít' }).click(),
    seeClosed: () => expect(dialog).toBeHidden(),
    seeSaved: () => expect(page.getByText('Osobní údaje jsou uložené.')).toBeVisible(),
    seeStep: (lead: string) => expect(dialog.getByRole('heading', { name: lead })).toBeVisible(),
    seeError: (text: RegExp) => expect(dialog.getByText(text)).toBeVisible(),
  };
};
