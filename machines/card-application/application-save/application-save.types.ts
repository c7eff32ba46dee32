import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { CreatedCardApplication } from '#contract/entities/card-application-input.ts';
import type { ApplicationCarrier } from '#contract/enumerations.ts';
import type { TypedPerson } from '#rules/person-fields.ts';
import type { Failure } from '../../common/failure.ts';
import type { AttachmentUploadOutput, FileToUpload } from '../attachment-upload/attachment-upload.types.ts';
import type { ChosenBankCard } from '../bank-card-choice/bank-card-choice.types.ts';
import type { ChosenCustodian } from '../custodian/custodian.types.ts';
import type { ChosenDelivery } from '../delivery/delivery.types.ts';
import type { ChosenProfile } from '../profile-choice/profile-choice.types.ts';

export type { ApplicationCarrier };

/** Who gets the card. */
export interface PlannedCustomer {
  /** The customer whose data these are; null = a new person. */
  readonly originId: number | null;
  readonly person: TypedPerson;
  /** A data URL. */
  readonly photo: string;
  /** The server does not have this photo yet. */
  readonly photoIsNew: boolean;
  readonly custodian: ChosenCustodian | null;
  /** '' = none. */
  readonly isicNumber: string;
  /** '' = none, or the one that the person has already. */
  readonly pin: string;
  /** How a new person is linked to the account. */
  readonly accountLinkType: 'REGISTERED' | 'ASSIGNED';
}

/** All that an application says: the summary shows it, and it is sent. */
export interface ApplicationPlan {
  readonly customer: PlannedCustomer;
  /** For a virtual card, which confirms the personal data when it is filed (WIZ-10). */
  readonly personConfirmed: boolean;
  readonly carrierType: ApplicationCarrier;
  readonly profileOne: ChosenProfile;
  readonly profileTwo: ChosenProfile | null;
  /** Null for a card that is not handed over. */
  readonly delivery: ChosenDelivery | null;
  /** Null for another kind of card. */
  readonly bankCard: ChosenBankCard | null;
  readonly cardForFree: boolean;
  readonly contactMeIfCardFound: boolean;
  readonly marketingConsent: boolean;
  readonly attachments: readonly FileToUpload[];
  /** The day on which claims to profiles are confirmed, ISO. */
  readonly today: string;
}

export interface ApplicationSaveInput {
  /** A UUID of the wizard; it becomes part of the idempotency keys. */
  readonly flowId: string;
  /** What is deleted when the application is filed; null = nothing is kept. */
  readonly draftId: number | null;
  readonly plan: ApplicationPlan;
}

export interface CustomerRequest {
  readonly idempotencyKey: string;
  /** Of the wizard, which creates one new person at most. */
  readonly flowId: string;
  readonly customer: PlannedCustomer;
}

export interface ApplicationRequest {
  readonly idempotencyKey: string;
  readonly customerId: number;
  readonly draftId: number | null;
  /** Without the person and the files, which have calls of their own. */
  readonly plan: Omit<ApplicationPlan, 'customer' | 'attachments'>;
}

export type SavedApplication = CreatedCardApplication;

export interface ApplicationSaveContext extends ApplicationSaveInput {
  /** Null until the customer is saved. */
  readonly customerId: number | null;
  readonly application: SavedApplication | null;
  readonly failure: Failure | null;
}

/** How saving ended. After a failure it can be begun anew: what was saved is not saved twice. */
export interface ApplicationSaveOutput {
  readonly customerId: number | null;
  readonly application: SavedApplication | null;
  /** Null = everything is saved. */
  readonly failure: Failure | null;
}

export type ApplicationSaveEvent =
  | DoneActorEvent<number, 'saveCustomer'>
  | DoneActorEvent<SavedApplication, 'saveApplication'>
  | DoneActorEvent<AttachmentUploadOutput, 'attachmentUpload'>
  | DoneActorEvent<undefined, 'tokenization'>
  | ErrorActorEvent<unknown, 'saveCustomer' | 'saveApplication' | 'attachmentUpload' | 'tokenization'>;
