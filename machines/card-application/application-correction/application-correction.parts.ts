import type { AskedAttachment } from '#contract/entities/application-progress.ts';
import type { FileToUpload } from '../attachment-upload/attachment-upload.types.ts';
import type { AttachmentType } from '../attachments/attachments.types.ts';
import type { ApplicationCorrectionContext } from './application-correction.types.ts';

type Context = ApplicationCorrectionContext;

/** Whether the staff asks for a new photo that was not sent yet. */
export const wantsPhoto = ({ asked, photoSent }: Pick<Context, 'asked' | 'photoSent'>): boolean =>
  asked.photo && !photoSent;

/** Why the photo cannot be sent yet; null = it can be sent, or no photo is needed. */
export function photoProblem(context: Context): 'CROPPER_OPEN' | 'PHOTO_REQUIRED' | null {
  if (!wantsPhoto(context)) return null;
  if (context.photoOpen) return 'CROPPER_OPEN';
  return context.photo === null ? 'PHOTO_REQUIRED' : null;
}

/** The number of a file's field. The type id is not enough, because both profiles may need a file of the same type. */
export const fieldOf = ({ typeId, isProfileOne }: AskedAttachment): number => typeId * 2 + (isProfileOne ? 1 : 0);

/** The files that the staff asks for, in the form that the machine `attachments` needs. */
export const askedTypes = ({ asked }: Pick<Context, 'asked'>): AttachmentType[] =>
  asked.attachments.map((one) => ({ id: fieldOf(one), displayName: one.typeName, isProfileOne: one.isProfileOne }));

/** The chosen files, each with the profile that needs the file. */
export const filesToUpload = ({ asked, files }: Pick<Context, 'asked' | 'files'>): FileToUpload[] =>
  asked.attachments.flatMap((one) =>
    files
      .filter(({ typeId }) => typeId === fieldOf(one))
      .map((file) => ({ ...file, typeId: one.typeId, isProfileOne: one.isProfileOne })),
  );

/** Whether everything that the staff asks for was chosen. */
export const isFilledIn = (context: Context): boolean =>
  photoProblem(context) === null &&
  !context.looking &&
  context.asked.attachments.every((one) => context.files.some(({ typeId }) => typeId === fieldOf(one)));
