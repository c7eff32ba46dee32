import type { Page } from '@playwright/test';
import { accountPage } from '../../account/pages/account.page.ts';
import { ticketFarePage } from '../../account/pages/ticket-fare.page.ts';
import { orderPage } from '../../purchase/pages/order.page.ts';
import { coveredActions } from '../support/covered-actions.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';
import { waitForWholePage } from '../support/wait-for-whole-page.ts';
import { whole } from '../support/whole.ts';

const toast = (page: Page) => page.locator('[data-toast]');

/** Makes a call fail, so that a toast is shown. */
const failAt = (page: Page, call: string) => page.setExtraHTTPHeaders({ 'x-linka-fault': `${call}=error500` });

async function expectNothingCovered(page: Page): Promise<void> {
  await expect(toast(page).first()).toBeVisible();
  expect(await coveredActions(page)).toEqual([]);
}

for (const [width, height, suite] of [
  [360, 740, {}],
  [1440, 900, whole],
] as const) {
  test.describe(`at ${width} px`, suite, () => {
    test.use({ viewport: { width, height } });

    test('a toast covers no buttons, links or fields (TST-03)', async ({ page, sandbox, server }) => {
      const customer = await createCustomer(server.url, await sandbox.account('parent'));
      await customer.order();
      await customer.fillCart();
      for (const path of ['/app/shopping-cart', '/app/order-list', '/app/user-account']) {
        await page.setExtraHTTPHeaders({});
        await openAs(page, customer, path);
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
        // Each navigation refreshes the cart.
        await failAt(page, 'shoppingCart');
        await page.evaluate(() => window.location.assign('#/app/account-setting'));
        await expect(toast(page).first()).toBeVisible();
        await page.evaluate((to) => window.location.assign(`#${to}`), path);
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
        await expectNothingCovered(page);
      }
    });

    test('a toast covers no buttons, links or fields of an open dialog (TST-03)', async ({ page, sandbox, server }) => {
      const customer = await createCustomer(server.url, await sandbox.account('parent'));
      await openAs(page, customer, '/app/user-account');
      await accountPage(page).seeCustomerName(/Dvořáková/);
      await failAt(page, 'ticketFareOffers');
      await ticketFarePage(page).open();
      await ticketFarePage(page).seeOpen();
      await expectNothingCovered(page);
    });
  });
}

test('a toast moves nothing on the page, also not while a dialog is open (TST-03)', async ({
  page,
  sandbox,
  server,
}) => {
  const customer = await createCustomer(server.url, await sandbox.account('parent'));
  await openAs(page, customer, '/app/user-account');
  await accountPage(page).seeCustomerName(/Dvořáková/);
  const main = page.getByRole('main', { includeHidden: true });
  await waitForWholePage(page);
  const before = await main.boundingBox();
  await failAt(page, 'ticketFareOffers');
  await ticketFarePage(page).open();
  await expect(toast(page).first()).toBeVisible();
  expect(await main.boundingBox()).toEqual(before);
  const backdrop = page.locator('[data-part=backdrop]');
  expect(await backdrop.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
});

test(
  'the toast of a success on one page is not shown on the next page (TST-03)',
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    const order = orderPage(page);
    await page.clock.install();
    await openAs(page, customer, `/app/order-list/${String(await customer.order())}`);
    await order.cancel();
    await order.confirm();
    await expect(toast(page)).toHaveCount(1);
    // A toast that is younger than a second may belong to the navigation and stays. While a toast has the focus, its
    // time does not run, so that the toast cannot end by itself.
    await page.clock.runFor(1500);
    await toast(page).getByRole('button').focus();
    await expect(toast(page)).toHaveCount(1);
    await page.evaluate(() => window.location.assign('#/app/shopping-cart'));
    await expect(toast(page)).toHaveCount(0, { timeout: 2500 });
  },
);
