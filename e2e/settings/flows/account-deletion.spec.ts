import { deleteCustomerAccount } from '#contract/endpoints/account-deletion.ts';
import { accountDeletionModel } from '#machines/settings/account-deletion/model/account-deletion.model.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { accountDeletionPage } from '../pages/account-deletion.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  deleted: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

runFlowInBrowser<typeof accountDeletionModel>({
  model: accountDeletionModel,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('newcomer'));
    const calls = holdCalls(page);
    const deletion = accountDeletionPage(page);
    return {
      open: async () => {
        await openAs(page, customer, '/app/account-setting');
        await deletion.openDialog();
      },
      verbs: {
        changePassword: ({ value }) => deletion.changePassword(value),
        submit: () => deletion.submit(),
        close: () => deletion.close(),
      },
      withoutRoot: { '': () => deletion.seeClosed() },
      arrange: async () => {
        await calls.hold(deleteCustomerAccount);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(deleteCustomerAccount, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in the deletion of an account, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in the deletion of an account, but the path has one')),
    };
  },
});
