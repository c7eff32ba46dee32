import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { ReclamationContactField, ReclamationField, TypedReclamation } from '#rules/reclamation.ts';
import type { Failure } from '../../common/failure.ts';

/** The input of this form when the session expired (SES-02). */
export interface ReclamationDraft {
  /** The fields whose values differ from the values that the shop has filled in. */
  readonly changed: Readonly<Partial<TypedReclamation>>;
  readonly agreed: boolean;
}

export interface ReclamationInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
  /** The customer whom the reclamation is about. */
  readonly customerId: number;
  /** The card that the reclamation is about; null = the customer has no card. */
  readonly cardId: number | null;
  /** The data of the customer that the shop knows, as texts for the fields. */
  readonly known: Readonly<Record<ReclamationContactField, string>>;
  /** The draft to restore; null = no draft. */
  readonly draft: ReclamationDraft | null;
}

export interface ReclamationContext extends Omit<ReclamationInput, 'draft'> {
  readonly form: TypedReclamation;
  /** The person has agreed to the processing of personal data. */
  readonly agreed: boolean;
  /** The fields whose errors are shown before the first submit. */
  readonly marked: readonly ReclamationField[];
  /** The person has submitted the form at least once; from then on all errors are shown. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
  /** The number of the reclamation; null until it is filed. */
  readonly reclamationNumber: string | null;
}

/** The input of `file`; the texts are not changed after typing. */
export interface ReclamationRequest {
  readonly idempotencyKey: string;
  readonly customerId: number;
  readonly cardId: number | null;
  readonly form: TypedReclamation;
}

export type ReclamationEvent =
  | { readonly type: 'changeField'; readonly field: ReclamationField; readonly value: string }
  | { readonly type: 'leaveField'; readonly field: ReclamationField }
  | { readonly type: 'toggleConsent' }
  | { readonly type: 'submit' }
  | { readonly type: 'close' }
  | DoneActorEvent<string | null, 'file'>
  | ErrorActorEvent<unknown, 'file'>;
