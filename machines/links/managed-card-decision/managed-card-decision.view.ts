import type { SnapshotFrom } from 'xstate';
import type { MessageKey } from '#messages/keys/message-key.ts';
import type { managedCardDecisionMachine } from './managed-card-decision.machine.ts';
import type { Decision, DecisionError, ManagedCardDecisionContext } from './managed-card-decision.types.ts';

/** The refusals that have a message of their own. */
const errorsWithText: ReadonlySet<string> = new Set<DecisionError>([
  'INVALID_CUSTOMER_CARD',
  'INVALID_ACCOUNT',
  'APPROVE_MANAGED_CARD_INVALID_TOKEN',
  'EXPIRED_TOKEN',
  'MAXIMUM_ACCOUNTS_REACHED',
  'REJECT_MANAGED_CARD_INVALID_TOKEN',
  'CARD_ALREADY_MANAGED',
]);
const hasText = (name: string): name is DecisionError => errorsWithText.has(name);

const fallback: Readonly<Record<Decision, MessageKey>> = {
  approve: 'managedCardDecision.approvalFailed',
  reject: 'managedCardDecision.rejectFailed',
};

/** A link without a token is shown like a link with an unknown token. */
const missingToken: Readonly<Record<Decision, DecisionError>> = {
  approve: 'APPROVE_MANAGED_CARD_INVALID_TOKEN',
  reject: 'REJECT_MANAGED_CARD_INVALID_TOKEN',
};

/** A text: its message key, and the name of the error if the text is about a particular error. */
export interface DecisionText {
  readonly messageId: MessageKey;
  readonly errorName?: DecisionError;
}

/** Why the decision was not saved, for the page and for the toast: the text of the error, or a general text. */
export function failureText({ decision, failure }: ManagedCardDecisionContext): DecisionText {
  const name = failure?.name ?? missingToken[decision];
  if (!hasText(name)) return { messageId: fallback[decision] };
  return { messageId: `managedCardDecision.errors.${name}`, errorName: name };
}

export const managedCardDecisionView = (snapshot: SnapshotFrom<typeof managedCardDecisionMachine>) => ({
  decision: snapshot.context.decision,
  asking: snapshot.matches('asking'),
  failure: snapshot.matches('failed') ? failureText(snapshot.context) : null,
  /** The message while it is unknown whether the decision is saved. */
  unanswered: snapshot.matches('unanswered') ? fallback[snapshot.context.decision] : null,
});
