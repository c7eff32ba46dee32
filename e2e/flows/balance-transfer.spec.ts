import { submitBalanceTransfer } from '../../contract/endpoints/balance-transfer.ts';
import { balanceTransferModel } from '../../machines/balance-transfer/balance-transfer.model.ts';
import { balanceTransferPage } from '../pages/balance-transfer.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { faultOf, holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const faults: Readonly<Record<string, string | null>> = {
  done: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

runFlowInBrowser<typeof balanceTransferModel>({
  model: balanceTransferModel,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('newcomer'));
    const calls = holdCalls(page);
    const flow = balanceTransferPage(page);
    return {
      open: async () => {
        await openAs(page, customer, '/app/balance-transfer');
        throw new Error('FILL IN: the path above and the methods of balance-transfer.page.ts; then delete this line');
      },
      verbs: {
        changeValue: ({ value }) => flow.changeValue(value),
        submit: () => flow.submit(),
      },
      withoutRoot: { '': () => flow.seeDone() },
      arrange: async () => {
        await calls.hold(submitBalanceTransfer);
        return 'held';
      },
      // On the fault board a refusal has its own error name.
      release: ({ outcomeName }) => calls.release(submitBalanceTransfer, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('this flow has no delays')),
      bringAbout: () => Promise.reject(new Error('only gestures change the state of this flow')),
    };
  },
});
