import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { uploadAttachment } from '../../contract/endpoints/card-application-attachments.ts';
import { acceptsAttachments } from '../../rules/attachment.ts';
import type { Database } from '../db/database.ts';
import { accountLinks, attachmentTypes, cardApplicationProfiles, cardApplications } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Call } from '../http/route.ts';

type UploadCall = Pick<Call<typeof uploadAttachment>, 'caller' | 'params' | 'body'>;

/**
 * Locks the application of an upload until the transaction ends, so that nobody closes or changes it meanwhile. Throws
 * ApiError NOT_FOUND for one that the account cannot see, FORBIDDEN for one that another account has filed for a common
 * customer, CARD_APPLICATION_CLOSED.
 */
async function lockOwn(transaction: Database, { caller, params }: UploadCall): Promise<void> {
  const linked = and(
    eq(accountLinks.customerId, cardApplications.customerId),
    eq(accountLinks.accountId, caller.accountId),
  );
  const [application] = await transaction
    .select({
      accountId: cardApplications.accountId,
      state: cardApplications.state,
      checkedDate: cardApplications.checkedDate,
    })
    .from(cardApplications)
    .leftJoin(accountLinks, linked)
    .where(
      and(
        eq(cardApplications.id, params.id),
        or(eq(cardApplications.accountId, caller.accountId), isNotNull(accountLinks.id)),
      ),
    )
    .for('update', { of: cardApplications });
  if (application === undefined) throw new ApiError('NOT_FOUND');
  if (application.accountId !== caller.accountId) throw new ApiError('FORBIDDEN');
  if (!acceptsAttachments({ state: application.state, isChecked: application.checkedDate !== null }))
    throw new ApiError('CARD_APPLICATION_CLOSED');
}

/**
 * Locks the application of an upload, and returns the attachment type that its profile asks for. Throws ApiError NOT_FOUND,
 * FORBIDDEN, CARD_APPLICATION_CLOSED, INVALID_ATTACHMENT_TYPE.
 */
export async function lockApplication(
  transaction: Database,
  call: UploadCall,
): Promise<typeof attachmentTypes.$inferSelect> {
  await lockOwn(transaction, call);
  const { cardApplicationAttachmentTypeId, isProfileOne } = call.body;
  const [asked] = await transaction
    .select({ type: attachmentTypes })
    .from(cardApplicationProfiles)
    .innerJoin(attachmentTypes, eq(attachmentTypes.customerProfileId, cardApplicationProfiles.customerProfileId))
    .where(
      and(
        eq(cardApplicationProfiles.applicationId, call.params.id),
        eq(cardApplicationProfiles.position, isProfileOne ? 1 : 2),
        eq(attachmentTypes.id, cardApplicationAttachmentTypeId),
      ),
    );
  if (asked === undefined) throw new ApiError('INVALID_ATTACHMENT_TYPE');
  return asked.type;
}
