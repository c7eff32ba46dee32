import { cardApplicationDraft } from '#contract/endpoints/card-application-drafts.ts';
import { authoriseCustomer } from '../../accounts/customers/authorise.ts';
import { expiryOf, isAbout, isLiving } from '../../accounts/customers/begun-applications.ts';
import { customerOfFlow } from '../../accounts/customers/customer-of-flow.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { cardApplicationDraftFiles, cardApplicationDrafts } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Caller } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import { openDraft } from './draft-content.ts';

/** The account's own draft, locked. Throws ApiError NOT_FOUND for any other draft. */
export async function lockDraft(database: Database, caller: Caller, id: number) {
  const [draft] = await database
    .select()
    .from(cardApplicationDrafts)
    .where(and(eq(cardApplicationDrafts.id, id), eq(cardApplicationDrafts.accountId, caller.accountId)))
    .for('update');
  if (draft === undefined) throw new ApiError('NOT_FOUND');
  return draft;
}

/** The draft for a person, as long as the account is linked to this person. */
export const findDraftRoute = route(cardApplicationDraft, 'read', async (call) => {
  const { database, services, caller, now } = call;
  const { carrierType, isOwn, customerId = null } = call.query;
  if (customerId !== null) await authoriseCustomer(database, caller, customerId);
  const days = await services.settings.number(database, 'CARD_APPLICATION_DRAFT_KEPT_IN_DAYS');
  const [draft] = await database
    .select()
    .from(cardApplicationDrafts)
    .where(
      and(
        eq(cardApplicationDrafts.accountId, caller.accountId),
        eq(cardApplicationDrafts.carrierType, carrierType),
        isAbout({ isOwn, customerId }),
        isLiving(now, days),
      ),
    );
  if (draft === undefined) return null;
  const files = await database
    .select({ fileId: cardApplicationDraftFiles.fileId })
    .from(cardApplicationDraftFiles)
    .where(eq(cardApplicationDraftFiles.draftId, draft.id));
  return {
    id: draft.id,
    version: draft.version,
    shape: draft.shape,
    saved: draft.saved.toISOString(),
    expires: expiryOf(draft.saved, days).toISOString(),
    ...openDraft(services, draft),
    savedCustomerId: await customerOfFlow(database, caller.accountId, draft.flowId),
    fileIds: files.map(({ fileId }) => fileId),
  };
});
