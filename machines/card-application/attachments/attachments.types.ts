import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { AttachmentContent, AttachmentProblem } from '#rules/attachment.ts';

/** A kind of file with which a profile must be proved. */
export interface AttachmentType {
  readonly id: number;
  readonly displayName: string;
  /** The profile that needs the file; set only if the files of both profiles are asked for together. */
  readonly isProfileOne?: boolean;
}

/** A file of the person's device. Its content is stored elsewhere, under this id. */
export interface FileFacts {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

/** A file that is to be submitted for an attachment type. */
export interface ChosenFile extends FileFacts {
  readonly typeId: number;
}

/** Why a chosen file was not accepted; the error is shown at the field of its type. */
export interface RefusedFile {
  readonly typeId: number;
  readonly fileName: string;
  readonly problem: AttachmentProblem | 'ATTACHMENT_UNREADABLE';
}

export interface AttachmentsInput {
  /**
   * The profile that must be proved; null = no profile, or the files belong to an application that was already filed.
   */
  readonly profileId: number | null;
  /** The attachment types of the chosen profile; one file is required for each type. */
  readonly types: readonly AttachmentType[];
  readonly files: readonly ChosenFile[];
}

export interface AttachmentsContext extends AttachmentsInput {
  /** The last refused file of each type, until another file is chosen for the type. */
  readonly refused: readonly RefusedFile[];
  /** The file that is being checked; null = no check is running. */
  readonly looked: ChosenFile | null;
  /** The chosen files were removed because another profile was chosen; true until another file is chosen. */
  readonly cleared: boolean;
  /** The person has tried to continue; from then on missing files are marked. */
  readonly demanded: boolean;
}

export type AttachmentsEvent =
  /** Another file for the same type replaces the earlier file. */
  | { readonly type: 'choose'; readonly typeId: number; readonly file: FileFacts }
  | { readonly type: 'remove'; readonly typeId: number }
  | { readonly type: 'demand' }
  /** Another profile was chosen: all files are removed. */
  | { readonly type: 'changeProfile'; readonly profileId: number | null; readonly types: readonly AttachmentType[] }
  | DoneActorEvent<AttachmentContent | null, 'readContent'>
  | ErrorActorEvent<unknown, 'readContent'>;
