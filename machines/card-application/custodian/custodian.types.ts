import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { PersonConditions, PersonField, TypedPerson } from '#rules/person-fields.ts';
import type { Failure } from '../../common/failure.ts';

/** The account's own customer, who may be the custodian. */
export interface RegisteredCustodian {
  readonly id: number;
  readonly person: TypedPerson;
}

/** Who is the custodian: the account's own customer, or somebody else whose data are typed. */
export type CustodianChoice = 'registered' | 'other';

export interface CustodianInput {
  readonly conditions: PersonConditions;
  /** What was entered earlier and is gone on with; null = nothing. */
  readonly entered: { readonly choice: CustodianChoice; readonly person: TypedPerson } | null;
}

export interface CustodianContext extends CustodianInput {
  /** Null until it is read, and if the account has no own customer. */
  readonly registered: RegisteredCustodian | null;
  /** The account's own customer was read. */
  readonly read: boolean;
  readonly choice: CustodianChoice;
  /** The data of somebody else. */
  readonly person: TypedPerson;
  /** What was typed before the custodian was removed; null = nothing that could come back. */
  readonly former: TypedPerson | null;
  readonly marked: readonly PersonField[];
  readonly demanded: boolean;
  /** The server has refused the name and birth date that are typed, since somebody else has them. */
  readonly refused: boolean;
  readonly failure: Failure | null;
}

/** Who is to be the custodian; `id` null = a new person. */
export interface ChosenCustodian {
  readonly id: number | null;
  readonly person: TypedPerson;
}

/** What the wizard is shown after each change. */
export interface CustodianReport {
  /** Null = there is none. */
  readonly custodian: ChosenCustodian | null;
  readonly sound: boolean;
  /** The server has refused them, since somebody else has this name and birth date. */
  readonly notUnique: boolean;
}

export type CustodianEvent =
  /** The person who gets the card needs a custodian. */
  | { readonly type: 'need' }
  /** The person who gets the card needs none any more. */
  | { readonly type: 'drop' }
  /** What was typed before the custodian was removed comes back. */
  | { readonly type: 'restore' }
  | { readonly type: 'choose'; readonly choice: CustodianChoice }
  | { readonly type: 'changeField'; readonly field: PersonField; readonly value: string }
  | { readonly type: 'leaveField'; readonly field: PersonField }
  | { readonly type: 'demand' }
  /** The server has found that somebody else is this custodian. */
  | { readonly type: 'notUnique' }
  | { readonly type: 'retry' }
  | DoneActorEvent<RegisteredCustodian | null, 'readRegistered'>
  | ErrorActorEvent<unknown, 'readRegistered'>;
