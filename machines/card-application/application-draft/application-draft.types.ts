import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { EnteredApplication } from '#contract/entities/card-application-draft.ts';
import type { Failure } from '../../common/failure.ts';
import type { ApplicationCarrier } from '../application-save/application-save.types.ts';

/** The person and the kind of card that an application is for. An account has at most one draft for each subject. */
export interface DraftSubject {
  readonly carrierType: ApplicationCarrier;
  readonly isOwn: boolean;
  /** Null for the account's own customer, and for a new person. */
  readonly customerId: number | null;
}

/** The content of a draft: the entered data, and the photo as a data URL. `photo` null = no new photo. */
export interface DraftContent {
  readonly entered: EnteredApplication;
  readonly photo: string | null;
}

/** A draft on the server. A save request names the version that it is based on. */
export interface StoredDraft {
  readonly id: number;
  readonly version: number;
}

/** A draft that was found on the server, with the ids of its files. */
export interface KeptDraft extends DraftContent {
  readonly stored: StoredDraft;
  readonly fileIds: readonly string[];
  /** The new customer whom an earlier attempt to file the application has saved; null = no such customer. */
  readonly savedCustomerId: number | null;
}

export interface ApplicationDraftInput {
  readonly subject: DraftSubject;
  /** Null = there is no draft yet. */
  readonly kept: KeptDraft | null;
}

/** One save request. The entered data are saved first, because they name the files. */
export type DraftJob =
  | {
      readonly kind: 'entered';
      readonly subject: DraftSubject;
      /** Null = the draft is new, or replaces another draft. */
      readonly stored: StoredDraft | null;
      /** Replaces the draft on the server, even if another window or device has saved it. */
      readonly replaces: boolean;
      readonly entered: EnteredApplication;
    }
  | { readonly kind: 'photo'; readonly id: number; readonly photo: string | null }
  | { readonly kind: 'file'; readonly id: number; readonly fileId: string };

export interface ApplicationDraftContext {
  readonly subject: DraftSubject;
  readonly stored: StoredDraft | null;
  /** The content that should be saved; null = nothing was entered. */
  readonly content: DraftContent | null;
  /** The entered data that the server has, as JSON; null = none. */
  readonly keptEntered: string | null;
  /** The photo that the server has; undefined = not known. */
  readonly keptPhoto: string | null | undefined;
  readonly keptFiles: readonly string[];
  readonly job: DraftJob | null;
  readonly replaces: boolean;
  /** The draft is deleted as soon as the running request has ended. */
  readonly drops: boolean;
  readonly failure: Failure | null;
}

export type ApplicationDraftEvent =
  /** Something was entered. */
  | { readonly type: 'changed'; readonly content: DraftContent }
  /** The wizard is about to close: unsaved input is saved now. */
  | { readonly type: 'flush' }
  /** Deletes the draft. */
  | { readonly type: 'drop' }
  /** Replaces the draft that was saved elsewhere by the data entered here. */
  | { readonly type: 'takeOver' }
  /** The output is the draft after a job of the kind `entered`, otherwise null. */
  | DoneActorEvent<StoredDraft | null, 'saveJob'>
  | ErrorActorEvent<unknown, 'saveJob'>
  | DoneActorEvent<void, 'dropDraft'>
  | ErrorActorEvent<unknown, 'dropDraft'>;

/** The state of the draft as the wizard needs it. */
export type DraftReport = 'NONE' | 'SAVING' | 'SAVED' | 'FAILED' | 'GONE';
