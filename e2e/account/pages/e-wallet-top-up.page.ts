import { expect, type Page } from '@playwright/test';

/** Page object: the dialog of a wallet top-up. Amounts are written as a customer types them: `500,00`. */
export const eWalletTopUpPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Dobití peněženky' });
  const price = dialog.getByLabel('Částka');
  const note = dialog.getByLabel('Poznámka');
  return {
    open: () => page.getByRole('button', { name: 'Dobít peněženku' }).click(),
    changePrice: (text: string) => price.fill(text),
    leavePrice: () => price.blur(),
    chooseAmount: (name: string | RegExp) => dialog.getByRole('button', { name }).click(),
    changeNote: async (text: string) => {
      if (await note.isHidden()) await dialog.getByRole('button', { name: 'Přidat poznámku' }).click();
      await note.fill(text);
    },
    addToCart: () => dialog.getByRole('button', { name: 'Přidat do košíku' }).click(),
    addAndGoToCart: () => dialog.getByRole('button', { name: 'Přidat a přejít do košíku' }).click(),
    retry: () => dialog.getByRole('button', { name: 'Zkusit znovu' }).click(),
    close: () => dialog.getByRole('button', { name: 'Zavřít' }).click(),
    seeOpen: () => expect(dialog).toBeVisible(),
    seeClosed: () => expect(dialog).toBeHidden(),
    seePrice: (text: string) => expect(price).toHaveValue(text),
    seeNote: (text: string) => expect(note).toHaveValue(text),
    seeBalance: (text: string | RegExp) => expect(dialog.getByRole('definition').first()).toHaveText(text),
    seeNewBalance: (text: string | RegExp) => expect(dialog.getByRole('definition').last()).toHaveText(text),
    seeMessage: (text: string | RegExp) => expect(dialog.getByText(text)).toBeVisible(),
  };
};
