import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../failure.ts';

export interface AttachmentDownloadInput {
  readonly applicationId: number;
  readonly attachmentId: number;
  /** The name under which the device saves the file. */
  readonly name: string;
}

export interface AttachmentDownloadContext extends AttachmentDownloadInput {
  /** Why the last download failed; null = it did not fail. */
  readonly failure: Failure | null;
}

export type AttachmentDownloadEvent =
  | { readonly type: 'download' }
  | DoneActorEvent<void, 'saveAttachment'>
  | ErrorActorEvent<unknown, 'saveAttachment'>;
