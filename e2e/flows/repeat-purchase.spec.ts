import { repeatPurchase } from '../../contract/endpoints/customers.ts';
import { addTicketFare } from '../../contract/endpoints/shopping-cart.ts';
import { repeatPurchaseModel } from '../../machines/repeat-purchase/repeat-purchase.model.ts';
import { cartPage } from '../pages/cart.page.ts';
import { repeatPurchasePage } from '../pages/repeat-purchase.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const endpoints = { readOffer: repeatPurchase, addTicketFare };
type Actor = keyof typeof endpoints;
const isActor = (name: string): name is Actor => name in endpoints;

const faults: Readonly<Record<string, string>> = {
  noAnswer: 'no-answer-before',
  inCart: 'TICKET_FARE_ALREADY_IN_CART',
  past: 'VALID_FROM_IN_PAST',
};

runFlowInBrowser<typeof repeatPurchaseModel>({
  model: repeatPurchaseModel,
  // Only another language has the offer read again, and the words of this page object are those of one language.
  isFeasible: ({ name }) => name !== 'refresh' && name !== 'refresh/plain',
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('adult'));
    const calls = holdCalls(page);
    const flow = repeatPurchasePage(page);
    return {
      open: () => openAs(page, customer, '/app/user-account'),
      withoutRoot: { added: () => cartPage(page).seeItemCount(1) },
      verbs: { buyAgain: () => flow.buyAgain() },
      arrange: async ({ actor }) => {
        if (!isActor(actor)) return 'free';
        await calls.hold(endpoints[actor]);
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        if (!isActor(actor)) return;
        if (outcomeName === 'nothing') await calls.releaseNone(endpoints[actor]);
        else if (outcomeName === 'dearer') await calls.releaseChanged(endpoints[actor], { price: 60_000 });
        else await calls.release(endpoints[actor], faults[outcomeName] ?? null);
      },
      runOut: () => Promise.reject(new Error('expected no delay in the repeat purchase, but the path has one')),
      bringAbout: () => Promise.reject(new Error('expected no event from outside, but the path has one')),
    };
  },
});
