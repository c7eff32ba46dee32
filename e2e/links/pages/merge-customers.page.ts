import { expect, type Page } from '@playwright/test';

/** Page object: the dialog that merges a customer without a name into another one, on the page of managed cards. */
export const mergeCustomersPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Sloučení osob' });
  const origin = dialog.getByRole('combobox', { name: 'Čí je to karta' });
  return {
    open: async () => {
      const merge = page.getByRole('button', { name: 'Sloučit osoby', includeHidden: true });
      const more = page
        .getByRole('row')
        .filter({ has: merge })
        .getByRole('button', { name: /^Další akce: / });
      if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
      await merge.click();
    },
    /** Types the first name and chooses the person found. */
    choose: async (fullName: string) => {
      await origin.click();
      await origin.fill(fullName);
      await page.getByRole('option', { name: fullName }).click();
    },
    submit: () => dialog.getByRole('button', { name: 'Sloučit' }).click(),
    retry: () => dialog.getByRole('button', { name: 'Zkusit znovu' }).click(),
    close: () => dialog.getByRole('button', { name: 'Zavřít' }).click(),
    seeClosed: () => expect(dialog).toBeHidden(),
    seeMergedInto: (fullName: string) =>
      expect(page.getByText(`Karty a jízdenky teď patří této osobě: ${fullName}.`)).toBeVisible(),
  };
};
