import { expect, type Page } from '@playwright/test';

/** Page object: the dialog of a new ticket fare. Days are written as a customer types them: `1.12.2026`. */
export const ticketFarePage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Nová jízdenka' });
  const validFrom = dialog.getByLabel('Platí od');
  const combinations = dialog.getByRole('radiogroup', { name: 'Jízdenka' });
  const zone = dialog.getByRole('combobox', { name: 'Pásmo' });
  const preview = dialog.getByRole('region', { name: 'Náhled jízdenky' });
  const addToCart = dialog.getByRole('button', { name: 'Přidat do košíku' });
  const addAndGoToCart = dialog.getByRole('button', { name: 'Přidat a přejít do košíku' });
  const option = (name: string | RegExp) => dialog.getByRole('option', { name });
  return {
    open: () => page.getByRole('button', { name: 'Koupit jízdenku' }).click(),
    changeValidFrom: (text: string) => validFrom.fill(text),
    leaveValidFrom: () => validFrom.blur(),
    /** If the ticket is not shown yet, shows the whole list first. */
    chooseCombination: async (name: string | RegExp) => {
      const row = combinations.getByRole('radio', { name });
      await expect(combinations.getByRole('radio').first()).toBeVisible();
      if ((await row.count()) === 0) await dialog.getByRole('button', { name: /^Další jízdenky/ }).click();
      await row.click();
    },
    chooseZone: async (name: string | RegExp) => {
      await zone.click();
      await option(name).click();
    },
    /** Types the searched text into the field that shows the chosen zone. */
    searchZone: async (text: string) => {
      await zone.click();
      await expect(option(/./).first()).toBeVisible();
      await page.keyboard.type(text, { delay: 40 });
      await page.keyboard.press('Enter');
    },
    takeBetterTicket: () => dialog.getByRole('button', { name: 'Zvolit ji' }).click(),
    declineBetterTicket: () => dialog.getByRole('button', { name: 'Ne, děkuji' }).click(),
    explainPrice: () => dialog.getByRole('button', { name: 'Jak se cena počítá' }).click(),
    addToCart: () => addToCart.click(),
    addAndGoToCart: () => addAndGoToCart.click(),
    retry: () => dialog.getByRole('button', { name: 'Zkusit znovu' }).click(),
    close: () => dialog.getByRole('button', { name: 'Zavřít' }).click(),
    openCalendar: () => dialog.getByRole('button', { name: 'Otevřít kalendář' }).click(),
    seeOpen: () => expect(dialog).toBeVisible(),
    /** Only the frame of the dialog is shown, because its code is being loaded. */
    seeWaiting: () => expect(dialog).toHaveAttribute('aria-busy', 'true'),
    seeClosed: () => expect(dialog).toBeHidden(),
    seeValidFrom: (text: string) => expect(validFrom).toHaveValue(text),
    seeValidFromFixed: () => expect(validFrom).toBeDisabled(),
    seeCombination: (name: string | RegExp) => expect(combinations.getByRole('radio', { name })).toBeChecked(),
    seeZone: (name: string | RegExp) => expect(zone).toHaveValue(name),
    seePreview: (text: string | RegExp) => expect(preview).toContainText(text),
    /** A text that is also announced to screen readers is found twice. */
    seeMessage: (text: string | RegExp) => expect(dialog.getByText(text).first()).toBeVisible(),
    /** A text that is announced to screen readers. */
    seeStatus: (text: string | RegExp) => expect(dialog.getByRole('status').filter({ hasText: text })).toBeAttached(),
    seeNoStatus: (text: string | RegExp) => expect(dialog.getByText(text)).toHaveCount(0),
    /** A line in the explanation of the price: its name, and its amount or text. */
    seeInPrice: (name: string | RegExp, value: string | RegExp) =>
      expect(dialog.locator('dl > div').filter({ hasText: name }).getByRole('definition').first()).toHaveText(value),
    seePreviewFocused: () => expect(preview).toBeFocused(),
    seeCannotAdd: async () => {
      await expect(addToCart).toBeDisabled();
      await expect(addAndGoToCart).toBeDisabled();
    },
  };
};
