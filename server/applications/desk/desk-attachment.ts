import { deskAttachment } from '#contract/endpoints/application-desk.ts';
import { and, eq } from '../../platform/db/orm.ts';
import { cardApplicationAttachments } from '../../platform/db/schema.ts';
import { fileRoute } from '../../platform/http/route.ts';
import { attachmentFile } from '../attachments/attachment-file.ts';
import { refuseSwitchedOff } from './switched-on.ts';

/** The content of a submitted file. Throws ApiError NOT_FOUND. */
export const deskAttachmentRoute = fileRoute(deskAttachment, async (call) => {
  await refuseSwitchedOff(call);
  return attachmentFile(
    call.services,
    and(
      eq(cardApplicationAttachments.id, call.params.attachmentId),
      eq(cardApplicationAttachments.applicationId, call.params.id),
    ),
  );
});
