import { gatewayPage } from '../pages/gateway.page.ts';
import { listPage } from '../pages/list.page.ts';
import { orderPage } from '../pages/order.page.ts';
import { paymentReturnPage } from '../pages/payment-return.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';

test('a declined payment is told in the list and on the page of its order, and rows keep to one line of buttons', async ({
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
  for (const row of await rows.all()) {
    const buttons = await row.getByRole('button').all();
    const middles = await Promise.all(
      buttons.map(async (button) => {
        const box = await button.boundingBox();
        return box === null ? 0 : Math.round(box.y + box.height / 2);
      }),
    );
    expect(new Set(middles).size).toBe(1);
    expect((await row.boundingBox())?.height).toBeLessThan(80);
  }
  const heights = await page
    .getByRole('columnheader')
    .filter({ has: page.getByRole('button') })
    .evaluateAll((heads) => heads.map((head) => head.querySelector('button')?.getClientRects().length));
  expect(new Set(heights)).toEqual(new Set([1]));
  await list.expand(/^\d+$/);
  await list.seeDetail(/Platba kartou byla zamítnuta/);
});
