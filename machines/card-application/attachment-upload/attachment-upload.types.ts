import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../common/failure.ts';

/** A chosen file, with the profile that it belongs to; the file itself is kept elsewhere, under its id. */
export interface FileToUpload {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly typeId: number;
  readonly isProfileOne: boolean;
}

export interface AttachmentUploadInput {
  readonly applicationId: number;
  /** The UUID of the flow, of which the idempotency keys are made. */
  readonly flowId: string;
  readonly files: readonly FileToUpload[];
}

/** A file, and what became of it; `failure` is why it has failed. */
export interface UploadedFile extends FileToUpload {
  readonly state: 'WAITING' | 'UPLOADED' | 'FAILED' | 'LEFT_OUT';
  readonly failure: Failure | null;
}

export interface AttachmentUploadContext extends Omit<AttachmentUploadInput, 'files'> {
  readonly files: readonly UploadedFile[];
  /** How much of the present file was sent, 0 to 100. */
  readonly percent: number;
}

/** The input of the actor `upload`. */
export interface UploadRequest {
  readonly applicationId: number;
  readonly file: FileToUpload;
  readonly idempotencyKey: string;
}

export interface AttachmentUploadOutput {
  /** The ids of the files that the server has, and of those that it has not. */
  readonly uploaded: readonly string[];
  readonly missing: readonly string[];
}

export type AttachmentUploadEvent =
  | { readonly type: 'progress'; readonly percent: number }
  /** Sends the files again whose failures may pass. */
  | { readonly type: 'retry' }
  /** Sends one of several failed files again. */
  | { readonly type: 'retryOne'; readonly id: string }
  /** Goes on without one of several failed files. */
  | { readonly type: 'leaveOut'; readonly id: string }
  /** Goes on without the files that the server has not. */
  | { readonly type: 'cancel' }
  | DoneActorEvent<void, 'upload'>
  | ErrorActorEvent<unknown, 'upload'>;
