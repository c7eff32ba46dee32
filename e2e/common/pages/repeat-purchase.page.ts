import { expect, type Page } from '@playwright/test';

/** Page object: the offers to buy again what was bought last: a ticket and a top-up. */
export const repeatPurchasePage = (page: Page) => {
  const buttons = page.locator('[data-flow=repeatPurchase]');
  const ticketFare = buttons.getByRole('button', { name: /Koupit znovu/ });
  const topUp = buttons.getByRole('button', { name: /Dobít znovu/ });
  return {
    buyAgain: () => ticketFare.click(),
    seeOffer: (text: string | RegExp) => expect(ticketFare).toContainText(text),
    seeNoOffer: () => expect(ticketFare).toHaveCount(0),
    topUpAgain: () => topUp.click(),
    seeTopUp: (text: string | RegExp) => expect(topUp).toContainText(text),
    seeNoTopUp: () => expect(topUp).toHaveCount(0),
  };
};
