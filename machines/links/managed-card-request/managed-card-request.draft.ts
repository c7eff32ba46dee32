import * as v from 'valibot';
import type { ManagedCardRequestContext, ManagedCardRequestDraft as Draft } from './managed-card-request.types.ts';

/** The schema of a stored draft (SES-02). */
export const ManagedCardRequestDraft: v.GenericSchema<unknown, Draft> = v.object({ eMail: v.string() });

/** The present content of the form, as a draft. */
export const managedCardRequestDraft = ({
  context: { eMail },
}: {
  readonly context: ManagedCardRequestContext;
}): Draft => ({ eMail });
