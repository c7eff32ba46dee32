import * as v from 'valibot';
import { fromPromise } from 'xstate';
import {
  cardApplicationDraft,
  createCardApplicationDraft,
  deleteCardApplicationDraft,
  readDraftFile,
  saveCardApplicationDraft,
  saveDraftFile,
  saveDraftPhoto,
} from '#contract/endpoints/card-application-drafts.ts';
import { draftShape, EnteredApplication } from '#contract/entities/card-application-draft.ts';
import { applicationDraftMachine } from '#machines/card-application/application-draft/application-draft.machine.ts';
import type {
  DraftJob,
  DraftSubject,
  KeptDraft,
  StoredDraft,
} from '#machines/card-application/application-draft/application-draft.types.ts';
import { idempotencyKey } from '#machines/common/idempotency-key.ts';
import type { Shop } from '#runtime/shop.ts';
import type { AttachmentFiles } from '../attachments/attachment-files.ts';

type Calls = Pick<Shop, 'call'>;

const findDraft = (shop: Calls, { carrierType, isOwn, customerId }: DraftSubject, signal: AbortSignal) =>
  shop.call(cardApplicationDraft, {
    query: { carrierType, isOwn, ...(customerId === null ? {} : { customerId }) },
    signal,
  });

type EnteredJob = Extract<DraftJob, { kind: 'entered' }>;

async function saveEntered(shop: Calls, job: EnteredJob, signal: AbortSignal): Promise<StoredDraft> {
  const { stored, replaces, subject, entered } = job;
  const content = { shape: draftShape, entered } as const;
  const found = stored ?? (replaces ? await findDraft(shop, subject, signal) : null);
  if (found !== null) {
    const version = replaces ? null : found.version;
    return shop.call(saveCardApplicationDraft, { params: { id: found.id }, body: { version, ...content }, signal });
  }
  const key = idempotencyKey(entered.flowId, 'draft', JSON.stringify(entered));
  return shop.call(createCardApplicationDraft, { idempotencyKey: key, body: { ...subject, ...content }, signal });
}

async function saveJob(shop: Calls, files: AttachmentFiles, job: DraftJob, signal: AbortSignal) {
  if (job.kind === 'entered') return saveEntered(shop, job, signal);
  if (job.kind === 'photo') {
    await shop.call(saveDraftPhoto, { params: { id: job.id }, body: { photo: job.photo }, signal });
  } else {
    const { id, fileId } = job;
    await shop.call(saveDraftFile, { params: { id, fileId }, body: { file: files.fileOf(fileId) }, signal });
  }
  return null;
}

/** @param files the files that are chosen in the wizard */
export const provideApplicationDraft = (shop: Calls, files: AttachmentFiles) =>
  applicationDraftMachine.provide({
    actors: {
      saveJob: fromPromise<StoredDraft | null, DraftJob>(({ input, signal }) => saveJob(shop, files, input, signal)),
      dropDraft: fromPromise<void, { readonly id: number }>(({ input: { id }, signal }) =>
        shop.call(deleteCardApplicationDraft, { params: { id }, signal }),
      ),
    },
  });

/** The draft that was saved earlier. `draftLost`: there was a draft, but it could not be restored and was deleted. */
export async function readDraft(
  shop: Calls,
  files: AttachmentFiles,
  subject: DraftSubject,
  signal: AbortSignal,
): Promise<{ draft: KeptDraft | null; draftLost: boolean }> {
  const found = await findDraft(shop, subject, signal);
  if (found === null) return { draft: null, draftLost: false };
  const { id, version, shape, photo, fileIds, savedCustomerId } = found;
  const entered = v.safeParse(EnteredApplication, found.entered);
  if (shape !== draftShape || !entered.success) {
    await shop.call(deleteCardApplicationDraft, { params: { id }, signal });
    return { draft: null, draftLost: true };
  }
  const kept = entered.output.files.filter((file) => fileIds.includes(file.id));
  await Promise.all(
    kept.map(async (file) => {
      const { content } = await shop.call(readDraftFile, { params: { id, fileId: file.id }, signal });
      files.restore(file.id, new File([content], file.name));
    }),
  );
  const stored = { id, version };
  return { draft: { stored, entered: entered.output, photo, fileIds, savedCustomerId }, draftLost: false };
}
