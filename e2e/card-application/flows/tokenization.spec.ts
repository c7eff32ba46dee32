import { initTokenization } from '#contract/endpoints/tokenizations.ts';
import { tokenizationModel } from '#machines/card-application/tokenization/model/tokenization.model.ts';
import { createApplicant } from '../../common/support/applicant.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { stopTime } from '../../common/support/stop-time.ts';
import { expect } from '../../common/support/test.ts';
import { cardRegistrationPage } from '../pages/card-registration.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  begun: null,
  unknown: 'NOT_FOUND',
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

const gateway = /\/sandbox\/.*[?&]sign=/;
/** How long the page ignores a failed call, in milliseconds: the browser may be about to leave the page. */
const awayMs = 6000;
const patienceMs = 20_000;

runFlowInBrowser<typeof tokenizationModel>({
  model: tokenizationModel,
  inEachRun: true,
  // It begins on the page of an application; on a plain back end, journeys/bank-card.spec.ts opens the gateway.
  needsExtension: true,
  drive: async ({ page, sandbox, server, input }) => {
    const applicant = await createApplicant(server.url, sandbox, { isAssigned: input === 'linked' });
    const id = await applicant.fileForBankCard();
    const calls = holdCalls(page);
    const registration = cardRegistrationPage(page);
    let leaving: string | null = null;
    await page.clock.install();
    // The browser stays on the shop's page, as if the navigation was prevented.
    const opened: string[] = [];
    await page.route(gateway, (route) => {
      opened.push(route.request().url());
      return route.fulfill({ status: 204 });
    });
    return {
      isClockStopped: true,
      open: async () => {
        await applicant.openPage(page, `/app/card-application/${String(id)}`);
        await registration.goOn();
        await stopTime(page, 'tokenization');
      },
      verbs: {
        retry: () => registration.tryAgain(),
        later: () => registration.later(),
      },
      withoutRoot: { '': () => registration.seeOffer() },
      arrange: async ({ actor, outcome }) => {
        if (actor === 'initTokenization') {
          await calls.hold(initTokenization);
          return 'held';
        }
        leaving = outcome;
        // An address outside the gateway is refused at once.
        return outcome === 'wrongAddress' ? 'free' : 'held';
      },
      release: async ({ name, outcomeName }) => {
        if (name === 'leaveForGateway=wrongAddress') {
          await expect(registration.flow).toHaveAttribute('data-state', 'stopped');
          expect(opened).toEqual([]);
        } else if (name === 'leaveForGateway=cameBack') {
          await page.clock.fastForward(awayMs);
          await registration.comeBack();
        } else if (outcomeName === 'begun' && leaving === 'wrongAddress') {
          await calls.releaseChanged(initTokenization, { gateway: 'https://elsewhere.example/begin' });
        } else {
          await calls.release(initTokenization, faultOf(faults, outcomeName));
          if (outcomeName === 'begun') await expect.poll(() => opened).toHaveLength(1);
        }
      },
      runOut: () => page.clock.fastForward(patienceMs),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside on the way to the gateway, but the path has one')),
    };
  },
});
