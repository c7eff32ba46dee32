import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../common/failure.ts';

/** The file as the browser has saved it. */
export interface SavedFile {
  readonly fileName: string;
}

export interface DataExportContext {
  /** The name of the saved file; '' = no file was saved yet. */
  readonly fileName: string;
  /** Why the last download failed; null = it did not fail. */
  readonly failure: Failure | null;
}

export type DataExportEvent =
  | { readonly type: 'download' }
  | { readonly type: 'cancel' }
  | DoneActorEvent<SavedFile, 'saveExport'>
  | ErrorActorEvent<unknown, 'saveExport'>;
