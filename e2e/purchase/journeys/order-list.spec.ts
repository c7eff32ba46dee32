import type { Page } from '@playwright/test';
import { listPage } from '../../common/pages/list.page.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { waitForWebFont } from '../../common/support/letters.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { gatewayPage } from '../pages/gateway.page.ts';
import { orderPage } from '../pages/order.page.ts';
import { paymentReturnPage } from '../pages/payment-return.page.ts';

test("a declined payment is shown in the list and on the order's page, and the buttons of a row fit in one line", async ({
  page,
  sandbox,
  server,
}) => {
  const customer = await createCustomer(server.url, await sandbox.account('parent'));
  const waiting = await customer.order();
  const declined = await customer.order();
  await openAs(page, customer, `/app/order-list/${String(waiting)}`);
  await orderPage(page).seeStatus(/^Zatím jsme vám nic nestrhli/);

  await page.goto(await customer.gatewayAddress(declined));
  await gatewayPage(page).payWithDeclinedCard();
  await gatewayPage(page).goBackUnpaid();
  await paymentReturnPage(page).seeOutcome(/^Nic jsme vám nestrhli\. Banka/);
  await page.goto(`/#/app/order-list/${String(declined)}`);
  await orderPage(page).seeStatus(/^Nic jsme vám nestrhli\. Platba kartou byla zamítnuta\. Můžete zaplatit znovu/);
  await orderPage(page).seeInHistory('Platba kartou zamítnuta');

  await page.goto('/#/app/order-list');
  const list = listPage(page, 'Vaše objednávky');
  const rows = page.getByRole('table', { name: 'Vaše objednávky' }).locator('> tbody > tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Platba zamítnuta');
  await waitForWebFont(page);
  for (const row of await rows.all()) {
    const buttons = await row.getByRole('button').all();
    const middles = await Promise.all(
      buttons.map(async (button) => {
        const box = await button.boundingBox();
        return box === null ? 0 : Math.round(box.y + box.height / 2);
      }),
    );
    expect(new Set(middles).size).toBe(1);
    expect((await row.boundingBox())?.height).toBeLessThan(100);
  }
  const heights = await page
    .getByRole('columnheader')
    .filter({ has: page.getByRole('button') })
    .evaluateAll((heads) => heads.map((head) => head.querySelector('button')?.getClientRects().length));
  expect(new Set(heights)).toEqual(new Set([1]));
  await list.expand(/^\d+$/);
  await list.seeDetail(/Platba kartou byla zamítnuta/);
});

/** A name of the maximum length, without a space. */
const longWord = 'WOLFESCHLEGELSTEINHAUSENBERGERDORFFŽŠČŘĎŤŇÁÉÍÓÚŮÝĚ';

/** The texts in the cells of an expanded order, and its amount, if they overflow their cell or a button covers them. */
const misplacedValues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const openers = [...document.querySelectorAll('main [aria-expanded]')].map((opener) =>
      opener.getBoundingClientRect(),
    );
    return [...document.querySelectorAll('main :is(td, th[scope=row])')].flatMap((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      const box = text.getBoundingClientRect();
      const isCovered =
        cell.querySelector('button, table') === null &&
        openers.some(
          ({ left, right, top, bottom }) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
      return isCovered || box.right > cell.getBoundingClientRect().right + 1 ? [cell.textContent] : [];
    });
  });

test(
  'names of one long word are broken within the cards of an order, and no button covers a value (SHL-07)',
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    // A cancelled order has only one button, which expands its row.
    await customer.cancelOrder(await customer.order());
    await customer.order();
    await page.route('**/api/eshop/orders?*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('Dobití', longWord) });
    });
    await openAs(page, customer, '/app/order-list');
    const opener = page.getByRole('main').getByRole('button', { name: 'Zobrazit podrobnosti' }).first();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 360) await opener.click();
      await expect(page.getByRole('table', { name: 'Položky objednávky' })).toBeVisible();
      await waitForWebFont(page);
      expect(await misplacedValues(page), `at ${String(width)} px`).toEqual([]);
    }
  },
);
