import { attachmentProblem, missingTypes } from '#rules/attachment.ts';
import type { AttachmentContent } from '#rules/attachment.ts';
import type { AttachmentsContext, ChosenFile, RefusedFile } from './attachments.types.ts';

const othersThan = (files: readonly ChosenFile[], typeId: number): readonly ChosenFile[] =>
  files.filter((file) => file.typeId !== typeId);

/** Why the file that is being checked cannot be accepted; null = it can be accepted. */
export function checkedFileProblem(
  { looked, files, types }: AttachmentsContext,
  content: AttachmentContent | null,
): RefusedFile['problem'] | null {
  if (looked === null) return 'ATTACHMENT_UNREADABLE';
  const isForProfileOne = (typeId: number) => types.find(({ id }) => id === typeId)?.isProfileOne;
  const otherNames = othersThan(files, looked.typeId)
    .filter(({ typeId }) => isForProfileOne(typeId) === isForProfileOne(looked.typeId))
    .map(({ name }) => name);
  return attachmentProblem({ name: looked.name, size: looked.size, content, otherNames });
}

/** The files after the checked file was added. The checked file replaces an earlier file of the same type. */
export const withCheckedFile = ({ files, looked }: AttachmentsContext): readonly ChosenFile[] =>
  looked === null ? files : [...othersThan(files, looked.typeId), looked];

export const isComplete = ({ types, files }: AttachmentsContext): boolean => missingTypes(types, files).length === 0;
