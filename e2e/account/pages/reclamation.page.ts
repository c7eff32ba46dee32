import { expect, type Page } from '@playwright/test';
import type { ReclamationField } from '#rules/reclamation.ts';

const labels: Readonly<Record<ReclamationField, RegExp>> = {
  firstName: /^Jméno/,
  lastName: /^Příjmení/,
  phoneNumber: /^Telefon/,
  street: /^Ulice/,
  streetNumber: /^Číslo/,
  city: /^Město/,
  zip: /^PSČ/,
  note: /^Popis závady/,
};

/** Page object: the dialog that files a reclamation, opened on the account page. */
export const reclamationPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Nová reklamace' });
  const field = (name: ReclamationField) => dialog.getByLabel(labels[name]);
  return {
    open: () => page.getByRole('button', { name: 'Podat reklamaci' }).click(),
    changeField: (name: ReclamationField, text: string) => field(name).fill(text),
    leaveField: async (name: ReclamationField) => {
      await field(name).focus();
      await field(name).blur();
    },
    toggleConsent: () => dialog.getByRole('checkbox').click(),
    submit: () => dialog.getByRole('button', { name: 'Odeslat reklamaci' }).click(),
    submitTwice: () => dialog.getByRole('button', { name: 'Odeslat reklamaci' }).dblclick(),
    close: () => dialog.getByRole('button', { name: 'Zavřít' }).click(),
    seeOpen: () => expect(dialog).toBeVisible(),
    seeClosed: () => expect(dialog).toBeHidden(),
    seeField: (name: ReclamationField, text: string) => expect(field(name)).toHaveValue(text),
    seeConsent: () => expect(dialog.getByRole('checkbox')).toBeChecked(),
    seeFocus: (name: ReclamationField) => expect(field(name)).toBeFocused(),
    seeMessage: (text: string | RegExp) => expect(dialog.getByText(text)).toBeVisible(),
  };
};

/** Page object: the page of the account's reclamations. */
export const reclamationListPage = (page: Page) => ({
  openFromMenu: () => page.getByRole('link', { name: 'Reklamace', exact: true }).first().click(),
  seeStatus: (text: string | RegExp) => expect(page.getByTestId('reclamation-status')).toHaveText(text),
  seeStops: (names: readonly RegExp[]) =>
    expect(page.getByRole('list', { name: 'Průběh reklamace' }).getByRole('listitem')).toHaveText([...names]),
});
