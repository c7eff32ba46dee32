import { connectAssignedAccount, connectRegisteredAccount } from '#contract/endpoints/connect-account.ts';
import { connectAccountModel } from '#machines/common/connect-account/model/connect-account.model.ts';
import { counterCard } from '#tests/common/server/support/counter-card.ts';
import { connectAccountPage } from '../pages/connect-account.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { faultOf, holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const modes = {
  register: { account: 'newcomer', kind: 'adult', address: '/app/user-account', endpoint: connectRegisteredAccount },
  assign: { account: 'parent', kind: 'child', address: '/app/assigned-card-list', endpoint: connectAssignedAccount },
} as const;

/** For each outcome except refusals: the fault that the test sets; null = no fault: the server answers normally. */
const faults: Readonly<Record<string, string | null>> = {
  connected: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

const { changeCardNumber, changeApplicationNumber } = connectAccountModel.cases;
/** The numbers of the model that are replaced by the numbers of a real card. */
const grouped = { cardNumber: changeCardNumber['grouped'], applicationNumber: changeApplicationNumber['grouped'] };

runFlowInBrowser<typeof connectAccountModel>({
  model: connectAccountModel,
  // The connection succeeds only with the numbers of a real card; the numbers of the draft are incomplete.
  isFeasible: ({ name }, { context: { cardNumber, applicationNumber } }) =>
    name !== 'connect=connected' ||
    (cardNumber === grouped.cardNumber?.value && applicationNumber === grouped.applicationNumber?.value),
  drive: async ({ page, sandbox, server, input }) => {
    const { mode, draft } = connectAccountModel.inputs[input] ?? { mode: 'register', draft: null };
    const { kind, address, endpoint, ...of } = modes[mode];
    const account = await sandbox.account(of.account);
    const customer = await createCustomer(server.url, account);
    const card = await counterCard(server, account.accountId, kind);
    const calls = holdCalls(page);
    const flow = connectAccountPage(page, mode);
    return {
      open: async () => {
        const { username } = account;
        const stored = { username, form: 'connectAccount', subject: 'account', entered: draft };
        // A stored draft opens the dialog by itself.
        await openAs(page, customer, address, draft === null ? {} : { 'form-draft': stored });
        if (draft === null) await flow.open();
      },
      verbs: {
        changeCardNumber: ({ value }) =>
          flow.changeCardNumber(
            value === grouped.cardNumber?.value ? card.cardNumber.replace(/^(.{8})/, '$1 ') : value,
          ),
        changeApplicationNumber: ({ value }) =>
          flow.changeApplicationNumber(
            value === grouped.applicationNumber?.value ? ` ${card.applicationNumber}` : value,
          ),
        submit: () => flow.submit(),
        close: () => flow.close(),
      },
      withoutRoot: { '': () => flow.seeClosed() },
      arrange: async () => {
        await calls.hold(endpoint);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(endpoint, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in connecting a card, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in connecting a card, but the path has one')),
    };
  },
});
