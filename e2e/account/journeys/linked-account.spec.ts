import { listPage } from '../../common/pages/list.page.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { cartPage } from '../../purchase/pages/cart.page.ts';
import { accountPage } from '../pages/account.page.ts';
import { eWalletTopUpPage } from '../pages/e-wallet-top-up.page.ts';

test("a parent opens a child's account, adds the child's top-up to the cart, and returns to the parent's account", async ({
  page,
  sandbox,
  server,
}) => {
  const customer = await createCustomer(server.url, await sandbox.account('parent'));
  const account = accountPage(page);
  const check = async () => {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };

  await openAs(page, customer, '/app/assigned-card-list');
  const assigned = listPage(page, 'Přiřazené karty');
  await assigned.seeTable();
  await check();
  await assigned.open('Matěj Dvořák');
  await account.seeCustomerName(/Matěj Dvořák/);
  await account.seeLinkedInfo(/účet, který je přiřazen k\svašemu/);
  await account.seeWallet(/150,00/);
  await expect(page).toHaveTitle(/^Přiřazený účet – Matěj Dvořák/);
  await check();

  const topUp = eWalletTopUpPage(page);
  await topUp.open();
  await topUp.changePrice('100');
  await topUp.addAndGoToCart();
  await cartPage(page).seeItemCount(1);
  await expect(page.getByText(/Matěj Dvořák/)).toBeVisible();

  await page.goto('/#/app/user-account');
  await account.seeCustomerName(/Lenka Dvořáková/);
  await account.seeNoLinkedInfo();
  await account.seeWallet(/400,00/);
});

test(
  "the address of a customer who is not linked leads to the account's own page",
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    const account = accountPage(page);
    for (const stranger of ['nobody', '2147483647']) {
      await openAs(page, customer, `/app/user-linked-account/${stranger}`);
      await page.waitForURL(/#\/app\/user-account$/);
      await account.seeCustomerName(/Lenka Dvořáková/);
      await account.seeNoLinkedInfo();
    }
    await expect(page.getByText('Tato karta k vašemu účtu nepatří.')).toBeVisible();
  },
);

test(
  "if a customer's link is removed on another device, the next read opens the account's own page instead (ACC-05)",
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    const account = accountPage(page);
    const [child = 0] = await customer.linkedIds();
    await openAs(page, customer, `/app/user-linked-account/${String(child)}`);
    await account.seeLinkedInfo(/účet, který je přiřazen k\svašemu/);
    await customer.cutLinks();
    await page.getByRole('tab', { name: 'Peněženka' }).click();
    await page.waitForURL(/#\/app\/user-account/);
    await account.seeCustomerName(/Lenka Dvořáková/);
    await expect(page.getByText('Tato karta k vašemu účtu nepatří.')).toBeVisible();
  },
);
