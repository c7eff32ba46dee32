import type { Page } from '@playwright/test';
import { accountPage } from '../../account/pages/account.page.ts';
import { ticketFarePage } from '../../account/pages/ticket-fare.page.ts';
import { orderPage } from '../../purchase/pages/order.page.ts';
import { coveredActions } from '../support/covered-actions.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { pageAtRest } from '../support/page-at-rest.ts';
import { expect, test } from '../support/test.ts';
import { whole } from '../support/whole.ts';

const toast = (page: Page) => page.locator('[data-toast]');

/** The server fails at a call, which a toast tells. */
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

    test('a toast covers nothing that can be pressed (TST-03)', async ({ page, sandbox, server }) => {
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

    test('a toast covers nothing in an open dialog (TST-03)', async ({ page, sandbox, server }) => {
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

test('nothing moves for a toast, in an open dialog neither (TST-03)', async ({ page, sandbox, server }) => {
  const customer = await createCustomer(server.url, await sandbox.account('parent'));
  await openAs(page, customer, '/app/user-account');
  await accountPage(page).seeCustomerName(/Dvořáková/);
  const main = page.getByRole('main', { includeHidden: true });
  await pageAtRest(page);
  const before = await main.boundingBox();
  await failAt(page, 'ticketFareOffers');
  await ticketFarePage(page).open();
  await expect(toast(page).first()).toBeVisible();
  expect(await main.boundingBox()).toEqual(before);
  const backdrop = page.locator('[data-part=backdrop]');
  expect(await backdrop.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
});

test('what succeeded on one page is not told on the next (TST-03)', whole, async ({ page, sandbox, server }) => {
  const customer = await createCustomer(server.url, await sandbox.account('parent'));
  const order = orderPage(page);
  await page.clock.install();
  await openAs(page, customer, `/app/order-list/${String(await customer.order())}`);
  await order.cancel();
  await order.confirm();
  await expect(toast(page)).toHaveCount(1);
  // A message of the last second is the news of the navigation. The focus stops its time, so that it cannot end by itself.
  await page.clock.runFor(1500);
  await toast(page).getByRole('button').focus();
  await expect(toast(page)).toHaveCount(1);
  await page.evaluate(() => window.location.assign('#/app/shopping-cart'));
  await expect(toast(page)).toHaveCount(0, { timeout: 2500 });
});
