import type { DoneActorEvent, ErrorActorEvent, SnapshotFrom } from 'xstate';
import type { ApplicationCorrection } from '#contract/entities/application-progress.ts';
import type { Failure } from '../../common/failure.ts';
import type { PhotoReport } from '../../common/photo/photo.types.ts';
import type { AttachmentUploadOutput } from '../attachment-upload/attachment-upload.types.ts';
import type { attachmentsMachine } from '../attachments/attachments.machine.ts';
import type { ChosenFile } from '../attachments/attachments.types.ts';

export interface ApplicationCorrectionInput {
  readonly applicationId: number;
  /** The UUID of the flow, of which the idempotency keys are made. */
  readonly flowId: string;
  /** What the operator's staff asks for again. */
  readonly asked: Pick<ApplicationCorrection, 'photo' | 'attachments'>;
}

export interface ApplicationCorrectionContext extends ApplicationCorrectionInput {
  /** The new photo, as a data URL; null = none yet. */
  readonly photo: string | null;
  /** The photo's cropper is open, or the photo is being prepared. */
  readonly photoOpen: boolean;
  /** The server has the new photo. */
  readonly photoSent: boolean;
  readonly files: readonly ChosenFile[];
  /** A chosen file is being looked at. */
  readonly looking: boolean;
  /** The person wanted to send; from then on what is missing is marked. */
  readonly demanded: boolean;
  /** Why the photo could not be sent; null = it could, or was not sent yet. */
  readonly failure: Failure | null;
}

/** The input of the actor `sendPhoto`. */
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
