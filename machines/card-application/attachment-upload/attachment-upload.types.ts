import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../common/failure.ts';

/** A chosen file, with the profile that it belongs to. Its content is stored elsewhere, under its id. */
export interface FileToUpload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly typeId: number;
  readonly isProfileOne: boolean;
}

export interface AttachmentUploadInput {
  readonly applicationId: number;
  /** A UUID; it becomes part of the idempotency keys. */
  readonly flowId: string;
  readonly files: readonly FileToUpload[];
}

/** A file and the state of its upload; `failure` is the reason for FAILED. */
export interface UploadedFile extends FileToUpload {
  readonly state: 'WAITING' | 'UPLOADED' | 'FAILED' | 'LEFT_OUT';
  readonly failure: Failure | null;
}

export interface AttachmentUploadContext extends Omit<AttachmentUploadInput, 'files'> {
  readonly files: readonly UploadedFile[];
  /** How much of the present file was sent, 0 to 100. */
  readonly percent: number;
}

export interface UploadRequest {
  readonly applicationId: number;
  readonly file: FileToUpload;
  readonly idempotencyKey: string;
}

export interface AttachmentUploadOutput {
  /** The ids of the files that the server has received, and the ids of the missing files. */
  readonly uploaded: readonly string[];
  readonly missing: readonly string[];
}

export type AttachmentUploadEvent =
  | { readonly type: 'progress'; readonly percent: number }
  /** Sends all files again whose failures may be temporary. */
  | { readonly type: 'retry' }
  /** Sends one of several failed files again. */
  | { readonly type: 'retryOne'; readonly id: string }
  /** Leaves out one of several failed files. */
  | { readonly type: 'leaveOut'; readonly id: string }
  /** Ends the upload without the files that the server has not received. */
  | { readonly type: 'cancel' }
  | DoneActorEvent<void, 'upload'>
  | ErrorActorEvent<unknown, 'upload'>;
