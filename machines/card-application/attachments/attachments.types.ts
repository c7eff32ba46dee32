import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { AttachmentContent, AttachmentProblem } from '#rules/attachment.ts';

/** What a profile wants to have proved by a file. */
export interface AttachmentType {
  readonly id: number;
  readonly displayName: string;
  /** Which of an application's two profiles wants it, where the types of both are asked for at once. */
  readonly isProfileOne?: boolean;
}

/** A file of the person's device; the file itself is kept elsewhere, under this id. */
export interface FileFacts {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** A file that is to be submitted for an attachment type. */
export interface ChosenFile extends FileFacts {
  readonly typeId: number;
}

/** Why a file that was chosen was not taken; it concerns the field of its type. */
export interface RefusedFile {
  readonly typeId: number;
  readonly fileName: string;
  readonly problem: AttachmentProblem | 'ATTACHMENT_UNREADABLE';
}

export interface AttachmentsInput {
  /** The profile whose claim is proved; null = none, or the files of an application that was filed. */
  readonly profileId: number | null;
  /** The attachment types of the profile that is chosen; one file is required for each of them. */
  readonly types: readonly AttachmentType[];
  readonly files: readonly ChosenFile[];
}

export interface AttachmentsContext extends AttachmentsInput {
  /** The last refused file of each type, until another one is chosen for it. */
  readonly refused: readonly RefusedFile[];
  /** The file that is being looked at; null = none. */
  readonly looked: ChosenFile | null;
  /** Another profile was chosen, by which files were forgotten; until another file is chosen. */
  readonly cleared: boolean;
  /** The person wanted to go on; from then on what is missing is marked. */
  readonly demanded: boolean;
}

export type AttachmentsEvent =
  /** Another file for the same type replaces the first one. */
  | { readonly type: 'choose'; readonly typeId: number; readonly file: FileFacts }
  | { readonly type: 'remove'; readonly typeId: number }
  | { readonly type: 'demand' }
  /** Another profile was chosen: all files are forgotten. */
  | { readonly type: 'changeProfile'; readonly profileId: number | null; readonly types: readonly AttachmentType[] }
  | DoneActorEvent<AttachmentContent | null, 'readContent'>
  | ErrorActorEvent<unknown, 'readContent'>;
