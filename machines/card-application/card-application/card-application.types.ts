import type { DoneActorEvent, ErrorActorEvent, SnapshotFrom } from 'xstate';
import type { BranchOffice } from '#contract/entities/branch-office.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Customer } from '#contract/entities/customer.ts';
import type { OfferedProfile } from '#contract/entities/tariff.ts';
import type { AccountLinkType } from '#contract/enumerations.ts';
import type { Preselection } from '#contract/preselection.ts';
import type { Failure } from '../../common/failure.ts';
import type { applicationDraftMachine } from '../application-draft/application-draft.machine.ts';
import type { DraftReport, DraftSubject, KeptDraft } from '../application-draft/application-draft.types.ts';
import type {
  ApplicationCarrier,
  ApplicationSaveInput,
  ApplicationSaveOutput,
  SavedApplication,
} from '../application-save/application-save.types.ts';
import type { attachmentsMachine } from '../attachments/attachments.machine.ts';
import type { AttachmentsInput, ChosenFile } from '../attachments/attachments.types.ts';
import type { bankCardChoiceMachine } from '../bank-card-choice/bank-card-choice.machine.ts';
import type { BankCardReport } from '../bank-card-choice/bank-card-choice.types.ts';
import type { custodianMachine } from '../custodian/custodian.machine.ts';
import type { CustodianReport } from '../custodian/custodian.types.ts';
import type { deliveryMachine } from '../delivery/delivery.machine.ts';
import type { DeliveryReport, TypedAddress } from '../delivery/delivery.types.ts';
import type { personalDataMachine } from '../personal-data/personal-data.machine.ts';
import type { PersonalDataReport } from '../personal-data/personal-data.types.ts';
import type { profileChoiceMachine } from '../profile-choice/profile-choice.machine.ts';
import type { ProfileFacts, ProfileReport } from '../profile-choice/profile-choice.types.ts';

/** CREATE: a card for a customer of the account. CREATE_ASSIGNED_CARD: a card for a child or an assigned customer. */
export type ApplicationKind = 'CREATE' | 'CREATE_ASSIGNED_CARD';

/** The steps with input fields. */
export type EnteredStep = 'personalData' | 'custodian' | 'cardData';
export type ApplicationStep = EnteredStep | 'summary';

type Flag =
  | 'addressStreetRequired'
  | 'addressStreetNumberRequired'
  | 'addressCityRequired'
  | 'addressZipCodeRequired'
  | 'cardApplicationAttachmentAllowed'
  | 'isIsicAllowed'
  | 'isAllowedFreeCardApplication'
  | 'isAssignCardWithoutAgeRestrictionAllowed'
  | 'marketingConsentCardEnabled'
  | 'cardDeliveryByPostAllowed'
  | 'tokenizationGatewayUrl';

export interface CardApplicationInput {
  /** A UUID of this wizard; it becomes part of the idempotency keys. */
  readonly flowId: string;
  readonly kind: ApplicationKind;
  readonly carrierType: ApplicationCarrier;
  /** Who gets the card; null = a new person, who is assigned to the account. */
  readonly customerId: number | null;
  /**
   * How the person is or will be linked to the account. REGISTERED: the account's own customer, who need not exist yet.
   * MANAGED: known personal data can be changed only by the customer's own account.
   */
  readonly link: AccountLinkType;
  /** The profile that the opening link has preselected; null = none. */
  readonly preselection: Preselection | null;
  /** The present day, ISO. It is updated at midnight. */
  readonly today: string;
  readonly configuration: Pick<SystemConfiguration, Flag>;
}

/** The input of `readFacts`: the subject of the draft, the customer, and which profiles are needed. */
export interface FactsRequest extends DraftSubject {
  /** Null for a new person. */
  readonly readCustomerId: number | null;
  /** The operator accepts attachments, so that profiles which need a proof can be chosen. */
  readonly attachmentsAllowed: boolean;
  /** The address of the account's own customer is needed, to propose it for a child. */
  readonly needsOwnAddress: boolean;
}

/** What is known about the account itself. */
export interface KnownAccount {
  /** The e-mail address with which the person logs in. */
  readonly email: string;
  /** The address of the account's own customer; null = it is not known or not needed. */
  readonly address: TypedAddress | null;
}

/** The data that must be read before the wizard can be filled in. */
export interface ApplicationFacts {
  /** Null for a new person. */
  readonly customer: Customer | null;
  readonly account: KnownAccount;
  /** The customer has a card application that is not finished yet. */
  readonly hasOpenApplication: boolean;
  readonly profiles: readonly OfferedProfile[];
  /** The offices that hand over cards. */
  readonly branches: readonly BranchOffice[];
  /** The fee of a chip card for this person, in minor units; null = there is a fee, but it is not known. */
  readonly fee: number | null;
  /** The marketing consent of the account's last application; it is proposed again. */
  readonly marketingConsent: boolean;
  /** The draft that is restored; null = there is none. */
  readonly draft: KeptDraft | null;
  /** There was a draft, but it could not be restored. */
  readonly draftLost: boolean;
  /** The setting CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS. */
  readonly profileYears: number;
  /** How many years a new card of the carrier is valid. */
  readonly cardYears: number;
}

