import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { PersonConditions, PersonField, TypedPerson } from '#rules/person-fields.ts';
import type { Failure } from '../../common/failure.ts';

/** The account's own customer, who may be the custodian. */
export interface RegisteredCustodian {
  readonly id: number;
  readonly person: TypedPerson;
}

/** The custodian: the account's own customer, or somebody else whose data are typed. */
export type CustodianChoice = 'registered' | 'other';

export interface CustodianInput {
  readonly conditions: PersonConditions;
  /** The input from the restored draft; null = none. */
  readonly entered: { readonly choice: CustodianChoice; readonly person: TypedPerson } | null;
}

export interface CustodianContext extends CustodianInput {
  /** Null until the customer is read, and if the account has no customer of its own. */
  readonly registered: RegisteredCustodian | null;
  /** The account's own customer was read. */
  readonly read: boolean;
  readonly choice: CustodianChoice;
  /** The data of somebody else. */
  readonly person: TypedPerson;
  /** The typed data of a removed custodian, which can be restored; null = none. */
  readonly former: TypedPerson | null;
  readonly marked: readonly PersonField[];
  readonly demanded: boolean;
  /** The server has refused the typed name and birth date, because another customer has them. */
  readonly refused: boolean;
  readonly failure: Failure | null;
}

/** The person who will be the custodian; `id` null = a new person. */
export interface ChosenCustodian {
  readonly id: number | null;
  readonly person: TypedPerson;
}

/** The data that the wizard gets after each change. */
export interface CustodianReport {
  /** Null = there is no custodian. */
  readonly custodian: ChosenCustodian | null;
  readonly sound: boolean;
  /** The server has refused the custodian, because another customer has this name and birth date. */
  readonly notUnique: boolean;
}

export type CustodianEvent =
  /** The person who gets the card needs a custodian. */
  | { readonly type: 'need' }
  /** The person who gets the card does not need a custodian any more. */
  | { readonly type: 'drop' }
  /** Restores the data that were typed before the custodian was removed. */
  | { readonly type: 'restore' }
  | { readonly type: 'choose'; readonly choice: CustodianChoice }
  | { readonly type: 'changeField'; readonly field: PersonField; readonly value: string }
  | { readonly type: 'leaveField'; readonly field: PersonField }
  | { readonly type: 'demand' }
  /** The server has found that the custodian is another existing customer. */
  | { readonly type: 'notUnique' }
  | { readonly type: 'retry' }
  | DoneActorEvent<RegisteredCustodian | null, 'readRegistered'>
  | ErrorActorEvent<unknown, 'readRegistered'>;
