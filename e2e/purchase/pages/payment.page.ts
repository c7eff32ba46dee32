import { expect, type Page } from '@playwright/test';

/** Page object: a payment that is started in the cart or in the order list. */
export const paymentPage = (page: Page) => {
  const flow = page.locator('[data-flow=payment]');
  const card = page.getByRole('button', { name: 'Zaplatit kartou' });
  const invoice = page.getByRole('button', { name: 'Zaplatit na fakturu' });
  const question = page.getByRole('alertdialog', { name: 'Zaplatit na fakturu?' });
  return {
    payByCard: () => card.click(),
    askForInvoice: () => invoice.click(),
    confirmInvoice: () => question.getByRole('button', { name: 'Zaplatit na fakturu' }).click(),
    seeInvoiceQuestion: (text: string | RegExp) => expect(question).toContainText(text),
    retry: () => flow.getByRole('button', { name: /^(Zkusit znovu|Zjistit znovu)$/ }).click(),
    dismiss: () => page.getByRole('button', { name: 'Zpět do košíku' }).last().click(),
    payOn: () => flow.getByRole('button', { name: /^(Zaplatit znovu|Zpět na platební bránu)$/ }).click(),
    seeNoWayBack: () =>
      expect(flow.getByRole('button', { name: /^(Zaplatit znovu|Zpět na platební bránu)$/ })).toHaveCount(0),
    cancelOrder: () => flow.getByRole('button', { name: 'Zrušit objednávku' }).click(),
    goToOrders: () => flow.getByRole('button', { name: /^(Přejít na objednávky|Zavřít)$/ }).click(),
    seeNotCharged: () => expect(flow.getByText(/^Nic jsme vám nestrhli/)).toBeVisible(),
    seeMessage: (text: string | RegExp) => expect(flow.getByText(text)).toBeVisible(),
    seeInvoiceRefused: (reason: string | RegExp) =>
      Promise.all([
        expect(invoice).toHaveAttribute('aria-disabled', 'true'),
        expect(invoice).toHaveAccessibleDescription(reason),
        expect(page.getByText(reason)).toBeVisible(),
      ]),
    seeNoInvoice: () => expect(invoice).toHaveCount(0),
  };
};
