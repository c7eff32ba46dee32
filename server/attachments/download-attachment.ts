import { and, eq } from 'drizzle-orm';
import { downloadAttachment } from '../../contract/endpoints/card-application-attachments.ts';
import { cardApplicationAttachments, cardApplications } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { FileAnswer } from '../http/file-answer.ts';
import { fileRoute } from '../http/route.ts';
import { storedName } from './stored-name.ts';

async function* only(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** The content of a file that the account has handed in. Throws ApiError NOT_FOUND for any other. */
export const downloadAttachmentRoute = fileRoute(downloadAttachment, async ({ services, caller, params }) => {
  const { database, fileStore } = services;
  const [found] = await database
    .select({ attachment: cardApplicationAttachments })
    .from(cardApplicationAttachments)
    .innerJoin(cardApplications, eq(cardApplications.id, cardApplicationAttachments.applicationId))
    .where(
      and(
        eq(cardApplicationAttachments.id, params.attachmentId),
        eq(cardApplications.id, params.id),
        eq(cardApplications.accountId, caller.accountId),
      ),
    );
  if (found === undefined) throw new ApiError('NOT_FOUND');
  const content = await fileStore.read(database, found.attachment.fileId);
  return new FileAnswer({ fileName: storedName(found.attachment), content: only(content) });
});
