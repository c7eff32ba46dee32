import { uploadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import type { CardApplicationAttachment } from '#contract/entities/attachment.ts';
import type { Database } from '../../platform/db/database.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { eq } from '../../platform/db/orm.ts';
import { cardApplicationAttachments } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { ReadyFile } from '../../platform/file-store/file-store.ts';
import { oncePerKey } from '../../platform/http/idempotency.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { recordAttachmentSubmitted } from '../records/submitted-again.ts';
import { readAttachments, toAttachment } from './attachment-view.ts';
import type { AttachmentRow } from './attachment-view.ts';
import { lockApplication, wantedAttachment } from './lock-application.ts';
import { readUpload, refuseInfected, soundMediaType } from './read-upload.ts';
import type { Upload } from './read-upload.ts';
import { orStoreUnavailable } from './store-unavailable.ts';

type UploadCall = Call<typeof uploadAttachment>;

/** A valid file whose content is ready to be stored. */
interface ReadyUpload extends Upload {
  readonly ready: ReadyFile;
}

/** The existing attachment of the same type, and the names of the other attachments of the same profile. */
async function earlierOnes(transaction: Database, { params, body }: UploadCall) {
  const rows = await readAttachments(transaction, [params.id]);
  const ofProfile = rows.filter(({ attachment }) => attachment.isProfileOne === body.isProfileOne);
  const isReplaced = ({ attachment }: AttachmentRow): boolean =>
    attachment.attachmentTypeId === body.cardApplicationAttachmentTypeId;
  return {
    replaced: ofProfile.find(isReplaced),
    otherNames: ofProfile.filter((row) => !isReplaced(row)).map(({ attachment }) => attachment.name),
  };
}

async function insertAttachment(
  transaction: Database,
  { params, body, now }: UploadCall,
  { name, bytes, mediaType, sha256, ready }: ReadyUpload,
) {
  const rows = await transaction
    .insert(cardApplicationAttachments)
    .values({
      applicationId: params.id,
      isProfileOne: body.isProfileOne,
      attachmentTypeId: body.cardApplicationAttachmentTypeId,
      name,
      mediaType,
      size: bytes.byteLength,
      sha256,
      fileId: await ready.keep(transaction),
      created: now,
    })
    .returning();
  return inserted(rows);
}

async function removeAttachment(transaction: Database, { services }: UploadCall, row: AttachmentRow): Promise<void> {
  const { id, fileId } = row.attachment;
  await services.fileStore.erase(transaction, [fileId]);
  await transaction.delete(cardApplicationAttachments).where(eq(cardApplicationAttachments.id, id));
}

/** Stores a file and removes an earlier one of the same type; the same file again changes nothing. */
async function keep(transaction: Database, call: UploadCall, upload: ReadyUpload): Promise<CardApplicationAttachment> {
  const { type, correction } = await lockApplication(transaction, call);
  const { replaced, otherNames } = await earlierOnes(transaction, call);
  if (replaced?.attachment.sha256 === upload.sha256 && replaced.attachment.name === upload.name) {
    call.repeats();
    return toAttachment(replaced, call.locale);
  }
  soundMediaType(upload.name, upload.bytes, otherNames);
  if (replaced !== undefined) await removeAttachment(transaction, call, replaced);
  const attachment = await insertAttachment(transaction, call, upload);
  if (correction !== null)
    await recordAttachmentSubmitted(
      transaction,
      { id: call.params.id, correction, doer: call.caller },
      wantedAttachment(call),
      call.now,
    );
  return toAttachment({ attachment, typeName: type.displayName }, call.locale);
}

/** Throws ApiError ATTACHMENTS_NOT_ALLOWED, NOT_FOUND, FORBIDDEN, CARD_APPLICATION_CLOSED, INVALID_ATTACHMENT_TYPE. */
async function refuseEarly(call: UploadCall): Promise<void> {
  const { database, settings } = call.services;
  await database.transaction((transaction) => lockApplication(transaction, call));
  const { cardApplicationAttachmentAllowed } = await settings.systemConfiguration(database);
  if (!cardApplicationAttachmentAllowed) throw new ApiError('ATTACHMENTS_NOT_ALLOWED');
}

/**
 * Submits a file (ATT-01). A file that may not be submitted is refused before it is scanned. The scan and the upload to
 * an external store take long, so they are done before the transaction that records the file.
 */
export const uploadAttachmentRoute = route(uploadAttachment, 'own', async (call) => {
  const { caller, idempotencyKey: key, services, params, body, now } = call;
  await refuseEarly(call);
  const sound = await readUpload(body.attachment);
  await refuseInfected(services, sound);
  const ready = await orStoreUnavailable(services, services.fileStore.ready(services.database, sound.bytes, now));
  const upload = { ...sound, ready };
  return services.database.transaction(async (transaction) => {
    if (key === undefined) return keep(transaction, call, upload);
    // A repeated call may be sent from another time zone.
    const { attachment: _file, timezoneOffset: _offset, ...parts } = body;
    const request = { params, parts, name: upload.name, sha256: upload.sha256 };
    const keyed = { accountId: caller.accountId, key, operation: uploadAttachment.name, request };
    const work = () => keep(transaction, call, upload);
    return (await oncePerKey(transaction, keyed, now, work, call.repeats)) as CardApplicationAttachment;
  });
});
