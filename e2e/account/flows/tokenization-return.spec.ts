import { finishTokenization, initTokenization } from '#contract/endpoints/tokenizations.ts';
import { tokenizationReturnModel } from '#machines/account/tokenization-return/model/tokenization-return.model.ts';
import { cardRegistrationPage } from '../../card-application/pages/card-registration.page.ts';
import { createApplicant } from '../../common/support/applicant.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { stopTime } from '../../common/support/stop-time.ts';

// `pending` needs no fault: the gateway has not decided yet.
const faults: Readonly<Record<string, string | null>> = {
  pending: null,
  unknown: 'NOT_FOUND',
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

runFlowInBrowser<typeof tokenizationReturnModel>({
  model: tokenizationReturnModel,
  inEachRun: true,
  // e2e/card-application/journeys/bank-card.spec.ts tests a return with the fields that the gateway has signed.
  inputs: ['bare'],
  drive: async ({ page, sandbox, server }) => {
    const applicant = await createApplicant(server.url, sandbox);
    const id = await applicant.fileForBankCard();
    const appRouteUrl = `${server.url}/#/app/user-account`;
    const { orderId } = await applicant.call(initTokenization, { id, body: { appRouteUrl } });
    const calls = holdCalls(page);
    const registration = cardRegistrationPage(page);
    await page.clock.install();
    return {
      isClockStopped: true,
      open: async () => {
        await calls.hold(finishTokenization);
        await applicant.openPage(page, `/app/user-account?orderId=${orderId}`);
        await stopTime(page, 'tokenizationReturn');
      },
      verbs: { retry: () => registration.askAgain(), goOn: () => registration.press('Pokračovat') },
      withoutRoot: { '': () => registration.seeCardsOnly() },
      arrange: () => Promise.resolve('held'),
      release: async ({ outcomeName }) => {
        if (outcomeName === 'registered') {
          const fields = { outcome: 'REGISTERED', cardNumber: '**** **** **** 1111' };
          await calls.releaseChanged(finishTokenization, fields);
        } else await calls.release(finishTokenization, faultOf(faults, outcomeName));
        // After a forged return the page makes the call again at once.
        await calls.hold(finishTokenization);
      },
      runOut: () => page.clock.fastForward(3000),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in a registration, but the path has one')),
    };
  },
});
