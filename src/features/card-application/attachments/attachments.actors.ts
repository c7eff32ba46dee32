import { fromPromise } from 'xstate';
import { attachmentsMachine } from '#machines/card-application/attachments/attachments.machine.ts';
import { contentOf, signatureLength } from '#rules/attachment.ts';
import type { AttachmentContent } from '#rules/attachment.ts';
import type { AttachmentFiles } from './attachment-files.ts';

export const provideAttachments = (files: AttachmentFiles) =>
  attachmentsMachine.provide({
    actors: {
      readContent: fromPromise<AttachmentContent | null, { readonly fileId: string }>(async ({ input }) => {
        const start = files.fileOf(input.fileId).slice(0, signatureLength);
        return contentOf(new Uint8Array(await start.arrayBuffer()));
      }),
    },
  });
