import { expect, type Page } from '@playwright/test';

/** Page object: the simulated gateway that registers bank cards, the step that opens it, and the return from it. */
export const cardRegistrationPage = (page: Page) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    see: () => expect(page.getByRole('heading', { name: 'Register a bank card' })).toBeVisible(),
    /** Enters the number of the card, if given, and presses a button of the gateway. */
    choose: async (button: string, number?: string) => {
      if (number !== undefined) await page.getByLabel('Card number').fill(number);
      await press(button);
    },
    press,
    /** The flow that opens the gateway. */
    flow: page.locator('[data-flow=tokenization]'),
    goOn: () => press('Zaregistrovat kartu'),
    later: () => press('Později'),
    /** The offer on the page of the application, before the gateway is opened. */
    seeOffer: () => expect(page.getByRole('button', { name: 'Zaregistrovat kartu', exact: true })).toBeVisible(),
    /** Tries again after a failure, or if no page has opened. */
    tryAgain: () =>
      page
        .locator('[data-flow=tokenization]')
        .getByRole('button', { name: /^(Zkusit\sznovu|Zaregistrovat\skartu)$/ })
        .click(),
    /** The browser shows the page from its history, without a reload. */
    comeBack: () => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    /** The flow that handles the return from the gateway. */
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
