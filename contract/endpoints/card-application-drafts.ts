import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { largestAttachment } from '../entities/attachment.ts';
import {
  CardApplicationDraft,
  ChangedDraft,
  DraftPhoto,
  draftSubject,
  FileKey,
  NewDraft,
} from '../entities/card-application-draft.ts';
import { FileContents } from '../entities/file-contents.ts';
import { commonQuery, QueryBoolean, QueryId } from '../query.ts';
import { PathId } from '../values.ts';

const query = v.object(commonQuery);
const params = v.object({ id: PathId });
const fileParams = v.object({ id: PathId, fileId: FileKey });

/** The size of a body without the bytes of its file: the lines around the file. */
const partsBesidesFile = 64 * 1024;

const Saved = v.pick(CardApplicationDraft, ['id', 'version']);

export const cardApplicationDraft = endpoint({
  name: 'cardApplicationDraft',
  method: 'GET',
  path: '/api/eshop/card-application-drafts',
  summary: 'The draft of an application that the account has begun (ours); null = there is no draft.',
  access: 'customer',
  extension: 'applicationDrafts',
  query: v.object({
    ...commonQuery,
    carrierType: draftSubject.carrierType,
    isOwn: QueryBoolean,
    customerId: v.optional(QueryId),
  }),
  response: v.nullable(CardApplicationDraft),
  errors: [],
});

export const createCardApplicationDraft = endpoint({
  name: 'createCardApplicationDraft',
  method: 'POST',
  path: '/api/eshop/card-application-drafts',
  summary: 'Save the draft of an application for the first time (ours).',
  access: 'customer',
  extension: 'applicationDrafts',
  creates: true,
  query,
  request: NewDraft,
  response: Saved,
  errors: ['DRAFT_CHANGED', 'IDEMPOTENCY_KEY_REUSED'],
});

export const saveCardApplicationDraft = endpoint({
  name: 'saveCardApplicationDraft',
  method: 'PUT',
  path: '/api/eshop/card-application-drafts/:id',
  summary:
    'Save a draft (ours); `version` is the version that the caller knows, null replaces any version. Files that the draft does not name any more are erased.',
  access: 'customer',
  extension: 'applicationDrafts',
  params,
  query,
  request: ChangedDraft,
  response: Saved,
  errors: ['DRAFT_CHANGED'],
});

export const saveDraftPhoto = endpoint({
  name: 'saveDraftPhoto',
  method: 'PUT',
  path: '/api/eshop/card-application-drafts/:id/photo',
  summary: 'Save or erase the photo of a draft (ours).',
  access: 'customer',
  extension: 'applicationDrafts',
  params,
  query,
  request: v.object({ photo: v.nullable(DraftPhoto) }),
  errors: [],
});

export const saveDraftFile = endpoint({
  name: 'saveDraftFile',
  method: 'PUT',
  path: '/api/eshop/card-application-drafts/:id/files/:fileId',
  summary: 'Save the content of a file that the draft names (ours).',
  access: 'customer',
  extension: 'applicationDrafts',
  params: fileParams,
  query,
  multipart: largestAttachment + partsBesidesFile,
  request: v.object({ file: v.file() }),
  errors: ['ATTACHMENT_TOO_LARGE'],
});

export const readDraftFile = endpoint({
  name: 'readDraftFile',
  method: 'GET',
  path: '/api/eshop/card-application-drafts/:id/files/:fileId',
  summary: "The content of a file of the account's own draft (ours).",
  access: 'customer',
  extension: 'applicationDrafts',
  params: fileParams,
  query,
  // Never the type of the submitted file: a browser must not show the file as a page of the shop.
  file: 'application/octet-stream',
  response: FileContents,
  errors: [],
});

export const deleteCardApplicationDraft = endpoint({
  name: 'deleteCardApplicationDraft',
  method: 'DELETE',
  path: '/api/eshop/card-application-drafts/:id',
  summary: 'Delete a draft, with its photo and files (ours).',
  access: 'customer',
  extension: 'applicationDrafts',
  params,
  query,
  errors: [],
});
