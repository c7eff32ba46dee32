import * as v from 'valibot';
import type { readDraftFile, saveDraftFile } from '#contract/endpoints/card-application-drafts.ts';
import { largestAttachment } from '#contract/entities/attachment.ts';
import { EnteredApplication, FileKey } from '#contract/entities/card-application-draft.ts';
import type { CallOptions } from '../../call.ts';
import type { Compose } from '../composing.ts';
import { ownDraft } from './draft-rows.ts';
import { keep } from './keeping.ts';
import { checked, notFound, tooLarge } from './refusals.ts';

type Params = CallOptions<typeof saveDraftFile>['params'];

const placeOf = (params: Params) => ({
  id: Number(params?.['id']),
  fileId: checked(FileKey, params?.['fileId']),
});

/** Whether the draft names the file; false if its data have another shape. */
const names = (entered: unknown, fileId: string): boolean => {
  const parsed = v.safeParse(EnteredApplication, entered);
  return parsed.success && parsed.output.files.some((file) => file.id === fileId);
};

/** Rejects with NOT_FOUND for a file that the draft does not name, ATTACHMENT_TOO_LARGE. */
export const saveFile: Compose<typeof saveDraftFile> = async (composing, { params, body }) => {
  const { id, fileId } = placeOf(params);
  const { file } = checked(v.object({ file: v.file() }), body);
  if (file.size > largestAttachment) throw tooLarge();
  // A transaction ends when it waits for something else, so the file is read before it begins.
  const content = new Uint8Array(await file.arrayBuffer());
  return keep(composing, async (keeping) => {
    const draft = await ownDraft(keeping, id);
    if (!names(draft.entered, fileId)) throw notFound();
    await keeping.transaction.objectStore('files').put({ draftId: id, fileId, content });
    return undefined;
  });
};

/** Rejects with NOT_FOUND. */
export const readFile: Compose<typeof readDraftFile> = async (composing, { params }) => {
  const { id, fileId } = placeOf(params);
  return keep(composing, async (keeping) => {
    await ownDraft(keeping, id);
    const found = await keeping.transaction.objectStore('files').get([id, fileId]);
    if (found === undefined) throw notFound();
    return { fileName: fileId, content: found.content };
  });
};
