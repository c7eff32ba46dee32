import { isAnnouncedByCall } from '#machines/common/failure-kinds.ts';
import type { Failure } from '#machines/common/failure.ts';
import { waitOf } from '#machines/common/retry-after.ts';
import { type MessageKey, uncheckedKey } from '#messages/keys/message-key.ts';
import { minimumCustomerAge } from '#rules/age.ts';

/**
 * The message for a failure to load data of a card application: `applicationForm.errors.<name>`, from the error
 * catalogue of card applications. Null = there is no such message, or the call has already shown the failure itself
 * (API-02).
 */
export function failureMessageId(failure: Failure | null, has: (messageId: MessageKey) => boolean) {
  if (failure === null || isAnnouncedByCall(failure)) return null;
  const messageId = uncheckedKey(`applicationForm.errors.${failure.name}`);
  const values = { minCustomerAge: minimumCustomerAge, ...waitOf(failure), ...failure.metadata };
  return has(messageId) ? { messageId, values } : null;
}
