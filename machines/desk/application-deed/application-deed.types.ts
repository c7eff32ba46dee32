import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { AskedAttachment } from '#contract/entities/application-way.ts';
import type { ApplicationDeed } from '#contract/entities/desk-application.ts';
import type { Failure } from '../../common/failure.ts';

/** What the clerk has before them: every deed repeats its version, and is refused once something of it has changed. */
export interface SeenApplication {
  readonly version: string;
  readonly deeds: readonly ApplicationDeed[];
}

/** What is filled in for a deed; each deed uses a part of it. */
export interface DeedForm {
  /** Why it is rejected, or what is wrong with what is asked for again. */
  readonly note: string;
  /** Another photo is asked for. */
  readonly photo: boolean;
  /** The files that are asked for again. */
  readonly files: readonly AskedAttachment[];
  readonly cardNumber: string;
  readonly chipNumber: string;
}

/** What is sent for a deed. */
export interface DeedOrder {
  readonly deed: ApplicationDeed;
  readonly version: string;
  readonly form: DeedForm;
  readonly flowId: string;
}

/** What had been filled in for a deed when the session expired (SES-02). */
export interface DeedDraft {
  readonly deed: ApplicationDeed;
  readonly form: DeedForm;
}

export interface ApplicationDeedInput {
  readonly application: SeenApplication;
  /** A UUID, of which the idempotency keys are made. */
  readonly flowId: string;
  /** What to restore; null = nothing. */
  readonly draft: DeedDraft | null;
}

export interface ApplicationDeedContext extends Omit<ApplicationDeedInput, 'draft'> {
  /** The deed that was chosen last; null = none yet. What was filled in for it is kept until it is done. */
  readonly deed: ApplicationDeed | null;
  readonly form: DeedForm;
  /** The clerk has submitted the form at least once; from then on all errors are marked. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not. */
  readonly failure: Failure | null;
}

export type ApplicationDeedEvent =
  | { readonly type: 'choose'; readonly deed: ApplicationDeed }
  | { readonly type: 'changeNote'; readonly value: string }
  | { readonly type: 'askPhoto'; readonly asked: boolean }
  | { readonly type: 'askFile'; readonly file: AskedAttachment; readonly asked: boolean }
  | { readonly type: 'changeCardNumber'; readonly value: string }
  | { readonly type: 'changeChipNumber'; readonly value: string }
  | { readonly type: 'submit' }
  | { readonly type: 'close' }
  /** The page has read the application again. */
  | { readonly type: 'applicationRead'; readonly application: SeenApplication }
  | DoneActorEvent<SeenApplication, 'perform'>
  | ErrorActorEvent<unknown, 'perform'>;
