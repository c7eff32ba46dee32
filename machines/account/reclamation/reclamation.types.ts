import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { ReclamationContactField, ReclamationField, TypedReclamation } from '#rules/reclamation.ts';
import type { Failure } from '../../common/failure.ts';

/** What a person had entered into this form when the session expired (SES-02). */
export interface ReclamationDraft {
  /** The fields that are not as the shop has filled them in. */
  readonly changed: Readonly<Partial<TypedReclamation>>;
  readonly agreed: boolean;
}

export interface ReclamationInput {
  /** A UUID of this flow; it becomes part of the idempotency key. */
  readonly flowId: string;
  /** Whom the reclamation is about. */
  readonly customerId: number;
  /** The card that it is about; null = the customer has none. */
  readonly cardId: number | null;
  /** What the shop knows of the customer, as the texts of the fields. */
  readonly known: Readonly<Record<ReclamationContactField, string>>;
  /** What to restore; null = nothing. */
  readonly draft: ReclamationDraft | null;
}

export interface ReclamationContext extends Omit<ReclamationInput, 'draft'> {
  readonly form: TypedReclamation;
  /** To the processing of personal data. */
  readonly agreed: boolean;
  /** The fields whose errors are shown before the first submit. */
  readonly marked: readonly ReclamationField[];
  /** The person has submitted the form at least once; from then on all errors are marked. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not. */
  readonly failure: Failure | null;
  /** The number of the reclamation; null until it is filed. */
  readonly reclamationNumber: string | null;
}

/** What `file` gets; the texts as they were typed. */
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
  | DoneActorEvent<string, 'file'>
  | ErrorActorEvent<unknown, 'file'>;
