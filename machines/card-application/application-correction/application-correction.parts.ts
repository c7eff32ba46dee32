import type { AskedAttachment } from '#contract/entities/application-progress.ts';
import type { FileToUpload } from '../attachment-upload/attachment-upload.types.ts';
import type { AttachmentType } from '../attachments/attachments.types.ts';
import type { ApplicationCorrectionContext } from './application-correction.types.ts';

type Context = ApplicationCorrectionContext;

/** Whether the photo is still to be sent. */
export const wantsPhoto = ({ asked, photoSent }: Pick<Context, 'asked' | 'photoSent'>): boolean =>
  asked.photo && !photoSent;

/** Why the photo cannot be sent yet; null = it can, or need not be. */
export function photoProblem(context: Context): 'CROPPER_OPEN' | 'PHOTO_REQUIRED' | null {
  if (!wantsPhoto(context)) return null;
  if (context.photoOpen) return 'CROPPER_OPEN';
  return context.photo === null ? 'PHOTO_REQUIRED' : null;
}

/** The field of a file: the same type can be asked for of both profiles. */
export const fieldOf = ({ typeId, isProfileOne }: AskedAttachment): number => typeId * 2 + (isProfileOne ? 1 : 0);

/** The files that are asked for, as the fields of their choice know them. */
export const askedTypes = ({ asked }: Pick<Context, 'asked'>): AttachmentType[] =>
  asked.attachments.map((one) => ({ id: fieldOf(one), displayName: one.typeName, isProfileOne: one.isProfileOne }));

/** The chosen files, each for the profile for which it is asked for. */
export const filesToUpload = ({ asked, files }: Pick<Context, 'asked' | 'files'>): FileToUpload[] =>
  asked.attachments.flatMap((one) =>
    files
      .filter(({ typeId }) => typeId === fieldOf(one))
      .map((file) => ({ ...file, typeId: one.typeId, isProfileOne: one.isProfileOne })),
  );

/** Whether everything that is asked for is there. */
export const isFilledIn = (context: Context): boolean =>
  photoProblem(context) === null &&
  !context.looking &&
  context.asked.attachments.every((one) => context.files.some(({ typeId }) => typeId === fieldOf(one)));
