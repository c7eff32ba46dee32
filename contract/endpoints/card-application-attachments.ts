import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { CardApplicationAttachment, largestAttachment } from '../entities/attachment.ts';
import { FileContents } from '../entities/file-contents.ts';
import { commonQuery, QueryBoolean, QueryId, QueryInteger } from '../query.ts';
import { PathId } from '../values.ts';

/** The size of a body without the bytes of its file: the other fields, and the lines between the fields. */
const partsBesidesFile = 64 * 1024;

export const uploadAttachment = endpoint({
  name: 'uploadAttachment',
  method: 'POST',
  path: '/api/eshop/card-applications/:id/attachment',
  summary:
    "Submit a file with the account's own card application, one for each attachment type of its profiles. Another file for the same type replaces the first one.",
  access: 'customer',
  extension: 'specified',
  creates: true,
  params: v.object({ id: PathId }),
  query: v.object(commonQuery),
  multipart: largestAttachment + partsBesidesFile,
  request: v.object({
    attachment: v.file(),
    cardApplicationAttachmentTypeId: QueryId,
    isProfileOne: QueryBoolean,
    timezoneOffset: v.optional(QueryInteger),
  }),
  response: CardApplicationAttachment,
  errors: [
    'ATTACHMENTS_NOT_ALLOWED',
    'CARD_APPLICATION_CLOSED',
    'INVALID_ATTACHMENT_TYPE',
    'ATTACHMENT_EMPTY',
    'ATTACHMENT_TOO_LARGE',
    'ATTACHMENT_NAME_NOT_ALLOWED',
    'ATTACHMENT_NAME_EXISTS',
    'ATTACHMENT_TYPE_NOT_ALLOWED',
    'ATTACHMENT_CONTENT_DIFFERS',
    'ATTACHMENT_INFECTED',
    'ATTACHMENT_SCAN_UNAVAILABLE',
    'ATTACHMENT_STORE_UNAVAILABLE',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

export const downloadAttachment = endpoint({
  name: 'downloadAttachment',
  method: 'GET',
  path: '/api/eshop/card-applications/:id/attachments/:attachmentId',
  summary:
    'A file that the account has submitted with its own card application; NOT_FOUND for files of other accounts.',
  access: 'customer',
  extension: 'applicationLife',
  params: v.object({ id: PathId, attachmentId: PathId }),
  query: v.object(commonQuery),
  // Never the type of the submitted file: a browser must not show the file as a page of the shop.
  file: 'application/octet-stream',
  response: FileContents,
  errors: ['ATTACHMENT_STORE_UNAVAILABLE'],
});
