import type { DoneActorEvent, ErrorActorEvent, SnapshotFrom } from 'xstate';
import type { ApplicationCorrection } from '#contract/entities/application-progress.ts';
import type { Failure } from '../../common/failure.ts';
import type { PhotoReport } from '../../common/photo/photo.types.ts';
import type { AttachmentUploadOutput } from '../attachment-upload/attachment-upload.types.ts';
import type { attachmentsMachine } from '../attachments/attachments.machine.ts';
import type { ChosenFile } from '../attachments/attachments.types.ts';

export interface ApplicationCorrectionInput {
  readonly applicationId: number;
  /** A UUID; it becomes part of the idempotency keys. */
  readonly flowId: string;
  /** The photo or files that the operator's staff asks for again. */
  readonly asked: Pick<ApplicationCorrection, 'photo' | 'attachments'>;
}

export interface ApplicationCorrectionContext extends ApplicationCorrectionInput {
  /** The new photo, as a data URL; null = not chosen yet. */
  readonly photo: string | null;
  /** The photo's cropper is open, or the photo is being prepared. */
  readonly photoOpen: boolean;
  /** The server has received the new photo. */
  readonly photoSent: boolean;
  readonly files: readonly ChosenFile[];
  /** The content of a chosen file is being checked. */
  readonly looking: boolean;
  /** The person has tried to send; from then on missing fields are marked. */
  readonly demanded: boolean;
  /** Why the photo could not be sent; null = the last attempt did not fail, or was not made yet. */
  readonly failure: Failure | null;
}

export interface PhotoRequest {
  readonly applicationId: number;
  readonly photo: string;
}

export type ApplicationCorrectionEvent =
  | ({ readonly type: 'changePhoto' } & PhotoReport)
  | { readonly type: 'send' }
  | { readonly type: 'xstate.snapshot.attachments'; readonly snapshot: SnapshotFrom<typeof attachmentsMachine> }
  | DoneActorEvent<void, 'sendPhoto'>
  | ErrorActorEvent<unknown, 'sendPhoto'>
  | DoneActorEvent<AttachmentUploadOutput, 'attachmentUpload'>
  | ErrorActorEvent<unknown, 'attachmentUpload'>;
