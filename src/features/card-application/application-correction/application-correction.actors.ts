import { fromPromise, sendTo } from 'xstate';
import { withoutDataUrlPrefix } from '#common/photo/photo-data.ts';
import { replaceApplicationPhoto } from '#contract/endpoints/card-applications.ts';
import { applicationCorrectionMachine } from '#machines/card-application/application-correction/application-correction.machine.ts';
import type { PhotoRequest } from '#machines/card-application/application-correction/application-correction.types.ts';
import type { Shop } from '#runtime/shop.ts';
import type { AttachmentFiles } from '../attachments/attachment-files.ts';
import { provideAttachmentUpload } from '../attachments/attachment-upload.actors.ts';
import { provideAttachments } from '../attachments/attachments.actors.ts';

/**
 * @param files the files that are chosen in this form
 * @param onChanged is called when the page has to read the application again
 */
export const provideApplicationCorrection = (shop: Shop, files: AttachmentFiles, onChanged: () => void) =>
  applicationCorrectionMachine.provide({
    actors: {
      attachments: provideAttachments(files),
      sendPhoto: fromPromise<void, PhotoRequest>(({ input: { applicationId, photo }, signal }) =>
        shop.call(replaceApplicationPhoto, {
          params: { id: applicationId },
          body: { photo: withoutDataUrlPrefix(photo) },
          signal,
        }),
      ),
      attachmentUpload: provideAttachmentUpload(shop, files),
    },
    actions: {
      demandFiles: sendTo('attachments', { type: 'demand' }),
      announceSent: () => shop.showToast({ messageId: 'applicationCorrection.sent', colour: 'success' }),
      refreshApplication: onChanged,
    },
  });
