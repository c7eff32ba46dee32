import { dismissExpiredCart, expiredCart, restoreCart } from '#contract/endpoints/shopping-cart.ts';
import { cartRestoreModel } from '#machines/purchase/cart-restore/model/cart-restore.model.ts';
import { createLastingCustomer, openAs } from '../../common/support/customer.ts';
import { holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { cartRestorePage } from '../pages/cart-restore.page.ts';

const endpoints = { readExpired: expiredCart, restore: restoreCart, letGo: dismissExpiredCart };
type Actor = keyof typeof endpoints;
const isActor = (name: string): name is Actor => name in endpoints;

const faults: Readonly<Record<string, string>> = {
  noAnswer: 'no-answer-before',
  keyReused: 'IDEMPOTENCY_KEY_REUSED',
};

const pastTheEnd = 31 * 60_000;

runFlowInBrowser<typeof cartRestoreModel>({
  model: cartRestoreModel,
  needsExtension: true,
  inEachRun: true,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createLastingCustomer(server.url, await sandbox.account('parent'), sandbox);
    const calls = holdCalls(page);
    const restore = cartRestorePage(page);
    return {
      open: async () => {
        await customer.fillCart();
        await sandbox.advanceClock(pastTheEnd);
        await openAs(page, customer, '/app/shopping-cart');
      },
      withoutRoot: { gone: () => restore.seeNoOffer() },
      verbs: {
        restore: () => restore.restore(),
        letGo: () => restore.letGo(),
        retry: () => restore.retry(),
        dismiss: () => restore.dismiss(),
      },
      arrange: async ({ actor }) => {
        if (!isActor(actor)) return 'free';
        await calls.hold(endpoints[actor]);
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        if (!isActor(actor)) return;
        if (actor === 'readExpired') {
          if (outcomeName === 'nothing') await customer.dismissExpired();
          await sandbox.settings({ E_WALLET_MAX_AMOUNT: outcomeName === 'nonePossible' ? 1 : null });
        }
        const fault = actor === 'restore' && outcomeName === 'nothing' ? 'NOTHING_TO_RESTORE' : faults[outcomeName];
        await calls.release(endpoints[actor], fault ?? null);
      },
      runOut: () => Promise.reject(new Error('expected no delay in the restoring of a cart, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in the restoring of a cart, but the path has one')),
    };
  },
});
