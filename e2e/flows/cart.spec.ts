import { nullifyCartLifetime } from '../../contract/endpoints/customer-accounts.ts';
import { clearCart, removeCartItem, shoppingCart } from '../../contract/endpoints/shopping-cart.ts';
import { cartModel } from '../../machines/cart/cart.model.ts';
import { cartPage } from '../pages/cart.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { shellPage } from '../pages/shell.page.ts';
import { createCustomer, openAs, type Customer } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const endpoints = {
  readCart: shoppingCart,
  removeItem: removeCartItem,
  clearCart,
  nullifyLifetime: nullifyCartLifetime,
};
type Actor = keyof typeof endpoints;
const isActor = (name: string): name is Actor => name in endpoints;

const faults: Readonly<Record<string, string>> = {
  noAnswer: 'no-answer-before',
  nonRemovable: 'CART_ITEM_NOT_REMOVABLE',
  refused: 'UNAUTHENTICATED',
};

const pastTheEnd = 31 * 60_000;

/** What the cart holds when its reading is let go: the customer sees to it on another device. */
async function arrangeCart(customer: Customer, outcome: string): Promise<void> {
  if (outcome === 'full' || outcome === 'one') await customer.fillCart();
  if (outcome.startsWith('empty')) await customer.emptyCart();
  if (outcome === 'empty') await customer.resetCartTime();
}

runFlowInBrowser<typeof cartModel>({
  model: cartModel,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    const calls = holdCalls(page);
    const cart = cartPage(page);
    return {
      open: async () => void (await loginPage(page).open()),
      elsewhere: { absent: () => loginPage(page).seeLoginPage() },
      verbs: {
        removeItem: () => cart.removeFirstItem(),
        cancelAll: () => cart.cancelAll(),
        confirm: () => cart.confirm(),
        dismiss: () => cart.dismiss(),
        retry: () => cart.retry(),
      },
      arrange: async ({ actor }) => {
        if (!isActor(actor)) return 'free';
        await calls.hold(endpoints[actor]);
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        if (!isActor(actor)) return;
        if (actor === 'readCart') await arrangeCart(customer, outcomeName);
        await calls.letGo(endpoints[actor], faults[outcomeName] ?? null);
      },
      runOut: () => Promise.reject(new Error('the cart has no delays of its own')),
      bringAbout: async ({ event, name }) => {
        if (event.type === 'sessionStarted') return openAs(page, customer, '/app/shopping-cart');
        if (event.type === 'sessionEnded') return shellPage(page).logOut();
        if (event.type === 'refresh') return cart.refresh();
        // A tick before the end comes each second by itself.
        if (name !== 'tick/before') await sandbox.advanceClock(pastTheEnd);
      },
    };
  },
});
