import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { uploadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import { attachmentUploadMachine } from '#machines/card-application/attachment-upload/attachment-upload.machine.ts';
import type { UploadRequest } from '#machines/card-application/attachment-upload/attachment-upload.types.ts';
import type { Shop } from '#runtime/shop.ts';
import { wizardToastTime } from '../wizard-toasts.ts';
import type { AttachmentFiles } from './attachment-files.ts';

const nobody = (): void => {};

export function provideAttachmentUpload(shop: Pick<Shop, 'call' | 'clock' | 'showToast'>, files: AttachmentFiles) {
  let tell: (percent: number) => void = nobody;
  return attachmentUploadMachine.provide({
    actors: {
      progress: fromCallback<AnyEventObject>(({ sendBack }) => {
        tell = (percent) => sendBack({ type: 'progress', percent });
        return () => {
          tell = nobody;
        };
      }),
      upload: fromPromise<void, UploadRequest>(async ({ input: { applicationId, file, idempotencyKey }, signal }) => {
        await shop.call(uploadAttachment, {
          params: { id: applicationId },
          body: {
            attachment: files.fileOf(file.id),
            cardApplicationAttachmentTypeId: file.typeId,
            isProfileOne: file.isProfileOne,
            timezoneOffset: new Date(shop.clock.now()).getTimezoneOffset(),
          },
          idempotencyKey,
          uploaded: (percent) => tell(percent),
          signal,
        });
      }),
    },
    actions: {
      announceMissing: () =>
        shop.showToast({ messageId: 'attachmentUpload.missing', colour: 'warning', timeout: wizardToastTime }),
    },
  });
}
