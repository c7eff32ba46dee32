import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isFailed, isWorthRetrying, oneOfSeveralFailed, presentFile } from './attachment-upload.files.ts';
import type { attachmentUploadMachine } from './attachment-upload.machine.ts';
import type { AttachmentUploadContext, UploadedFile } from './attachment-upload.types.ts';

export type AttachmentUploadActor = ActorRefFrom<typeof attachmentUploadMachine>;

const sizeOf = (files: readonly UploadedFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

/**
 * How much of all files was sent, in whole per cent. A failed file is treated as sent, because the upload does not wait
 * for this file.
 */
function totalPercent(context: AttachmentUploadContext): number {
  const present = presentFile(context);
  const ended = context.files.filter(({ state }) => state !== 'WAITING');
  const sent = sizeOf(ended) + ((present?.size ?? 0) * context.percent) / 100;
  return Math.floor((100 * sent) / Math.max(1, sizeOf(context.files)));
}

/** The data that the upload shows. Failures are names of texts under `attachmentUpload.errors`. */
export function attachmentUploadView(snapshot: SnapshotFrom<typeof attachmentUploadMachine>) {
  const { context } = snapshot;
  const { files } = context;
  const present = presentFile(context);
  return {
    uploading: snapshot.matches('uploading'),
    present: present === undefined ? null : { name: present.name, number: files.indexOf(present) + 1 },
    count: files.length,
    percent: totalPercent(context),
    failed: files.filter(isFailed).flatMap((file) => {
      const { id, name, failure } = file;
      if (failure === null) return [];
      const canLeaveOut = oneOfSeveralFailed(context, id) !== undefined;
      return [{ id, name, failure, canRetry: canLeaveOut && isWorthRetrying(file), canLeaveOut }];
    }),
    canRetry: snapshot.can({ type: 'retry' }),
    canCancel: snapshot.can({ type: 'cancel' }),
  };
}
