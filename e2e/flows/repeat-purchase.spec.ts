import { repeatPurchase } from '../../contract/endpoints/customers.ts';
import { addEWalletTransaction, addTicketFare } from '../../contract/endpoints/shopping-cart.ts';
import { repeatPurchaseModel } from '../../machines/repeat-purchase/repeat-purchase.model.ts';
import { cartPage } from '../pages/cart.page.ts';
import { repeatPurchasePage } from '../pages/repeat-purchase.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const endpoints = { readOffers: repeatPurchase, addTicketFare, addTopUp: addEWalletTransaction };
type Actor = keyof typeof endpoints;
const isActor = (name: string): name is Actor => name in endpoints;

const faults: Readonly<Record<string, string>> = {
  'addTicketFare=inCart': 'TICKET_FARE_ALREADY_IN_CART',
  'addTicketFare=past': 'VALID_FROM_IN_PAST',
  'addTopUp=inCart': 'E_WALLET_RECHARGE_ALREADY_IN_CART',
  'addTopUp=balanceChanged': 'E_WALLET_BALANCE_CHANGED',
};

type Offers = Readonly<Record<'ticketFare' | 'topUp', object>>;

/** The server's answer made into that of an outcome. */
const answers: Readonly<Record<string, (offers: Offers) => object>> = {
  changed: ({ ticketFare, topUp }) => ({
    ticketFare: { ...ticketFare, price: 60_000 },
    topUp: { ...topUp, previousBalance: 20_000 },
  }),
  ticketFareOnly: () => ({ topUp: null }),
  topUpOnly: () => ({ ticketFare: null }),
  nothing: () => ({ ticketFare: null, topUp: null }),
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
      verbs: { buyAgain: () => flow.buyAgain(), topUpAgain: () => flow.topUpAgain() },
      arrange: async ({ actor }) => {
        if (!isActor(actor)) return 'free';
        await calls.hold(endpoints[actor]);
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        if (!isActor(actor)) return;
        const answer = actor === 'readOffers' ? answers[outcomeName] : undefined;
        if (answer !== undefined) {
          await calls.releaseChanged(endpoints[actor], (given) => ({ ...answer(given as Offers) }));
          return;
        }
        const fault = outcomeName === 'noAnswer' ? 'no-answer-before' : faults[`${actor}=${outcomeName}`];
        await calls.release(endpoints[actor], fault ?? null);
      },
      runOut: () => Promise.reject(new Error('expected no delay in the repeat purchase, but the path has one')),
      bringAbout: () => Promise.reject(new Error('expected no event from outside, but the path has one')),
    };
  },
});
