import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { largestAttachment } from '#contract/entities/attachment.ts';
import { attachmentEndings } from '#rules/attachment.ts';
import type { attachmentsMachine } from './attachments.machine.ts';
import type { AttachmentsContext, ChosenFile } from './attachments.types.ts';

export type AttachmentsActor = ActorRefFrom<typeof attachmentsMachine>;

/** The largest file, in the megabytes that texts name. */
export const largestMegabytes = largestAttachment / (1024 * 1024);

/** The error of a field, by its name under `attachments.errors`; `fileName` is the file that was not taken. */
export interface FieldProblem {
  readonly name: string;
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

/** What the fields show, one for each attachment type. */
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
        /** The name of the file that is being looked at. */
        looking: context.looked?.typeId === id ? context.looked.name : null,
        problem: problemOf(context, id, file),
      };
    }),
  };
}
