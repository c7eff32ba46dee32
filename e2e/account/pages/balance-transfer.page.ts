import { expect, type Page } from '@playwright/test';

/** Page object: the dialog that moves the balance of an old card into the wallet of the current card. */
export const balanceTransferPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Převod zůstatku ze staré karty' });
  const number = dialog.getByLabel('Číslo staré karty');
  return {
    open: () => page.getByRole('button', { name: 'Převést zůstatek ze staré karty' }).click(),
    changeNumber: (text: string) => number.fill(text),
    typeNumber: (text: string) => number.pressSequentially(text),
    leaveNumber: () => number.blur(),
    submit: () => dialog.getByRole('button', { name: 'Převést zůstatek' }).click(),
    submitTwice: () => dialog.getByRole('button', { name: 'Převést zůstatek' }).dblclick(),
    understand: () => dialog.getByRole('button', { name: 'Rozumím' }).click(),
    close: () => dialog.getByRole('button', { name: 'Zavřít' }).click(),
    seeClosed: () => expect(dialog).toBeHidden(),
    seeClosedOr: (message: RegExp) =>
      expect.poll(async () => !(await dialog.isVisible()) || (await dialog.getByText(message).isVisible())).toBe(true),
    seeNumber: (text: string | RegExp) => expect(number).toHaveValue(text),
    seeMessage: (text: string | RegExp) => expect(dialog.getByText(text)).toBeVisible(),
    seeWidth: (width: number) => expect.poll(async () => (await dialog.boundingBox())?.width).toBe(width),
    seeTransferred: (amount: RegExp) => expect(page.locator('[data-toast]').getByText(amount)).toBeVisible(),
    /** The wallet tab has a row with this transfer. */
    seeBooked: (amount: RegExp) =>
      expect(
        page.getByRole('row').filter({ hasText: 'Převod ze staré karty' }).filter({ hasText: amount }),
      ).toHaveCount(1),
  };
};
