import { confirmation } from '#contract/endpoints/auth.ts';
import { verificationModel } from '#machines/visitor/verification/model/verification.model.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { verificationLink } from '../../common/support/mailed-link.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { verificationPage } from '../pages/verification.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  verified: null,
  serverFault: 'error500',
  noAnswer: 'no-answer-before',
};

runFlowInBrowser<typeof verificationModel>({
  model: verificationModel,
  drive: async ({ page, sandbox, server }) => {
    const path = await verificationLink(server.url, await sandbox.account('unverified'));
    const calls = holdCalls(page);
    const verification = verificationPage(page);
    return {
      open: async (input) => {
        await sandbox.settings({ mailedLinksNeedPress: input.endsWith('ToBePressed') });
        await verification.open(input.startsWith('bare') ? '/verify' : path);
      },
      verbs: {
        confirm: () => verification.confirm(),
        retry: () => verification.retry(),
        askForMail: () => verification.askForMail(),
        goToLogin: () => verification.goToLogin(),
      },
      withoutRoot: { '': () => page.waitForURL(/#\/(verification)?$/) },
      arrange: async () => {
        await calls.hold(confirmation);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(confirmation, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in the verification, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in the verification, but the path has one')),
    };
  },
});
