import { expect, type Page } from '@playwright/test';

/** Page object: the offer to buy the last ticket once more. */
export const repeatPurchasePage = (page: Page) => {
  const button = page.locator('[data-flow=repeatPurchase]').getByRole('button', { name: /Koupit znovu/ });
  return {
    buyAgain: () => button.click(),
    seeOffer: (text: string | RegExp) => expect(button).toContainText(text),
    seeNoOffer: () => expect(button).toHaveCount(0),
  };
};
