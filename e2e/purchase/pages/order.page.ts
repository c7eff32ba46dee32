import { expect, type Download, type Page } from '@playwright/test';

/** Page object: the page of one order. */
export const orderPage = (page: Page) => {
  const flow = page.locator('[data-flow=order]');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const question = page.getByRole('alertdialog').and(page.locator('[data-state=open]'));
  const downloadBy = async (name: string): Promise<Download> => {
    const download = page.waitForEvent('download');
    await button(name).click();
    return download;
  };
  return {
    open: async (orderId: number) => {
      await page.goto(`/#/app/order-list/${String(orderId)}`);
      await expect(page.getByTestId('order-status')).toBeVisible();
    },
    payAgain: () => button(/^Zaplatit( znovu)?$/).click(),
    payByCard: () => button('Zaplatit kartou').click(),
    payByInvoice: () => button('Zaplatit na fakturu').first().click(),
    cancel: () => button('Zrušit objednávku').first().click(),
    sendEmail: () => button('Poslat potvrzení znovu').click(),
    startInvoiceDownload: () => button('Stáhnout fakturu (PDF)').click(),
    startCalendarDownload: () => button('Přidat do kalendáře').click(),
    downloadInvoice: () => downloadBy('Stáhnout fakturu (PDF)'),
    downloadCalendar: () => downloadBy('Přidat do kalendáře'),
    showInvoice: () => page.getByRole('link', { name: 'Zobrazit fakturu' }).click(),
    confirm: () => question.getByRole('button', { name: /^(Zrušit objednávku|Zaplatit na fakturu)$/ }).click(),
    dismiss: () =>
      question
        .getByRole('button', { name: /^(Ponechat|Zůstat u\skarty)$/ })
        .last()
        .or(flow.getByRole('button', { name: 'Nechat, jak je' }))
        .click(),
    retry: () => flow.getByRole('button', { name: 'Zkusit znovu' }).click(),
    refetch: () => page.locator('[data-flow=resource]').getByRole('button', { name: 'Zkusit znovu' }).click(),
    seeStatus: (text: string | RegExp) => expect(page.getByTestId('order-status')).toContainText(text),
    seeInHistory: (text: string) =>
      expect(page.getByRole('list', { name: 'Průběh' }).getByText(text, { exact: true })).toBeVisible(),
    seeTicket: (state: string) => expect(page.getByRole('article').getByText(state, { exact: true })).toBeVisible(),
    seeMissing: () => expect(page.getByText('Tato objednávka mezi vašimi není', { exact: false })).toBeVisible(),
  };
};
