import { updateMarketingConsent } from '#contract/endpoints/customer-cards.ts';
import { marketingConsentModel } from '#machines/account/marketing-consent/model/marketing-consent.model.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { marketingConsentPage } from '../pages/marketing-consent.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  saved: null,
  noAnswer: 'no-answer-before',
  garbage: 'html',
};

runFlowInBrowser<typeof marketingConsentModel>({
  model: marketingConsentModel,
  drive: async ({ page, sandbox, server, input }) => {
    const customer = await createCustomer(server.url, await sandbox.account('virtual-card'));
    const calls = holdCalls(page);
    const consent = marketingConsentPage(page);
    return {
      open: async () => {
        await openAs(page, customer, '/app/user-account?tab=chip-cards');
        await consent.open();
        if (input !== 'given') return;
        await consent.toggle();
        await consent.submit();
        await consent.seeClosed();
        await consent.open();
        await consent.seeChoice(true);
      },
      verbs: {
        toggle: () => consent.toggle(),
        submit: () => consent.submit(),
        close: () => consent.close(),
      },
      withoutRoot: { saved: () => consent.seeClosed(), closed: () => consent.seeClosed() },
      arrange: async () => {
        await calls.hold(updateMarketingConsent);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(updateMarketingConsent, faultOf(faults, outcomeName)),
      runOut: () => Promise.reject(new Error('expected no delay in a marketing consent, but the path has one')),
      bringAbout: () =>
        Promise.reject(new Error('expected no event from outside in a marketing consent, but the path has one')),
    };
  },
});
