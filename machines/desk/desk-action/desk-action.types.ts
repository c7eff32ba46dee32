import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { AskedAttachment } from '#contract/entities/application-progress.ts';
import type { DeskAction } from '#contract/entities/desk-application.ts';
import type { Failure } from '../../common/failure.ts';

/**
 * The application as the page shows it. Every action sends its version, and is refused if the application has changed
 * since then.
 */
export interface SeenApplication {
  readonly version: string;
  readonly actions: readonly DeskAction[];
}

/** The fields of all actions; each action uses some of them. */
export interface ActionForm {
  /** Why the application is rejected, or what is wrong with the photo or files that must be submitted again. */
  readonly note: string;
  /** Whether another photo is requested. */
  readonly photo: boolean;
  /** The files that must be submitted again. */
  readonly files: readonly AskedAttachment[];
  readonly cardNumber: string;
  readonly chipNumber: string;
}

/** The input of the actor `perform`. */
export interface ActionOrder {
  readonly action: DeskAction;
  readonly version: string;
  readonly form: ActionForm;
  readonly flowId: string;
}

/** The action and its form when the session expired (SES-02). */
export interface ActionDraft {
  readonly action: DeskAction;
  readonly form: ActionForm;
}

export interface DeskActionInput {
  readonly application: SeenApplication;
  /** A UUID; it becomes part of the idempotency keys. */
  readonly flowId: string;
  /** The draft to restore; null = no draft. */
  readonly draft: ActionDraft | null;
}

export interface DeskActionContext extends Omit<DeskActionInput, 'draft'> {
  /** The action that was chosen last; null = no action. Its form is kept until the action is carried out. */
  readonly action: DeskAction | null;
  readonly form: ActionForm;
  /** The clerk has submitted the form at least once; from then on all errors are shown. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not fail. */
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
  /** The page has fetched the application again. */
  | { readonly type: 'applicationRead'; readonly application: SeenApplication }
  | DoneActorEvent<SeenApplication, 'perform'>
  | ErrorActorEvent<unknown, 'perform'>;
