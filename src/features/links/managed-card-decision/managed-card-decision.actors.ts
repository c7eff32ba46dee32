import { fromPromise } from 'xstate';
import { accountPath } from '#contract/account-pages.ts';
import { approveCardManagement, rejectCardManagement } from '#contract/endpoints/customer-account-links.ts';
import { isAnnouncedByCall } from '#machines/common/failure-kinds.ts';
import { managedCardDecisionMachine } from '#machines/links/managed-card-decision/managed-card-decision.machine.ts';
import type {
  Decision,
  ManagedCardDecisionCall,
} from '#machines/links/managed-card-decision/managed-card-decision.types.ts';
import { failureText } from '#machines/links/managed-card-decision/managed-card-decision.view.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { sharedCall } from '#runtime/shared-call.ts';
import type { Shop } from '#runtime/shop.ts';

const success: Readonly<Record<Decision, MessageKey>> = {
  approve: 'managedCardDecision.successfullyApproved',
  reject: 'managedCardDecision.successfullyRejected',
};

const send = (shop: Shop, { decision, token }: ManagedCardDecisionCall): Promise<void> =>
  decision === 'approve'
    ? shop.call(approveCardManagement, { body: { token } })
    : shop.call(rejectCardManagement, { params: { token } });

export function provideManagedCardDecision(shop: Shop) {
  const decide = sharedCall<ManagedCardDecisionCall>((input) => send(shop, input));
  return managedCardDecisionMachine.provide({
    actors: {
      sendDecision: fromPromise<void, ManagedCardDecisionCall>(({ input }) => decide(input)),
    },
    actions: {
      announceDecided: ({ context: { decision } }) =>
        shop.showToast({ messageId: success[decision], colour: 'success' }),
      announceFailed: ({ context }) => {
        // If the session has ended, the log-in page reports it, and the answer is sent again after the log-in.
        if (context.failure?.status === 401) return;
        if (context.failure !== null && isAnnouncedByCall(context.failure)) return;
        shop.showToast({ ...failureText(context), colour: 'error' });
      },
      goToManagedCards: () => shop.goTo('/app/managed-card-list', { replace: true }),
      goToApp: () => shop.goTo(accountPath, { replace: true }),
    },
  });
}
