import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { PersonConditions, PersonField, TypedPerson } from '#rules/person-fields.ts';
import type { Failure } from '../../common/failure.ts';

/** The consents that the applicant must give (PDT-01). */
export type ApplicantConsent = 'terms' | 'gdpr';

/** The photo, and whether its cropper is still open. */
export interface PhotoState {
  /** A data URL; null = no photo. */
  readonly photo: string | null;
  readonly open: boolean;
}

/**
 * The data that cannot be changed in this step, and the reason. OPEN_APPLICATION: the birth date, while a card is being
 * made. HOLDER: the known data of a managed customer, because only their own account changes them.
 */
export interface FixedData {
  readonly reason: 'OPEN_APPLICATION' | 'HOLDER';
  readonly fields: readonly PersonField[];
  readonly photo: boolean;
}

export interface PersonalDataInput {
  /** The initial values of the fields. */
  readonly person: TypedPerson;
  /** A data URL; null = no photo. */
  readonly photo: string | null;
  readonly conditions: PersonConditions;
  /** Null = everything can be changed. */
  readonly fixed: FixedData | null;
  /** The customers who may have the same name and birth date, because they are this person. */
  readonly excludedCustomerIds: readonly number[];
}

export interface PersonalDataContext extends PersonalDataInput {
  /** The photo's cropper is open, or the photo is being prepared. */
  readonly photoOpen: boolean;
  readonly agreed: Readonly<Record<ApplicantConsent, boolean>>;
  /** The fields that the person has left with an error; their errors are shown. */
  readonly marked: readonly PersonField[];
  /** The person has tried to continue; from then on all errors are shown. */
  readonly demanded: boolean;
  /** Why the comparison with other customers failed; null = it did not fail. */
  readonly failure: Failure | null;
}

/** The input of `checkUnique`; `birthDay` is ISO. */
export interface UniquenessRequest {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDay: string;
  readonly excludedCustomerIds: readonly number[];
}

/** The data that the wizard gets after each change. */
export interface PersonalDataReport {
  readonly person: TypedPerson;
  readonly photo: string | null;
  /** There is no error, and no other customer has this name and birth date. */
  readonly sound: boolean;
  /** The comparison with other customers has not ended yet. */
  readonly waiting: boolean;
  /** Another customer has this name and birth date. */
  readonly notUnique: boolean;
}

export type PersonalDataEvent =
  | { readonly type: 'changeField'; readonly field: PersonField; readonly value: string }
  /** A field has lost the focus. */
  | { readonly type: 'leaveField'; readonly field: PersonField }
  /** The photo was made or removed, or its cropper was opened or closed. */
  | ({ readonly type: 'changePhoto' } & PhotoState)
  | { readonly type: 'toggleConsent'; readonly consent: ApplicantConsent }
  /** The person tries to continue while there is an error. */
  | { readonly type: 'demand' }
  /** After the check, the server has found another customer with this name and birth date. */
  | { readonly type: 'notUnique' }
  /** An earlier attempt to file the application has saved the person as this customer. */
  | { readonly type: 'personSaved'; readonly customerId: number }
  | { readonly type: 'retry' }
  | DoneActorEvent<boolean, 'checkUnique'>
  | ErrorActorEvent<unknown, 'checkUnique'>;
