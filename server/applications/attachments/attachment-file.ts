import { eq } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { cardApplicationAttachments, cardApplications } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { FileAnswer, wholeContent } from '../../platform/http/file-answer.ts';
import type { Services } from '../../platform/services/services.ts';
import { orStoreUnavailable } from './store-unavailable.ts';
import { storedName } from './stored-name.ts';

/**
 * The content of the submitted file that matches a condition. Throws ApiError NOT_FOUND, ATTACHMENT_STORE_UNAVAILABLE.
 */
export async function attachmentFile(
  services: Pick<Services, 'database' | 'fileStore' | 'logger'>,
  which: SQL | undefined,
): Promise<FileAnswer> {
  const { database, fileStore } = services;
  const [found] = await database
    .select({ attachment: cardApplicationAttachments })
    .from(cardApplicationAttachments)
    .innerJoin(cardApplications, eq(cardApplications.id, cardApplicationAttachments.applicationId))
    .where(which);
  if (found === undefined) throw new ApiError('NOT_FOUND');
  const content = await orStoreUnavailable(services, fileStore.read(database, found.attachment.fileId));
  return new FileAnswer({ fileName: storedName(found.attachment), content: wholeContent(content) });
}
