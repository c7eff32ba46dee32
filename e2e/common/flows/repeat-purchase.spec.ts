import * as v from 'valibot';
import { accountPage } from '#contract/endpoints/account-page.ts';
import { addEWalletTransaction, addTicketFare } from '#contract/endpoints/shopping-cart.ts';
import { AccountPage } from '#contract/entities/account-page.ts';
import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import { repeatPurchaseModel } from '#machines/common/repeat-purchase/model/repeat-purchase.model.ts';
import { cartPage } from '../../purchase/pages/cart.page.ts';
import { repeatPurchasePage } from '../pages/repeat-purchase.page.ts';
import { shellPage } from '../pages/shell.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const endpoints = { addTicketFare, addTopUp: addEWalletTransaction };
type Actor = keyof typeof endpoints;
const isActor = (name: string): name is Actor => name in endpoints;

const faults: Readonly<Record<string, string>> = {
  'addTicketFare=inCart': 'TICKET_FARE_ALREADY_IN_CART',
  'addTicketFare=past': 'VALID_FROM_IN_PAST',
  'addTopUp=inCart': 'E_WALLET_RECHARGE_ALREADY_IN_CART',
  'addTopUp=balanceChanged': 'E_WALLET_BALANCE_CHANGED',
};

/** For each input or case of the model: changes the server's offers to the model's offers. */
const offersOf: Readonly<Record<string, (offers: RepeatPurchase) => RepeatPurchase>> = {
  both: (offers) => offers,
  ticketFareOnly: (offers) => ({ ...offers, topUp: null }),
  topUpOnly: (offers) => ({ ...offers, ticketFare: null }),
  nothing: () => ({ ticketFare: null, topUp: null }),
  changed: ({ ticketFare, topUp }) => ({
    ticketFare: ticketFare && { ...ticketFare, price: 60_000 },
    topUp: topUp && { ...topUp, previousBalance: 20_000 },
  }),
};

runFlowInBrowser<typeof repeatPurchaseModel>({
  model: repeatPurchaseModel,
  // The offers are a part of the answer about a whole page.
  needsExtension: true,
  drive: async ({ page, sandbox, server, input }) => {
    const customer = await createCustomer(server.url, await sandbox.account('adult'));
    const calls = holdCalls(page);
    const flow = repeatPurchasePage(page);
    /** Makes the account page read its data again. From now on, the data contain these offers. */
    const readWith = async (offers: string, read: () => Promise<unknown>) => {
      await calls.hold(accountPage);
      await read();
      await calls.releaseChanged(accountPage, (answer) => {
        const { repeatPurchase } = v.parse(AccountPage, answer);
        return { repeatPurchase: repeatPurchase && offersOf[offers]?.(repeatPurchase) };
      });
    };
    return {
      open: () => readWith(input, () => openAs(page, customer, '/app/user-account')),
      withoutRoot: { added: () => cartPage(page).seeItemCount(1) },
      verbs: { buyAgain: () => flow.buyAgain(), topUpAgain: () => flow.topUpAgain() },
      arrange: async ({ actor }) => {
        if (!isActor(actor)) return 'free';
        await calls.hold(endpoints[actor]);
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        if (!isActor(actor)) return;
        const fault = outcomeName === 'noAnswer' ? 'no-answer-before' : faults[`${actor}=${outcomeName}`];
        await calls.release(endpoints[actor], fault ?? null);
      },
      runOut: () => Promise.reject(new Error('expected no delay in the repeat purchase, but the path has one')),
      bringAbout: ({ name }) => readWith(name.replace('offersRead/', ''), () => shellPage(page).openAccount()),
    };
  },
});
