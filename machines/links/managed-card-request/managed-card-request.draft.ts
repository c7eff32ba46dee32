import * as v from 'valibot';
import type { ManagedCardRequestContext, ManagedCardRequestDraft as Draft } from './managed-card-request.types.ts';

/** What a stored draft must look like (SES-02). */
export const ManagedCardRequestDraft: v.GenericSchema<unknown, Draft> = v.object({ eMail: v.string() });

/** What is typed now. */
export const managedCardRequestDraft = ({
  context: { eMail },
}: {
  readonly context: ManagedCardRequestContext;
}): Draft => ({ eMail });
