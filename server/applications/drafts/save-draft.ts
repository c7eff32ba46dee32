import { isDeepStrictEqual } from 'node:util';
import {
  createCardApplicationDraft,
  deleteCardApplicationDraft,
  saveCardApplicationDraft,
  saveDraftPhoto,
} from '#contract/endpoints/card-application-drafts.ts';
import type { EnteredApplication } from '#contract/entities/card-application-draft.ts';
import { authoriseCustomer } from '../../accounts/customers/authorise.ts';
import { isAbout } from '../../accounts/customers/begun-applications.ts';
import type { Database } from '../../platform/db/database.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { and, eq, notInArray } from '../../platform/db/orm.ts';
import { cardApplicationDraftFiles, cardApplicationDrafts } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { deleteDraft } from './delete-draft.ts';
import { openDraft, sealEntered, sealPhoto } from './draft-content.ts';
import { lockDraft } from './find-draft.ts';
import { lockUnfiled } from './lock-unfiled.ts';

type Draft = typeof cardApplicationDrafts.$inferSelect;
type SaveCall = Call<typeof createCardApplicationDraft | typeof saveCardApplicationDraft>;

/** Replaces the entered data, and deletes the files that the new data do not name. */
async function replace({ database, services, now, body }: SaveCall, draft: Draft) {
  const { entered, shape } = body;
  const version = draft.version + 1;
  const { id, accountId } = draft;
  const { flowId } = entered;
  // The photo was encrypted for the wizard that began the draft, so another wizard has to send the photo again.
  const photo = flowId === draft.flowId ? {} : { photo: null };
  const content = sealEntered(services, { accountId, flowId }, entered);
  await database
    .update(cardApplicationDrafts)
    .set({ flowId, version, shape, content, saved: now, ...photo })
    .where(eq(cardApplicationDrafts.id, id));
  await eraseOthers(database, id, entered);
  return { id, version };
}

async function eraseOthers(database: Database, draftId: number, { files }: EnteredApplication): Promise<void> {
  const named = files.map(({ id }) => id);
  await database
    .delete(cardApplicationDraftFiles)
    .where(and(eq(cardApplicationDraftFiles.draftId, draftId), notInArray(cardApplicationDraftFiles.fileId, named)));
}

/**
 * Saves a draft for the first time. A wizard that repeats the call, because the answer was lost, replaces its own draft;
 * a draft of another wizard is not replaced. Throws ApiError DRAFT_CHANGED, NOT_FOUND if the application is filed.
 */
const createRoute = route(createCardApplicationDraft, 'write', async (call) => {
  const { database, services, caller, now, body } = call;
  const { carrierType, isOwn, shape, entered } = body;
  const customerId = isOwn ? null : body.customerId;
  if (customerId !== null) await authoriseCustomer(database, caller, customerId);
  const { accountId } = caller;
  const { flowId } = entered;
  await lockUnfiled(database, caller, flowId);
  const content = sealEntered(services, { accountId, flowId }, entered);
  const created = await database
    .insert(cardApplicationDrafts)
    .values({ accountId, carrierType, isOwn, customerId, flowId, shape, content, saved: now })
    .onConflictDoNothing()
    .returning();
  if (created.length > 0) return { id: inserted(created).id, version: inserted(created).version };
  const [found] = await database
    .select()
    .from(cardApplicationDrafts)
    .where(
      and(
        eq(cardApplicationDrafts.accountId, accountId),
        eq(cardApplicationDrafts.carrierType, carrierType),
        isAbout({ isOwn, customerId }),
      ),
    )
    .for('update');
  if (found?.flowId !== flowId) throw new ApiError('DRAFT_CHANGED');
  return replace(call, found);
});

/** Whether the draft contains the same data already, because the answer to an earlier attempt was lost. */
const isSame = ({ services, body }: SaveCall, draft: Draft): boolean =>
  isDeepStrictEqual(openDraft(services, { ...draft, photo: null }).entered, JSON.parse(JSON.stringify(body.entered)));

/** Throws ApiError NOT_FOUND, DRAFT_CHANGED if another version was saved meanwhile. */
const saveRoute = route(saveCardApplicationDraft, 'write', async (call) => {
  await lockUnfiled(call.database, call.caller, call.body.entered.flowId);
  const draft = await lockDraft(call.database, call.caller, call.params.id);
  const { version } = call.body;
  if (version !== null && version !== draft.version) {
    if (isSame(call, draft)) return { id: draft.id, version: draft.version };
    throw new ApiError('DRAFT_CHANGED');
  }
  return replace(call, draft);
});

const savePhotoRoute = route(saveDraftPhoto, 'write', async ({ database, services, caller, params, body }) => {
  const draft = await lockDraft(database, caller, params.id);
  const photo = body.photo === null ? null : sealPhoto(services, draft, body.photo);
  await database.update(cardApplicationDrafts).set({ photo }).where(eq(cardApplicationDrafts.id, draft.id));
  return undefined;
});

const deleteRoute = route(deleteCardApplicationDraft, 'write', async ({ database, caller, params }) => {
  if (!(await deleteDraft(database, caller, params.id))) throw new ApiError('NOT_FOUND');
  return undefined;
});

export const draftWriteRoutes = [createRoute, saveRoute, savePhotoRoute, deleteRoute];
