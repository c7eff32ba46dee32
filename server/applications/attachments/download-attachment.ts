import { downloadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { cardApplicationAttachments, cardApplications } from '../../platform/db/schema.ts';
import { fileRoute } from '../../platform/http/route.ts';
import { attachmentFile } from './attachment-file.ts';

/** The content of a file that the account has submitted. Throws ApiError NOT_FOUND for any other file. */
export const downloadAttachmentRoute = fileRoute(downloadAttachment, ({ services, caller, params }) =>
  attachmentFile(
    services,
    and(
      eq(cardApplicationAttachments.id, params.attachmentId),
      eq(cardApplications.id, params.id),
      eq(cardApplications.accountId, caller.accountId),
    ),
  ),
);
