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
  /** The customer with these data; null = a new person. */
  readonly originId: number | null;
  readonly person: TypedPerson;
  /** A data URL. */
  readonly photo: string;
  /** The server does not have this photo yet. */
  readonly photoIsNew: boolean;
  readonly custodian: ChosenCustodian | null;
  /** '' = the person has no ISIC card. */
  readonly isicNumber: string;
  /** '' = no PIN, or the person keeps their present PIN. */
  readonly pin: string;
  /** How a new person is linked to the account. */
  readonly accountLinkType: 'REGISTERED' | 'ASSIGNED';
}

/** The whole content of an application. The summary shows the same content that is sent. */
export interface ApplicationPlan {
  readonly customer: PlannedCustomer;
  /** Only for a virtual card: filing the application confirms the personal data (WIZ-10). */
  readonly personConfirmed: boolean;
  readonly carrierType: ApplicationCarrier;
  readonly profileOne: ChosenProfile;
  readonly profileTwo: ChosenProfile | null;
  /** Null for a card that is not handed over. */
  readonly delivery: ChosenDelivery | null;
  /** Null if the card is not a bank card. */
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
  /** The draft that the server deletes when the application is filed; null = there is no draft. */
  readonly draftId: number | null;
  readonly plan: ApplicationPlan;
}

export interface CustomerRequest {
  readonly idempotencyKey: string;
  /** The id of the wizard: a wizard creates at most one new person. */
  readonly flowId: string;
  readonly customer: PlannedCustomer;
}

export interface ApplicationRequest {
  readonly idempotencyKey: string;
  readonly customerId: number;
  /** The server deletes the draft of this wizard, and saves it no more. */
  readonly flowId: string;
  /** The draft may have been replaced by another wizard since; the server deletes it as well. */
  readonly draftId: number | null;
  /** Without the person and the files, which are sent by separate calls. */
  readonly plan: Omit<ApplicationPlan, 'customer' | 'attachments'>;
}

export type SavedApplication = CreatedCardApplication;

export interface ApplicationSaveContext extends ApplicationSaveInput {
  /** Null until the customer is saved. */
  readonly customerId: number | null;
  readonly application: SavedApplication | null;
  readonly failure: Failure | null;
}

/** The result of saving. After a failure, saving can be started again: what was saved is not saved twice. */
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
