import type { uploadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import type { AskedAttachment } from '#contract/entities/application-progress.ts';
import { acceptsAttachment } from '#rules/attachment.ts';
import type { KeptCorrection } from '#rules/card-application-progress.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, gte, isNotNull, or } from '../../platform/db/orm.ts';
import {
  accountLinks,
  attachmentTypes,
  cardApplicationAttachments,
  cardApplicationProfiles,
  cardApplications,
} from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';

type UploadCall = Pick<Call<typeof uploadAttachment>, 'caller' | 'params' | 'body'>;

interface Locked {
  /** The photo or files that the customer must submit again; null if there are none. */
  readonly correction: KeptCorrection | null;
}

/** The attachment that an upload is for. */
export const wantedAttachment = ({ body }: Pick<UploadCall, 'body'>): AskedAttachment => ({
  typeId: body.cardApplicationAttachmentTypeId,
  isProfileOne: body.isProfileOne,
});

/** Whether the requested file was already submitted again. Then a repeated call succeeds. */
async function isHereAgain(transaction: Database, call: UploadCall, { correction }: Locked): Promise<boolean> {
  if (correction === null) return false;
  const { typeId, isProfileOne } = wantedAttachment(call);
  const since = and(
    eq(cardApplicationAttachments.applicationId, call.params.id),
    eq(cardApplicationAttachments.attachmentTypeId, typeId),
    eq(cardApplicationAttachments.isProfileOne, isProfileOne),
    gte(cardApplicationAttachments.created, new Date(correction.since)),
  );
  return (await transaction.$count(cardApplicationAttachments, since)) > 0;
}

/**
 * Locks the application of an upload until the transaction ends, so that nobody closes or changes it meanwhile. Throws
 * ApiError NOT_FOUND if the account cannot see the application, FORBIDDEN if another account has filed it for a common
 * customer, CARD_APPLICATION_CLOSED.
 */
async function lockOwn(transaction: Database, call: UploadCall): Promise<Locked> {
  const { caller, params } = call;
  const linked = and(
    eq(accountLinks.customerId, cardApplications.customerId),
    eq(accountLinks.accountId, caller.accountId),
  );
  const [application] = await transaction
    .select({
      accountId: cardApplications.accountId,
      state: cardApplications.state,
      checkedDate: cardApplications.checkedDate,
      correction: cardApplications.correction,
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
  const { state, checkedDate, correction } = application;
  const acceptance = { state, isChecked: checkedDate !== null, correction };
  if (acceptsAttachment(acceptance, wantedAttachment(call))) return application;
  if (await isHereAgain(transaction, call, application)) return application;
  throw new ApiError('CARD_APPLICATION_CLOSED');
}

/**
 * Locks the application of an upload, and returns the attachment type that its profile requires. Throws ApiError
 * NOT_FOUND, FORBIDDEN, CARD_APPLICATION_CLOSED, INVALID_ATTACHMENT_TYPE.
 */
export async function lockApplication(
  transaction: Database,
  call: UploadCall,
): Promise<Locked & { readonly type: typeof attachmentTypes.$inferSelect }> {
  const { correction } = await lockOwn(transaction, call);
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
  return { type: asked.type, correction };
}
