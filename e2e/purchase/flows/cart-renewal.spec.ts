import { renewCartLifetime } from '#contract/endpoints/customer-accounts.ts';
import { cartRenewalModel } from '#machines/purchase/cart-renewal/model/cart-renewal.model.ts';
import { createLastingCustomer, openAs } from '../../common/support/customer.ts';
import { holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { cartRenewalPage } from '../pages/cart-renewal.page.ts';

const faults: Readonly<Record<string, string>> = {
  usedUp: 'CART_RENEWALS_USED_UP',
  expired: 'CART_EXPIRED',
  empty: 'CART_EMPTY',
  noAnswer: 'no-answer-before',
};

/** The seconds until the cart expires in each case: some more than in the model, because the clock does not stop. */
const secondsAt: Readonly<Record<string, number>> = {
  'cartTime/long': 900,
  'cartTime/soon': 280,
  'cartTime/sooner': 240,
  'cartTime/soonForGood': 200,
  'cartTime/last': 55,
  'cartTime/lastForGood': 50,
};

const isForGood = (name: string): boolean => name.endsWith('ForGood');

runFlowInBrowser<typeof cartRenewalModel>({
  model: cartRenewalModel,
  needsExtension: true,
  inEachRun: true,
  // At 0 seconds the cart is read again and is empty, and an unread cart is read soon: these states end before they can
  // be checked.
  isFeasible: ({ name }) => name !== 'cartTime/over' && !name.endsWith('Unread'),
  drive: async ({ page, sandbox, server }) => {
    const account = await sandbox.account('parent');
    const customer = await createLastingCustomer(server.url, account, sandbox);
    const calls = holdCalls(page);
    const renewal = cartRenewalPage(page);
    /** Makes the page read the cart, as if the page became visible again. */
    const readCart = () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    return {
      open: async () => {
        await customer.fillCart();
        await openAs(page, customer, '/app/order-list');
      },
      withoutRoot: {
        calm: async () => {
          await renewal.seeNoNotice();
          await renewal.seeNoQuestion();
        },
      },
      // This state ends as soon as the cart has been read again.
      unchecked: ['kept'],
      verbs: { keep: () => renewal.keep(), putAside: () => renewal.putAside() },
      arrange: async ({ actor }) => {
        if (actor !== 'renew') return 'free';
        await calls.hold(renewCartLifetime);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(renewCartLifetime, faults[outcomeName] ?? null),
      runOut: () => Promise.reject(new Error('expected no delay in the renewal of the cart, but the path has one')),
      bringAbout: async ({ name }) => {
        if (name === 'cartTime/none') {
          await customer.emptyCart();
          return readCart();
        }
        await customer.fillCart();
        await sandbox.settings({ CART_RENEWALS_ALLOWED: isForGood(name) ? 0 : null });
        const end = Date.parse(await customer.cartEnd());
        await sandbox.moveClock(new Date(end - (secondsAt[name] ?? 0) * 1000).toISOString());
        return readCart();
      },
    };
  },
});
