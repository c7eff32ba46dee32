import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { EnteredApplication } from '#contract/entities/card-application-draft.ts';
import type { Failure } from '../../common/failure.ts';
import type { ApplicationCarrier } from '../application-save/application-save.types.ts';

/** What the application is for; an account has one draft for each. */
export interface DraftSubject {
  readonly carrierType: ApplicationCarrier;
  readonly isOwn: boolean;
  /** Null for the account's own customer, and for a new person. */
  readonly customerId: number | null;
}

/** What is kept: what was entered, and the photo as a data URL; null = the one that the shop knows, or none. */
export interface DraftContent {
  readonly entered: EnteredApplication;
  readonly photo: string | null;
}

/** A draft on the server; whoever saves it names the version that they know. */
export interface StoredDraft {
  readonly id: number;
  readonly version: number;
}

/** A draft that was found, with the files that it keeps. */
export interface KeptDraft extends DraftContent {
  readonly stored: StoredDraft;
  readonly fileIds: readonly string[];
  /** The new customer whom an attempt to file the application has saved; null = none. */
  readonly savedCustomerId: number | null;
}

export interface ApplicationDraftInput {
  readonly subject: DraftSubject;
  /** Null = nothing is kept yet. */
  readonly kept: KeptDraft | null;
}

/** One call of saving: what was entered goes first, because it names the files. */
export type DraftJob =
  | {
      readonly kind: 'entered';
      readonly subject: DraftSubject;
      /** Null = the draft is new, or replaces another one. */
      readonly stored: StoredDraft | null;
      /** What is there is replaced, whoever has saved it. */
      readonly replaces: boolean;
      readonly entered: EnteredApplication;
    }
  | { readonly kind: 'photo'; readonly id: number; readonly photo: string | null }
  | { readonly kind: 'file'; readonly id: number; readonly fileId: string };

export interface ApplicationDraftContext {
  readonly subject: DraftSubject;
  readonly stored: StoredDraft | null;
  /** What is to be kept; null = nothing was entered. */
  readonly content: DraftContent | null;
  /** What was entered as it is kept, as JSON; null = nothing. */
  readonly keptEntered: string | null;
  /** The photo as it is kept; undefined = it is not known. */
  readonly keptPhoto: string | null | undefined;
  readonly keptFiles: readonly string[];
  readonly job: DraftJob | null;
  readonly replaces: boolean;
  /** The draft is to be deleted as soon as the running call has ended. */
  readonly drops: boolean;
  readonly failure: Failure | null;
}

export type ApplicationDraftEvent =
  /** Something was entered. */
  | { readonly type: 'changed'; readonly content: DraftContent }
  /** The wizard is about to close: what is not kept yet is kept now. */
  | { readonly type: 'flush' }
  /** What was entered is to be thrown away. */
  | { readonly type: 'drop' }
  /** What was saved elsewhere is to be replaced by what is entered here. */
  | { readonly type: 'takeOver' }
  /** Answers the draft after `entered`, nothing else otherwise. */
  | DoneActorEvent<StoredDraft | null, 'saveJob'>
  | ErrorActorEvent<unknown, 'saveJob'>
  | DoneActorEvent<void, 'dropDraft'>
  | ErrorActorEvent<unknown, 'dropDraft'>;

/** The state of the draft, for the wizard. */
export type DraftReport = 'NONE' | 'SAVING' | 'SAVED' | 'FAILED' | 'GONE';
