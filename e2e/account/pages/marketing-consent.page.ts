import { expect, type Page } from '@playwright/test';

/** Page object: the dialog with the marketing consent of a card. */
export const marketingConsentPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Marketingový souhlas' });
  return {
    /** Opens the dialog for the first card of the list. */
    open: () => page.getByRole('button', { name: 'Upravit souhlas' }).first().click(),
    toggle: () => dialog.getByRole('checkbox').click(),
    submit: () => dialog.getByRole('button', { name: 'Uložit' }).click(),
    close: () => dialog.getByText('Zavřít', { exact: true }).click(),
    seeChoice: (value: boolean) => expect(dialog.getByRole('checkbox')).toBeChecked({ checked: value }),
    seeClosed: () => expect(dialog).toBeHidden(),
  };
};
