import { transferBalance } from '#contract/endpoints/balance-transfer.ts';
import { balanceTransferModel } from '#machines/account/balance-transfer/model/balance-transfer.model.ts';
import { activeCardOf } from '../../common/support/active-card.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { balanceTransferPage } from '../pages/balance-transfer.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  transferred: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

const right = '6299 0000 0000 0015';

runFlowInBrowser<typeof balanceTransferModel>({
  model: balanceTransferModel,
  drive: async ({ page, sandbox, server }) => {
    const account = await sandbox.account('parent');
    const customer = await createCustomer(server.url, account);
    const { card } = await activeCardOf(server.url, account, customer);
    // The model's valid card number is replaced by the number of a card that only this test empties.
    const oldCard = await sandbox.oldCard({ balance: 15_000 });
    const calls = holdCalls(page);
    const transfer = balanceTransferPage(page);
    return {
      open: async (input) => {
        const isDrafted = balanceTransferModel.inputs[input]?.draft !== null;
        const { username } = account;
        const entered = { number: oldCard };
        const draft = { username, form: 'balanceTransfer', subject: card.cardNumber, entered };
        // A stored draft opens the dialog by itself.
        await openAs(page, customer, '/app/user-account', isDrafted ? { 'form-draft': draft } : {});
        if (!isDrafted) await transfer.open();
      },
      verbs: {
        changeNumber: ({ value }) => transfer.changeNumber(value === right ? oldCard : value),
        leaveNumber: () => transfer.leaveNumber(),
        submit: () => transfer.submit(),
        close: () => transfer.close(),
      },
      withoutRoot: { '': () => transfer.seeClosed() },
      arrange: async () => {
        await calls.hold(transferBalance);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(transferBalance, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in a balance transfer, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in a balance transfer, but the path has one')),
    };
  },
});
