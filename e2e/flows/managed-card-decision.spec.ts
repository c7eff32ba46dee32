import { approveCardManagement } from '../../contract/endpoints/customer-account-links.ts';
import { managedCardDecisionModel } from '../../machines/managed-card-decision/managed-card-decision.model.ts';
import { managedCardDecisionPage } from '../pages/managed-card-decision.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { decisionLink } from '../support/mailed-link.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const faults: Readonly<Record<string, string | null>> = {
  decided: null,
  serverFault: 'error500',
  noAnswer: 'no-answer-before',
};

/** Approving takes every transition; a rejection is among the journeys. */
runFlowInBrowser<typeof managedCardDecisionModel>({
  model: managedCardDecisionModel,
  drive: async ({ page, sandbox, server }) => {
    const asked = await sandbox.account('newcomer');
    const path = await decisionLink(server.url, sandbox, asked, 'approve');
    const customer = await createCustomer(server.url, asked);
    const calls = holdCalls(page);
    const decision = managedCardDecisionPage(page);
    return {
      open: (input) => openAs(page, customer, input === 'bareApproval' ? '/approve-managed-card' : path),
      verbs: {
        retry: () => decision.retry(),
        goToApp: () => decision.goToApp(),
      },
      elsewhere: { '': () => page.waitForURL(/#\/app\/(managed-card-list|user-account)$/) },
      arrange: async () => {
        await calls.hold(approveCardManagement);
        return 'held';
      },
      // A refusal goes by its own name on the fault board.
      release: async ({ outcomeName: name }) =>
        calls.release(approveCardManagement, name in faults ? (faults[name] ?? null) : name),
      runOut: () => Promise.reject(new Error('the decision has no delays')),
      bringAbout: () => Promise.reject(new Error('nothing but gestures moves the decision')),
    };
  },
});
