import { fromPromise } from 'xstate';
import { downloadAttachment } from '../../../../contract/endpoints/card-application-attachments.ts';
import { attachmentDownloadMachine } from '../../../../machines/attachment-download/attachment-download.machine.ts';
import type { AttachmentDownloadInput } from '../../../../machines/attachment-download/attachment-download.types.ts';
import { announceFailure } from '../../../common/announce-failure.ts';
import { saveBytes } from '../../../runtime/save-file.ts';
import type { Shop } from '../../../runtime/shop.ts';

export const provideAttachmentDownload = (shop: Shop) =>
  attachmentDownloadMachine.provide({
    actors: {
      saveAttachment: fromPromise<void, AttachmentDownloadInput>(async ({ input, signal }) => {
        const params = { id: input.applicationId, attachmentId: input.attachmentId };
        const { content } = await shop.call(downloadAttachment, { params, signal });
        saveBytes(input.name, downloadAttachment.file, content);
      }),
    },
    actions: { announceFailure: announceFailure(shop, 'attachments.downloadFailed') },
  });
