import { fromPromise } from 'xstate';
import type { deskAttachment } from '#contract/endpoints/application-desk.ts';
import type { downloadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import { attachmentDownloadMachine } from '#machines/common/attachment-download/attachment-download.machine.ts';
import type { AttachmentDownloadInput } from '#machines/common/attachment-download/attachment-download.types.ts';
import { saveBytes } from '#runtime/save-file.ts';
import type { Shop } from '#runtime/shop.ts';
import { announceFailure } from '../announce-failure.ts';

/** The call by which the customer, or the operator's staff, gets the file. */
type DownloadEndpoint = typeof deskAttachment | typeof downloadAttachment;

export const provideAttachmentDownload = (shop: Shop, endpoint: DownloadEndpoint) =>
  attachmentDownloadMachine.provide({
    actors: {
      saveAttachment: fromPromise<void, AttachmentDownloadInput>(async ({ input, signal }) => {
        const params = { id: input.applicationId, attachmentId: input.attachmentId };
        const { content } = await shop.call(endpoint, { params, signal });
        saveBytes(input.name, endpoint.file, content);
      }),
    },
    actions: { announceFailure: announceFailure(shop, 'attachments.downloadFailed') },
  });
