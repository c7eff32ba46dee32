import { confirmation } from '../../contract/endpoints/auth.ts';
import { verificationModel } from '../../machines/verification/verification.model.ts';
import { verificationPage } from '../pages/verification.page.ts';
import { holdCalls } from '../support/held-calls.ts';
import { verificationLink } from '../support/mailed-link.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

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
      open: async (input) => void (await verification.open(input === 'bare' ? '/verify' : path)),
      verbs: {
        retry: () => verification.retry(),
        askForMail: () => verification.askForMail(),
        goToLogin: () => verification.goToLogin(),
      },
      elsewhere: { '': () => page.waitForURL(/#\/(verification)?$/) },
      arrange: async () => {
        await calls.hold(confirmation);
        return 'held';
      },
      // A refusal goes by its own name on the fault board.
      release: async ({ outcomeName: name }) =>
        calls.release(confirmation, name in faults ? (faults[name] ?? null) : name),
      runOut: () => Promise.reject(new Error('the verification has no delays')),
      bringAbout: () => Promise.reject(new Error('nothing but gestures moves a verification')),
    };
  },
});
