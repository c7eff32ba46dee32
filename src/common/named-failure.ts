import { isAnnouncedByCall } from '#machines/common/failure-kinds.ts';
import type { Failure } from '#machines/common/failure.ts';
import { waitOf } from '#machines/common/retry-after.ts';
import { minimumCustomerAge } from '#rules/age.ts';

/**
 * The text by which a failed reading for a card application is shown: `applicationForm.errors.<name>`, if there is one (the
 * error catalogue of card applications). Null = there is none, or the call itself has told the failure (API-02).
 */
export function namedFailure(failure: Failure | null, has: (messageId: string) => boolean) {
  if (failure === null || isAnnouncedByCall(failure)) return null;
  const messageId = `applicationForm.errors.${failure.name}`;
  const values = { minCustomerAge: minimumCustomerAge, ...waitOf(failure), ...failure.metadata };
  return has(messageId) ? { messageId, values } : null;
}
