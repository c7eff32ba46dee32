import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { PersonConditions, PersonField, TypedPerson } from '#rules/person-fields.ts';
import type { CustodianCandidate } from '../../common/custodian-candidate.ts';
import type { Failure } from '../../common/failure.ts';

/** The input of the form, which is restored after the session has expired (SES-02). */
export interface AssignCustodianDraft {
  /** The chosen customer of the account; null = a new person. */
  readonly custodianId: number | null;
  /** The data of a new person. */
  readonly person: TypedPerson;
}

export interface AssignCustodianInput {
  /** The child to whom a custodian is assigned. */
  readonly customerId: number;
  /** The rules for the data of a new person. */
  readonly conditions: PersonConditions;
  /** Null = there is no earlier input. */
  readonly draft: AssignCustodianDraft | null;
}

export interface AssignCustodianContext extends AssignCustodianDraft, Omit<AssignCustodianInput, 'draft'> {
  /** Whether the input was restored from a draft. */
  readonly restored: boolean;
  /** The people of the account who can be the custodian. */
  readonly candidates: readonly CustodianCandidate[];
  /** The fields whose errors are shown because the person has left them. */
  readonly marked: readonly PersonField[];
  /** The person has submitted the form; from then on all errors are shown. */
  readonly demanded: boolean;
  /** Why the last call failed; null = it did not fail. */
  readonly failure: Failure | null;
}

/** The input of the actor `assign`. */
export interface AssignCustodianRequest {
  readonly customerId: number;
  /** Null = the custodian is this new person. */
  readonly custodianId: number | null;
  readonly person: TypedPerson;
}

export type AssignCustodianEvent =
  /** Null = another person, whose data are typed. */
  | { readonly type: 'choose'; readonly custodianId: number | null }
  | { readonly type: 'changeField'; readonly field: PersonField; readonly value: string }
  | { readonly type: 'leaveField'; readonly field: PersonField }
  | { readonly type: 'submit' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' }
  | DoneActorEvent<readonly CustodianCandidate[], 'readCandidates'>
  | DoneActorEvent<void, 'assign'>
  | ErrorActorEvent<unknown, 'readCandidates' | 'assign'>;
