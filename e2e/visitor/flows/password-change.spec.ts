import { changePassword } from '#contract/endpoints/auth.ts';
import { passwordChangeModel } from '#machines/visitor/password-change/model/password-change.model.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { passwordLink } from '../../common/support/mailed-link.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { passwordChangePage } from '../pages/password-change.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  changed: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

runFlowInBrowser<typeof passwordChangeModel>({
  model: passwordChangeModel,
  drive: async ({ page, sandbox, server }) => {
    const path = await passwordLink(server.url, await sandbox.account('newcomer'));
    const calls = holdCalls(page);
    const form = passwordChangePage(page);
    return {
      open: async (input) => void (await form.open(input === 'bare' ? '/change-password' : path)),
      verbs: {
        changePassword: ({ value }) => form.changePassword(value),
        changeConfirmation: ({ value }) => form.changeConfirmation(value),
        submit: () => form.submit(),
        askForMail: () => form.askForMail(),
        goToLogin: () => form.goToLogin(),
      },
      withoutRoot: { '': () => page.waitForURL(/#\/(forgotten-password)?$/) },
      arrange: async () => {
        await calls.hold(changePassword);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(changePassword, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in the change of a password, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in the change of a password, but the path has one')),
    };
  },
});
