import { fromPromise } from 'xstate';
import { attachmentsMachine } from '../../../../machines/attachments/attachments.machine.ts';
import { attachmentsReport } from '../../../../machines/attachments/attachments.problems.ts';
import type { AttachmentsReport } from '../../../../machines/attachments/attachments.types.ts';
import { contentOf, signatureLength } from '../../../../rules/attachment.ts';
import type { AttachmentContent } from '../../../../rules/attachment.ts';
import type { AttachmentFiles } from './attachment-files.ts';

/** @param report receives the files after each change, and whether none is missing */
export const provideAttachments = (files: AttachmentFiles, report: (report: AttachmentsReport) => void) =>
  attachmentsMachine.provide({
    actors: {
      readContent: fromPromise<AttachmentContent | null, { readonly fileId: string }>(async ({ input }) => {
        const start = files.fileOf(input.fileId).slice(0, signatureLength);
        return contentOf(new Uint8Array(await start.arrayBuffer()));
      }),
    },
    actions: { report: ({ context }) => report(attachmentsReport(context)) },
  });
