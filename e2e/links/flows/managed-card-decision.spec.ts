import { approveCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { managedCardDecisionModel } from '#machines/links/managed-card-decision/model/managed-card-decision.model.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { faultOf, holdCalls } from '../../common/support/held-calls.ts';
import { decisionLink } from '../../common/support/mailed-link.ts';
import { runFlowInBrowser } from '../../common/support/run-flow.ts';
import { managedCardDecisionPage } from '../pages/managed-card-decision.page.ts';

const faults: Readonly<Record<string, string | null>> = {
  decided: null,
  serverFault: 'error500',
  noAnswer: 'no-answer-before',
};

/** The paths of an approval take every transition. journeys/mailed-links.spec.ts tests a rejection. */
runFlowInBrowser<typeof managedCardDecisionModel>({
  model: managedCardDecisionModel,
  drive: async ({ page, sandbox, server }) => {
    const askedAccount = await sandbox.account('newcomer');
    const path = await decisionLink(server.url, sandbox, askedAccount, 'approve');
    const customer = await createCustomer(server.url, askedAccount);
    const calls = holdCalls(page);
    const decision = managedCardDecisionPage(page);
    return {
      open: async (input) => {
        await sandbox.settings({ mailedLinksNeedPress: input.endsWith('ToBePressed') });
        await openAs(page, customer, input === 'bareApproval' ? '/approve-managed-card' : path);
      },
      verbs: {
        decide: () => decision.decide(),
        retry: () => decision.retry(),
        goToApp: () => decision.goToApp(),
      },
      withoutRoot: { '': () => page.waitForURL(/#\/app\/(managed-card-list|user-account)$/) },
      arrange: async () => {
        await calls.hold(approveCardManagement);
        return 'held';
      },
      release: ({ outcomeName }) => calls.release(approveCardManagement, faultOf(faults, outcomeName)),
      runOut: () =>
        Promise.reject(new Error('expected no delay in the decision about a managed card, but the path has one')),
      bringAbout: () =>
        Promise.reject(
          new Error('expected no event from outside in the decision about a managed card, but the path has one'),
        ),
    };
  },
});
