import * as v from 'valibot';
import type {
  createCardApplicationDraft,
  deleteCardApplicationDraft,
  saveCardApplicationDraft,
  saveDraftPhoto,
} from '#contract/endpoints/card-application-drafts.ts';
import {
  ChangedDraft,
  DraftPhoto,
  NewDraft,
  type EnteredApplication,
} from '#contract/entities/card-application-draft.ts';
import type { Compose } from '../composing.ts';
import type { DraftRow, Keeping, Transaction } from './draft-database.ts';
import { deleteDrafts, fileIdsOf, findBySubject, ownDraft, personOf } from './draft-rows.ts';
import { keep } from './keeping.ts';
import { checked, draftChanged, notFound } from './refusals.ts';

/** A save request can come later than the one that files the application. Throws NOT_FOUND if the wizard has filed it. */
async function checkUnfiled({ transaction, accountId }: Keeping, flowId: string): Promise<void> {
  const flow = await transaction.objectStore('flows').get([accountId, flowId]);
  if (flow?.isFiled === true) throw notFound();
}

async function eraseOthers(transaction: Transaction, id: number, { files }: EnteredApplication): Promise<void> {
  const named = new Set(files.map((file) => file.id));
  for (const fileId of await fileIdsOf(transaction, id))
    if (!named.has(fileId)) await transaction.objectStore('files').delete([id, fileId]);
}

type Content = Pick<v.InferOutput<typeof ChangedDraft>, 'shape' | 'entered'>;

/** Replaces the entered data, and deletes the files that the new data do not name. */
async function replace({ transaction, now }: Keeping, id: number, draft: DraftRow, { shape, entered }: Content) {
  const version = draft.version + 1;
  const { flowId } = entered;
  // As on the server, another wizard has to send the photo again.
  const photo = flowId === draft.flowId ? draft.photo : null;
  await transaction.objectStore('drafts').put({ ...draft, flowId, version, shape, entered, photo, saved: now }, id);
  await eraseOthers(transaction, id, entered);
  return { id, version };
}

/**
 * Saves a draft for the first time. A wizard that repeats the call replaces its own draft; a draft of another wizard is
 * not replaced. Rejects with DRAFT_CHANGED, NOT_FOUND if the application is filed.
 */
export const createDraft: Compose<typeof createCardApplicationDraft> = async (composing, { body }) => {
  const { shape, entered, ...subject } = checked(NewDraft, body);
  const { flowId } = entered;
  return keep(composing, async (keeping) => {
    await checkUnfiled(keeping, flowId);
    const { transaction, accountId, now } = keeping;
    const found = await findBySubject(keeping, subject);
    if (found === null) {
      const { carrierType } = subject;
      const person = personOf(subject);
      const row = { accountId, person, carrierType, flowId, version: 1, shape, entered, photo: null, saved: now };
      return { id: await transaction.objectStore('drafts').add(row), version: row.version };
    }
    if (found.draft.flowId !== flowId) throw draftChanged();
    return replace(keeping, found.id, found.draft, { shape, entered });
  });
};

/** Whether the draft contains the same data already, because an earlier attempt has saved them. */
const isSame = (draft: DraftRow, entered: EnteredApplication): boolean =>
  JSON.stringify(draft.entered) === JSON.stringify(entered);

/** Rejects with NOT_FOUND, DRAFT_CHANGED if another version was saved meanwhile. */
export const saveDraft: Compose<typeof saveCardApplicationDraft> = async (composing, { params, body }) => {
  const { version, ...content } = checked(ChangedDraft, body);
  const id = Number(params?.['id']);
  return keep(composing, async (keeping) => {
    await checkUnfiled(keeping, content.entered.flowId);
    const draft = await ownDraft(keeping, id);
    if (version === null || version === draft.version) return replace(keeping, id, draft, content);
    if (!isSame(draft, content.entered)) throw draftChanged();
    return { id, version: draft.version };
  });
};

export const savePhoto: Compose<typeof saveDraftPhoto> = async (composing, { params, body }) => {
  const { photo } = checked(v.object({ photo: v.nullable(DraftPhoto) }), body);
  const id = Number(params?.['id']);
  return keep(composing, async (keeping) => {
    const draft = await ownDraft(keeping, id);
    await keeping.transaction.objectStore('drafts').put({ ...draft, photo }, id);
    return undefined;
  });
};

export const deleteDraft: Compose<typeof deleteCardApplicationDraft> = (composing, { params }) => {
  const id = Number(params?.['id']);
  return keep(composing, async (keeping) => {
    await ownDraft(keeping, id);
    await deleteDrafts(keeping.transaction, [id]);
    return undefined;
  });
};
