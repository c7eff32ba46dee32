import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { AskedAttachment } from '#contract/entities/application-progress.ts';
import type { DeskAction } from '#contract/entities/desk-application.ts';
import type { Failure } from '../../common/failure.ts';

/** What the clerk has before them: every action repeats its version, and is refused once something of it has changed. */
export interface SeenApplication {
  readonly version: string;
  readonly actions: readonly DeskAction[];
}

/** What is filled in for an action; each action uses a part of it. */
export interface ActionForm {
  /** Why it is rejected, or what is wrong with what is asked for again. */
  readonly note: string;
  /** Another photo is asked for. */
  readonly photo: boolean;
  /** The files that are asked for again. */
  readonly files: readonly AskedAttachment[];
  readonly cardNumber: string;
  readonly chipNumber: string;
}

/** What is sent for an action. */
export interface ActionOrder {
  readonly action: DeskAction;
  readonly version: string;
  readonly form: ActionForm;
  readonly flowId: string;
}

/** What had been filled in for an action when the session expired (SES-02). */
export interface ActionDraft {
  readonly action: DeskAction;
  readonly form: ActionForm;
}

export interface DeskActionInput {
  readonly application: SeenApplication;
  /** A UUID, of which the idempotency keys are made. */
  readonly flowId: string;
  /** What to restore; null = nothing. */
  readonly draft: ActionDraft | null;
}

export interface DeskActionContext extends Omit<DeskActionInput, 'draft'> {
  /** The action that was chosen last; null = none yet. What was filled in for it is kept until it is done. */
  readonly action: DeskAction | null;
  readonly form: ActionForm;
  /** The clerk has submitted the form at least once; from then on all errors are marked. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not. */
  readonly failure: Failure | null;
}

export type DeskActionEvent =
  | { readonly type: 'choose'; readonly action: DeskAction }
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
