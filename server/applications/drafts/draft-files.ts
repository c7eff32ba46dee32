import { readDraftFile, saveDraftFile } from '#contract/endpoints/card-application-drafts.ts';
import { largestAttachment } from '#contract/entities/attachment.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { cardApplicationDraftFiles, cardApplicationDrafts } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { FileAnswer, wholeContent } from '../../platform/http/file-answer.ts';
import { fileRoute, writeRoute } from '../../platform/http/route.ts';
import { namedFiles, openDraft, openFile, sealFile } from './draft-content.ts';
import { lockDraft } from './find-draft.ts';

/**
 * Stores a file that the draft names. The file is scanned later, when the application submits it. Throws ApiError
 * NOT_FOUND for a file that the draft does not name, ATTACHMENT_TOO_LARGE.
 */
export const saveDraftFileRoute = writeRoute(
  saveDraftFile,
  async ({ body, caller, services, params }) => {
    const content = new Uint8Array(await body.file.arrayBuffer());
    if (content.byteLength > largestAttachment) throw new ApiError('ATTACHMENT_TOO_LARGE');
    return sealFile(services, caller.accountId, params.fileId, content);
  },
  async ({ database, services, caller, params }, content) => {
    const { fileId } = params;
    const draft = await lockDraft(database, caller, params.id);
    if (!namedFiles(openDraft(services, draft).entered).includes(fileId)) throw new ApiError('NOT_FOUND');
    await database
      .insert(cardApplicationDraftFiles)
      .values({ draftId: draft.id, fileId, content })
      .onConflictDoNothing();
    return undefined;
  },
);

/** Throws ApiError NOT_FOUND for a file of another account. */
export const readDraftFileRoute = fileRoute(readDraftFile, async ({ services, caller, params }) => {
  const [found] = await services.database
    .select({ content: cardApplicationDraftFiles.content })
    .from(cardApplicationDraftFiles)
    .innerJoin(cardApplicationDrafts, eq(cardApplicationDrafts.id, cardApplicationDraftFiles.draftId))
    .where(
      and(
        eq(cardApplicationDrafts.id, params.id),
        eq(cardApplicationDrafts.accountId, caller.accountId),
        eq(cardApplicationDraftFiles.fileId, params.fileId),
      ),
    );
  if (found === undefined) throw new ApiError('NOT_FOUND');
  const content = openFile(services, caller.accountId, params.fileId, found.content);
  return new FileAnswer({ fileName: params.fileId, content: wholeContent(content) });
});
