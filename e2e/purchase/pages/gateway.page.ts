import { expect, type Page } from '@playwright/test';

/** Page object: the page of a simulated gateway. */
export const gatewayPage = (page: Page) => {
  const press = (name: string) => () => page.getByRole('button', { name, exact: true }).click();
  return {
    seeAmount: (text: string | RegExp) => expect(page.getByText(text)).toBeVisible(),
    seePage: () => expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible(),
    pay: press('Pay'),
    payWithDeclinedCard: press('Pay with a card that is declined'),
    goBackUnpaid: press('Back to the shop without paying'),
    goBack: press('Back to the shop'),
    cancel: press('Cancel the payment'),
    payLate: press('Pay late'),
    payInTwoHours: async () => {
      await page.getByLabel('The money comes after').selectOption('2 hours');
      await press('Pay late')();
    },
    payAndAnswerTwice: press('Pay, answer twice'),
    payAndNeverAnswer: press('Pay, never answer'),
    answerForged: press('Answer with a forged signature'),
  };
};
