import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { largestAttachment } from '#contract/entities/attachment.ts';
import { attachmentEndings } from '#rules/attachment.ts';
import type { attachmentsMachine } from './attachments.machine.ts';
import type { AttachmentsContext, ChosenFile, RefusedFile } from './attachments.types.ts';

export type AttachmentsActor = ActorRefFrom<typeof attachmentsMachine>;

/** The size limit of a file in megabytes, as the texts show it. */
export const largestMegabytes = largestAttachment / (1024 * 1024);

/** The error of a field: the name of a text under `attachments.errors`. `fileName`: the file that was not accepted. */
export interface FieldProblem {
  readonly name: RefusedFile['problem'] | 'ATTACHMENT_REQUIRED';
  readonly fileName: string;
}

function problemOf(
  { refused, demanded }: AttachmentsContext,
  typeId: number,
  file: ChosenFile | undefined,
): FieldProblem | null {
  const found = refused.find((one) => one.typeId === typeId);
  if (found !== undefined) return { name: found.problem, fileName: found.fileName };
  return demanded && file === undefined ? { name: 'ATTACHMENT_REQUIRED', fileName: '' } : null;
}

/** The data that the fields show, one field for each attachment type. */
export function attachmentsView(snapshot: SnapshotFrom<typeof attachmentsMachine>) {
  const { context } = snapshot;
  const canChoose = snapshot.matches('choosing');
  return {
    /** The endings of the files that are accepted, for the device's file chooser. */
    accepted: attachmentEndings.join(','),
    canChoose,
    cleared: context.cleared,
    fields: context.types.map(({ id, displayName }) => {
      const file = context.files.find(({ typeId }) => typeId === id);
      return {
        typeId: id,
        label: displayName,
        file: file ?? null,
        /** The name of the file that is being checked. */
        looking: context.looked?.typeId === id ? context.looked.name : null,
        problem: problemOf(context, id, file),
      };
    }),
  };
}
