import type { Page } from '@playwright/test';
import { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { accountPage } from '../../account/pages/account.page.ts';
import { cartPage } from '../../purchase/pages/cart.page.ts';
import { gatewayPage } from '../../purchase/pages/gateway.page.ts';
import { paymentReturnPage } from '../../purchase/pages/payment-return.page.ts';
import { paymentPage } from '../../purchase/pages/payment.page.ts';
import { callOf, createCustomer, openAs } from '../support/customer.ts';
import { expect, test } from '../support/test.ts';
import { translatePage, translated } from '../support/translator.ts';
import { whole } from '../support/whole.ts';

const money = new Intl.NumberFormat('cs', { style: 'currency', currency: 'CZK' });
const shownAs = (amount: number): string => money.format(amount / 100);

/** The texts of the page's content, without the marks of the translator. */
const textsOf = async (page: Page): Promise<string> =>
  (await page.getByRole('main').innerText()).replaceAll(translated, '').replaceAll(/\s+/g, ' ');

test('a page that the browser has translated shows the data of the server (SHL-09)', async ({
  page,
  sandbox,
  server,
}) => {
  const failures: Error[] = [];
  page.on('pageerror', (error) => failures.push(error));
  const account = await sandbox.account('parent');
  const customer = await createCustomer(server.url, account);
  const call = callOf(server.url, customer.session.token);
  const cart = cartPage(page);
  await customer.fillCart(10_000);
  await sandbox.putIntoCart(account.accountId, 'PRODUCT');
  const before = await call(shoppingCart);
  await openAs(page, customer, '/app/shopping-cart');
  await cart.seeTotal(shownAs(before.totalPrice));

  await translatePage(page);
  await cart.removeItem(before.items.find(({ totalPrice }) => totalPrice !== 10_000)?.name ?? '');
  await cart.confirm();
  await cart.seeItemCount(1);
  const after = await call(shoppingCart);
  expect(after.totalPrice).toBe(10_000);
  await cart.seeTotal(shownAs(after.totalPrice));
  expect(await page.getByRole('main').innerText()).not.toContain(shownAs(before.totalPrice));

  await translatePage(page);
  await paymentPage(page).payByCard();
  await gatewayPage(page).pay();
  await paymentReturnPage(page).seeResult(/^Zaplaceno/);
  await translatePage(page);
  const [order] = (await sandbox.ledger(account.accountId)).orders;
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: shownAs(order?.price ?? 0) })).toBeVisible();
  expect(failures).toEqual([]);
});

test(
  'after a change of the language, a translated page shows no texts of the former language (SHL-09)',
  whole,
  async ({ page, sandbox, server }) => {
    const failures: Error[] = [];
    page.on('pageerror', (error) => failures.push(error));
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    await openAs(page, customer, '/app/user-account');
    await accountPage(page).seeCustomerName(/Dvořáková/);
    await expect(page.getByRole('button', { name: 'Dobít peněženku' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await translatePage(page)).toBeGreaterThan(20);
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const fresh = await page.context().newPage();
    await fresh.goto('/#/app/user-account');
    for (const one of [page, fresh]) await expect(one.getByRole('button', { name: 'Top up' }).first()).toBeVisible();
    await expect(async () => expect(await textsOf(page)).toBe(await textsOf(fresh))).toPass();
    expect(failures).toEqual([]);
  },
);
