import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { PersonConditions, PersonField, TypedPerson } from '#rules/person-fields.ts';
import type { Failure } from '../../common/failure.ts';

/** What the applicant must agree to (PDT-01). */
export type ApplicantConsent = 'terms' | 'gdpr';

/** Whether the photo is there, or its cropper is still open. */
export interface PhotoState {
  /** A data URL; null = none. */
  readonly photo: string | null;
  readonly open: boolean;
}

/**
 * What cannot be changed in this step, and why. OPEN_APPLICATION: the birth date, while a card is being made. HOLDER: what
 * is known of a managed customer, whose own account changes it.
 */
export interface FixedData {
  readonly reason: 'OPEN_APPLICATION' | 'HOLDER';
  readonly fields: readonly PersonField[];
  readonly photo: boolean;
}

export interface PersonalDataInput {
  /** What the fields contain at first. */
  readonly person: TypedPerson;
  /** A data URL; null = none. */
  readonly photo: string | null;
  readonly conditions: PersonConditions;
  /** Null = everything can be changed. */
  readonly fixed: FixedData | null;
  /** The customers who may have the same name and birth date: the one whose data this is. */
  readonly excludedCustomerIds: readonly number[];
}

export interface PersonalDataContext extends PersonalDataInput {
  /** The photo's cropper is open, or the photo is being prepared. */
  readonly photoOpen: boolean;
  readonly agreed: Readonly<Record<ApplicantConsent, boolean>>;
  /** The fields that the person has left with something wrong in them; their errors are shown. */
  readonly marked: readonly PersonField[];
  /** The person wanted to go on; from then on all errors are shown. */
  readonly demanded: boolean;
  /** Why the check of uniqueness failed; null = it did not. */
  readonly failure: Failure | null;
}

/** What `checkUnique` gets; `birthDay` is an ISO day. */
export interface UniquenessRequest {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDay: string;
  readonly excludedCustomerIds: readonly number[];
}

/** What the wizard is shown after each change. */
export interface PersonalDataReport {
  readonly person: TypedPerson;
  readonly photo: string | null;
  /** Nothing is wrong, and nobody else is the same person. */
  readonly sound: boolean;
  /** Whether anybody else is the same person is not known yet, and is being found out. */
  readonly waiting: boolean;
  /** Somebody else has this name and birth date. */
  readonly notUnique: boolean;
}

export type PersonalDataEvent =
  | { readonly type: 'changeField'; readonly field: PersonField; readonly value: string }
  /** A field has lost the focus. */
  | { readonly type: 'leaveField'; readonly field: PersonField }
  /** The photo was made, removed, or its cropper was opened or closed. */
  | ({ readonly type: 'changePhoto' } & PhotoState)
  | { readonly type: 'toggleConsent'; readonly consent: ApplicantConsent }
  /** The person wants to go on while something is wrong. */
  | { readonly type: 'demand' }
  /** The server has found that somebody else is this person, after the check. */
  | { readonly type: 'notUnique' }
  /** An earlier attempt to file the application has saved the person as this customer. */
  | { readonly type: 'personSaved'; readonly customerId: number }
  | { readonly type: 'retry' }
  | DoneActorEvent<boolean, 'checkUnique'>
  | ErrorActorEvent<unknown, 'checkUnique'>;
