import type { Page } from '@playwright/test';
import { cartPage } from '../../purchase/pages/cart.page.ts';
import { gatewayPage } from '../../purchase/pages/gateway.page.ts';
import { paymentPage } from '../../purchase/pages/payment.page.ts';
import { createCustomer, openAs } from './customer.ts';
import type { Sandbox, TestAccount } from './sandbox.ts';

/** Opens the cart of a new account with a wallet top-up in it; `price` in minor units. */
export async function withTopUpInCart(page: Page, sandbox: Sandbox, price = 50_000): Promise<TestAccount> {
  const account = await sandbox.account('parent');
  const customer = await createCustomer(sandbox.url, account);
  await customer.fillCart(price);
  await openAs(page, customer, '/app/shopping-cart');
  await cartPage(page).seeItemCount(1);
  return account;
}

/** Like {@link withTopUpInCart}, then starts the payment by card; ends on the gateway's page. */
export async function atTheGateway(page: Page, sandbox: Sandbox): Promise<TestAccount> {
  const account = await withTopUpInCart(page, sandbox);
  await paymentPage(page).payByCard();
  await gatewayPage(page).seePage();
  return account;
}

/** Moves the shop's clock so that the account's cart has the given number of seconds left. */
export async function moveClockBeforeCartEnd(
  sandbox: Sandbox,
  { accountId }: TestAccount,
  seconds: number,
): Promise<void> {
  const { cartExpiresAt } = await sandbox.ledger(accountId);
  if (cartExpiresAt === null)
    throw new Error(`expected account ${accountId} to have a cart with items, but it has none`);
  await sandbox.moveClock(new Date(Date.parse(cartExpiresAt) - seconds * 1000).toISOString());
}