/** The data that each part gets from the other parts. */
export interface NotifiedParts {
  readonly custodian: 'need' | 'drop';
  readonly profileOne: ProfileFacts;
  readonly profileTwo: ProfileFacts;
  readonly attachmentsOne: Proofs;
  readonly attachmentsTwo: Proofs;
  readonly delivery: TypedAddress;
}

type Proofs = Pick<AttachmentsInput, 'profileId' | 'types'>;

export interface CardApplicationContext extends CardApplicationInput {
  /** Null until the facts are read. */
  readonly facts: ApplicationFacts | null;
  readonly personalData: PersonalDataReport;
  readonly custodian: CustodianReport;
  readonly profileOne: ProfileReport;
  readonly profileTwo: ProfileReport;
  /** The files for the proofs that each profile needs. */
  readonly attachmentsOne: readonly ChosenFile[];
  readonly attachmentsTwo: readonly ChosenFile[];
  readonly delivery: DeliveryReport;
  /** The state of the draft on the server. */
  readonly draft: DraftReport;
  readonly draftId: number | null;
  readonly bankCard: BankCardReport;
  readonly hasProfileTwo: boolean;
  /** For a virtual card: the person has confirmed the personal data by leaving their step. */
  readonly personConfirmed: boolean;
  readonly marketingConsent: boolean;
  /** As typed; '' = no PIN, or the person keeps their present PIN. */
  readonly pin: string;
  /** The person has entered data that would be lost by closing; also true for the data of a restored draft. */
  readonly touched: boolean;
  /** The furthest step with input fields that was reached. */
  readonly furthest: EnteredStep;
  /** The step that the person wants to leave, while a check is still running; null = none. */
  readonly leaving: EnteredStep | null;
  /** The step was opened from the summary and leads back to the summary. */
  readonly returns: boolean;
  /** The cart opens after the application has been saved. */
  readonly wantsCart: boolean;
  /** The data that were last sent to each part, so that the same data are not sent twice. */
  readonly notified: Partial<NotifiedParts>;
  /** The customer whom an earlier attempt has saved; null = none. */
  readonly savedCustomerId: number | null;
  readonly application: SavedApplication | null;
  readonly failure: Failure | null;
}

export type CardApplicationEvent =
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  /** Opens a step from the summary. */
  | { readonly type: 'change'; readonly step: EnteredStep }
  | { readonly type: 'addProfileTwo' }
  | { readonly type: 'removeProfileTwo' }
  | { readonly type: 'toggleMarketingConsent' }
  | { readonly type: 'changePin'; readonly value: string }
  | { readonly type: 'confirm' }
  /** Like `confirm`, but the cart opens afterwards. */
  | { readonly type: 'confirmAndGoToCart' }
  | { readonly type: 'close' }
  /** The person cancels closing the wizard. */
  | { readonly type: 'stay' }
  /** The entered data are saved on the server for later. */
  | { readonly type: 'keep' }
  /** The entered data are deleted. */
  | { readonly type: 'discard' }
  | { readonly type: 'retry' }
  /** The day has changed since the wizard was opened; `today` is ISO. */
  | { readonly type: 'newDay'; readonly today: string }
  /** A part of the wizard has changed. */
  | { readonly type: 'xstate.snapshot.personalData'; readonly snapshot: SnapshotFrom<typeof personalDataMachine> }
  | { readonly type: 'xstate.snapshot.custodian'; readonly snapshot: SnapshotFrom<typeof custodianMachine> }
  | { readonly type: 'xstate.snapshot.profileOne'; readonly snapshot: SnapshotFrom<typeof profileChoiceMachine> }
  | { readonly type: 'xstate.snapshot.profileTwo'; readonly snapshot: SnapshotFrom<typeof profileChoiceMachine> }
  | { readonly type: 'xstate.snapshot.attachmentsOne'; readonly snapshot: SnapshotFrom<typeof attachmentsMachine> }
  | { readonly type: 'xstate.snapshot.attachmentsTwo'; readonly snapshot: SnapshotFrom<typeof attachmentsMachine> }
  | { readonly type: 'xstate.snapshot.delivery'; readonly snapshot: SnapshotFrom<typeof deliveryMachine> }
  | {
      readonly type: 'xstate.snapshot.applicationDraft';
      readonly snapshot: SnapshotFrom<typeof applicationDraftMachine>;
    }
  | { readonly type: 'xstate.snapshot.bankCardChoice'; readonly snapshot: SnapshotFrom<typeof bankCardChoiceMachine> }
  | DoneActorEvent<ApplicationFacts, 'readFacts'>
  | ErrorActorEvent<unknown, 'readFacts'>
  | DoneActorEvent<ApplicationSaveOutput, 'applicationSave'>
  | ErrorActorEvent<unknown, 'applicationSave'>;

export type { ApplicationSaveInput };
