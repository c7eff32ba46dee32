import { expect, type Page } from '@playwright/test';

/** Page object: the simulated gateway that registers bank cards, and the way to it and back. */
export const cardRegistrationPage = (page: Page) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    see: () => expect(page.getByRole('heading', { name: 'Register a bank card' })).toBeVisible(),
    /** The gateway's buttons, with the number of the card. */
    choose: async (button: string, number?: string) => {
      if (number !== undefined) await page.getByLabel('Card number').fill(number);
      await press(button);
    },
    press,
    /** The way to the gateway, as the shop shows it. */
    flow: page.locator('[data-flow=tokenization]'),
    goOn: () => press('Zaregistrovat kartu'),
    later: () => press('Později'),
    /** On the page of the application, before the way begins. */
    seeOffer: () => expect(page.getByRole('button', { name: 'Zaregistrovat kartu', exact: true })).toBeVisible(),
    /** After a failure, or where nothing has opened. */
    tryAgain: () =>
      page
        .locator('[data-flow=tokenization]')
        .getByRole('button', { name: /^(Zkusit\sznovu|Zaregistrovat\skartu)$/ })
        .click(),
    /** The browser shows the page again without a reload, as from its history. */
    comeBack: () => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    /** The return, as the shop shows it. */
    back: page.locator('[data-flow=tokenizationReturn]'),
    askAgain: () => press('Zeptat se znovu'),
    seeToast: (text: RegExp) => expect(page.getByText(text).first()).toBeVisible(),
    /** The query of the return is cleared, and the tab of the chip cards is open. */
    seeCardsOnly: async () => {
      await expect(page).toHaveURL(/#\/app\/[\w/-]+\?tab=chip-cards$/);
      await expect(page.getByRole('tab', { name: 'Karty' })).toHaveAttribute('aria-selected', 'true');
    },
  };
};
