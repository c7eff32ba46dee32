import { rejectCardApplication } from '#contract/endpoints/card-applications.ts';
import { nullifyCartLifetime } from '#contract/endpoints/customer-accounts.ts';
import { clearCart, removeCartItem, shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { cartModel } from '#machines/purchase/cart/model/cart.model.ts';
import { shellPage } from '../../common/pages/shell.page.ts';
import { createLastingCustomer, openAs, type Customer } from '../../common/support/customer.ts';
import { holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import type { Sandbox, TestAccount } from '../../common/support/sandbox.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { cartPage } from '../pages/cart.page.ts';

const endpoints = {
  readCart: shoppingCart,
  rejectApplications: rejectCardApplication,
  removeItem: removeCartItem,
  clearCart,
  nullifyLifetime: nullifyCartLifetime,
};
type Source = keyof typeof endpoints;
const isHeld = (source: string): source is Source => source in endpoints;

const faults: Readonly<Record<string, string>> = {
  noAnswer: 'no-answer-before',
  nonRemovable: 'CART_ITEM_NOT_REMOVABLE',
  refused: 'UNAUTHENTICATED',
  failed: 'CARD_APPLICATION_CLOSED',
};

/**
 * Our server ends the cart's lifetime when the last item is removed; with another server, the shop may have to end it
 * (CRT-03).
 */
const stillRunning = { cartLifetime: 60, expiresAt: '2099-01-01T00:00:00.000Z' };

const pastTheEnd = 31 * 60_000;

/**
 * Prepares the outcome of a held read of the cart: the customer changes the cart on another device, or the cart expires.
 */
async function arrangeCart(
  { sandbox, account, customer }: { sandbox: Sandbox; account: TestAccount; customer: Customer },
  outcome: string,
): Promise<void> {
  if (outcome === 'noAnswer' || outcome === 'refused') return;
  await customer.emptyCart();
  if (outcome === 'empty') return customer.resetCartTime();
  if (outcome === 'emptyStillRunning') return;
  await customer.fillCart();
  if (outcome === 'full') {
    await sandbox.putIntoCart(account.accountId, 'APPLICATION');
    await sandbox.putIntoCart(account.accountId, 'PRODUCT', true);
  }
  if (outcome.includes('apse')) await sandbox.advanceClock(pastTheEnd);
  if (outcome === 'oneAfterExpiry') await customer.fillCart();
}

runFlowInBrowser<typeof cartModel>({
  model: cartModel,
  inEachRun: true,
  drive: async ({ page, sandbox, server }) => {
    const account = await sandbox.account('parent');
    const customer = await createLastingCustomer(server.url, account, sandbox);
    const calls = holdCalls(page);
    const cart = cartPage(page);
    return {
      open: async () => void (await loginPage(page).open()),
      withoutRoot: { absent: () => loginPage(page).seeLoginPage() },
      verbs: {
        removeItem: ({ id }) => (id === 2 ? cart.removeApplication() : cart.removeFirstItem()),
        cancelAll: () => cart.cancelAll(),
        confirm: () => cart.confirm(),
        dismiss: () => cart.dismiss(),
        retry: () => cart.retry(),
      },
      arrange: async ({ source }) => {
        if (!isHeld(source)) return 'free';
        await calls.hold(endpoints[source]);
        return 'held';
      },
      release: async ({ source, outcomeName }) => {
        if (!isHeld(source)) return;
        if (source === 'readCart') await arrangeCart({ sandbox, account, customer }, outcomeName);
        if (outcomeName === 'emptyStillRunning') return calls.releaseChanged(shoppingCart, stillRunning);
        await calls.release(endpoints[source], faults[outcomeName] ?? null);
      },
      runOut: () => Promise.reject(new Error('expected no delay in the cart, but the path has one')),
      bringAbout: async ({ event, name }) => {
        // The page has a separate log-in, because the log-out of the page must not log out the other device.
        if (event.type === 'sessionStarted')
          return openAs(page, await createLastingCustomer(server.url, account, sandbox), '/app/shopping-cart');
        if (event.type === 'sessionEnded') return shellPage(page).logOut();
        // The cart's end is reported at the start of the shop.
        if (event.type === 'endKnown') return;
        if (event.type === 'refresh') return cart.refresh();
        // A tick before the end of the cart happens each second by itself.
        if (name !== 'tick/before') await sandbox.advanceClock(pastTheEnd);
      },
    };
  },
});
