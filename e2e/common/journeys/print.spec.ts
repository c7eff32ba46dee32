import type { Page } from '@playwright/test';
import { createCustomer, openAs } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';

/** The elements that are not printed. */
const hiddenInPrint = ['nav', 'footer', 'button', '[data-button]', '[data-flow=toasts]'];

async function expectOnlyContent(page: Page): Promise<void> {
  for (const selector of hiddenInPrint) await expect(page.locator(selector).filter({ visible: true })).toHaveCount(0);
  const shadows = await page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter((element) => {
        const { boxShadow, filter } = getComputedStyle(element);
        return boxShadow !== 'none' || filter !== 'none';
      }).length,
  );
  expect(shadows).toBe(0);
}

/** The sizes of the printed pages, in points. */
async function sheetSizes(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, box = '']) =>
    box.split(' ').map(Number).map(Math.round).join(' '),
  );
}

const a4 = /^0 0 59[45] 84[12]$/;
/** The printable area of a page of paper, in pixels. */
const printableArea = { width: 688, height: 1017 };

test('an order and its invoice are printed on A4, without menus, buttons and shadows', async ({
  page,
  sandbox,
  server,
}, info) => {
  const customer = await createCustomer(server.url, await sandbox.account('parent'));
  const orderId = await customer.order();
  await openAs(page, customer, `/app/order-list/${String(orderId)}`);
  await expect(page.getByTestId('order-status')).toBeVisible();
  await page.getByRole('button', { name: 'Zaplatit na fakturu' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zaplatit na fakturu' }).click();
  const invoice = page.getByRole('link', { name: 'Zobrazit fakturu' });
  await expect(invoice).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectOnlyContent(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Objednávka \d+$/ })).toBeVisible();
  await page.setViewportSize(printableArea);
  await page.screenshot({ path: info.outputPath('order.png'), fullPage: true });
  for (const size of await sheetSizes(page)) expect(size).toMatch(a4);
  await page.emulateMedia({ media: 'screen' });
  await invoice.click();
  const paper = page.getByRole('article');
  await expect(paper).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectOnlyContent(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.screenshot({ path: info.outputPath('invoice.png'), fullPage: true });
  const printed = await sheetSizes(page);
  expect(printed).toHaveLength(1);
  expect(printed[0]).toMatch(a4);
});
