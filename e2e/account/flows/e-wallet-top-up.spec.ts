import { lastActiveCard } from '#contract/endpoints/customers.ts';
import { globalSettings } from '#contract/endpoints/global-settings.ts';
import { addEWalletTransaction } from '#contract/endpoints/shopping-cart.ts';
import { eWalletTopUpModel } from '#machines/account/e-wallet-top-up/model/e-wallet-top-up.model.ts';
import { activeCardOf } from '../../common/support/active-card.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { eWalletTopUpPage } from '../pages/e-wallet-top-up.page.ts';

const endpoints = { readLimits: globalSettings, readBalance: lastActiveCard, addTopUp: addEWalletTransaction };
type Actor = keyof typeof endpoints;
const isActor = (name: string): name is Actor => name in endpoints;

/** For each outcome except refusals: the fault that the test sets; null = no fault: the server answers normally. */
const faults: Readonly<Record<string, string | null>> = {
  read: null,
  added: null,
  more: null,
  less: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

runFlowInBrowser<typeof eWalletTopUpModel>({
  model: eWalletTopUpModel,
  drive: async ({ page, sandbox, server }) => {
    const account = await sandbox.account('parent');
    const customer = await createCustomer(server.url, account);
    const { card } = await activeCardOf(server.url, account, customer);
    const calls = holdCalls(page);
    const topUp = eWalletTopUpPage(page);
    return {
      open: async (input) => {
        const entered = eWalletTopUpModel.inputs[input]?.draft ?? null;
        const { username } = account;
        const draft = { username, form: 'eWalletTopUp', subject: card.cardNumber, entered };
        // A stored draft opens the dialog by itself.
        await openAs(page, customer, '/app/user-account', entered === null ? {} : { 'form-draft': draft });
        if (entered === null) await topUp.open();
      },
      verbs: {
        changePrice: ({ value }) => topUp.changePrice(value),
        leavePrice: () => topUp.leavePrice(),
        changeNote: ({ value }) => topUp.changeNote(value),
        addToCart: () => topUp.addToCart(),
        addAndGoToCart: () => topUp.addAndGoToCart(),
        retry: () => topUp.retry(),
        close: () => topUp.close(),
      },
      withoutRoot: { '': () => topUp.seeClosed() },
      arrange: async ({ actor }) => {
        if (!isActor(actor)) return 'free';
        await calls.hold(endpoints[actor]);
        return 'held';
      },
      release: async ({ actor, outcomeName }) => {
        if (isActor(actor)) await calls.release(endpoints[actor], faultOf(faults, outcomeName));
      },
      runOut: () => Promise.reject(new Error('expected no delay in the wallet top-up, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in the wallet top-up, but the path has one')),
    };
  },
});
