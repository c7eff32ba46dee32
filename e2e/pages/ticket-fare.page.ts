import { expect, type Page } from '@playwright/test';

/** Page object: the dialog of a new ticket fare. Days are as a customer types them: `1.12.2026`. */
export const ticketFarePage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Nové jízdné' });
  const validFrom = dialog.getByLabel('Platnost od');
  const combination = dialog.getByRole('combobox', { name: 'Jízdné' });
  const zone = dialog.getByRole('combobox', { name: 'Pásmo' });
  const preview = dialog.getByRole('region', { name: 'Náhled jízdenky' });
  const addToCart = dialog.getByRole('button', { name: 'Přidat do košíku' });
  const addAndGoToCart = dialog.getByRole('button', { name: 'Přidat a přejít do košíku' });
  const option = (name: string | RegExp) => dialog.getByRole('option', { name });
  return {
    open: () => page.getByRole('button', { name: 'Koupit jízdné' }).click(),
    changeValidFrom: (text: string) => validFrom.fill(text),
    chooseCombination: async (name: string | RegExp) => {
      await combination.click();
      await option(name).click();
    },
    chooseZone: async (name: string | RegExp) => {
      await zone.click();
      await option(name).click();
    },
    addToCart: () => addToCart.click(),
    addAndGoToCart: () => addAndGoToCart.click(),
    retry: () => dialog.getByRole('button', { name: 'Zkusit znovu' }).click(),
    close: () => dialog.getByRole('button', { name: 'Zavřít' }).click(),
    openCalendar: () => dialog.getByRole('button', { name: 'Otevřít kalendář' }).click(),
    seeOpen: () => expect(dialog).toBeVisible(),
    seeClosed: () => expect(dialog).toBeHidden(),
    seeValidFrom: (text: string) => expect(validFrom).toHaveValue(text),
    seeValidFromFixed: () => expect(validFrom).toBeDisabled(),
    seeCombination: (name: string | RegExp) => expect(combination).toContainText(name),
    seeZone: (name: string | RegExp) => expect(zone).toContainText(name),
    seePreview: (text: string | RegExp) => expect(preview).toContainText(text),
    seeMessage: (text: string | RegExp) => expect(dialog.getByText(text)).toBeVisible(),
    seeCannotAdd: async () => {
      await expect(addToCart).toBeDisabled();
      await expect(addAndGoToCart).toBeDisabled();
    },
  };
};
