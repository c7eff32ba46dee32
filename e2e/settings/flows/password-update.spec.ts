import { updatePassword } from '#contract/endpoints/auth.ts';
import { passwordUpdateModel } from '#machines/settings/password-update/model/password-update.model.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { accountSettingPage } from '../pages/account-setting.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  updated: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

runFlowInBrowser<typeof passwordUpdateModel>({
  model: passwordUpdateModel,
  drive: async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('newcomer'));
    const calls = holdCalls(page);
    const setting = accountSettingPage(page);
    return {
      open: async () => {
        await openAs(page, customer, '/app/account-setting');
        await setting.openPasswordDialog();
      },
      verbs: {
        changePassword: ({ value }) => setting.changePassword(value),
        changeConfirmation: ({ value }) => setting.changeConfirmation(value),
        submit: () => setting.submit(),
        close: () => setting.close(),
      },
      withoutRoot: { '': () => setting.seeClosed() },
      arrange: async () => {
        await calls.hold(updatePassword);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(updatePassword, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in the update of a password, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in the update of a password, but the path has one')),
    };
  },
});
