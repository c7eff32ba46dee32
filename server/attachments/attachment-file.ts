import { eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { cardApplicationAttachments, cardApplications } from '../db/schema.ts';
import { ApiError } from '../errors/api-error.ts';
import { FileAnswer, wholeContent } from '../http/file-answer.ts';
import type { Services } from '../services/services.ts';
import { storedName } from './stored-name.ts';

/** The content of the handed in file for which a condition holds. Throws ApiError NOT_FOUND. */
export async function attachmentFile(
  { database, fileStore }: Pick<Services, 'database' | 'fileStore'>,
  which: SQL | undefined,
): Promise<FileAnswer> {
  const [found] = await database
    .select({ attachment: cardApplicationAttachments })
    .from(cardApplicationAttachments)
    .innerJoin(cardApplications, eq(cardApplications.id, cardApplicationAttachments.applicationId))
    .where(which);
  if (found === undefined) throw new ApiError('NOT_FOUND');
  const content = await fileStore.read(database, found.attachment.fileId);
  return new FileAnswer({ fileName: storedName(found.attachment), content: wholeContent(content) });
}
