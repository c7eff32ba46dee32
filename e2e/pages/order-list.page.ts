import { expect, type Page } from '@playwright/test';

/** What can be done with an order of the list, in verbs; the first order is the newest that allows it. */
export const orderListPage = (page: Page) => {
  const flow = page.locator('[data-flow=order]');
  const question = page.getByRole('alertdialog', { name: 'Zrušit objednávku?' });
  const cancel = page.getByRole('button', { name: 'Zrušit objednávku' });
  return {
    payFirstAgain: () => page.getByRole('button', { name: 'Zaplatit znovu' }).first().click(),
    cancelFirst: () => cancel.first().click(),
    confirm: () => question.getByRole('button', { name: 'Zrušit objednávku' }).click(),
    /** From the question or from the problem, whichever there is. */
    dismiss: () =>
      question
        .getByRole('button', { name: 'Ponechat' })
        .last()
        .or(flow.getByRole('button', { name: 'Nechat, jak je' }))
        .click(),
    retry: () => flow.getByRole('button', { name: 'Zkusit znovu' }).click(),
    seeOrders: () => expect(cancel.first()).toBeVisible(),
  };
};
