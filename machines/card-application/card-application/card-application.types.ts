import type { DoneActorEvent, ErrorActorEvent, SnapshotFrom } from 'xstate';
import type { BranchOffice } from '#contract/entities/branch-office.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Customer } from '#contract/entities/customer.ts';
import type { CustomerProfile } from '#contract/entities/tariff.ts';
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

/** The steps in which something is entered. */
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
   * How the person is linked to the account, or will be. REGISTERED: the account's own customer, who need not exist yet.
   * MANAGED: what the shop knows of them is changed by their own account only.
   */
  readonly link: AccountLinkType;
  /** The profile that the person came for; null = none. */
  readonly preselection: Preselection | null;
  /** The day on which the wizard was opened, ISO; it follows the calendar. */
  readonly today: string;
  readonly configuration: Pick<SystemConfiguration, Flag>;
}

/** What `readFacts` gets: the customer, and whose draft it is. */
export interface FactsRequest extends DraftSubject {
  /** Null for a new person. */
  readonly readCustomerId: number | null;
}

/** What the wizard needs to know before it can be filled in. */
export interface ApplicationFacts {
  /** Null for a new person. */
  readonly customer: Customer | null;
  /** A card application of the customer is still being dealt with. */
  readonly hasOpenApplication: boolean;
  readonly profiles: readonly CustomerProfile[];
  /** The offices that hand over cards. */
  readonly branches: readonly BranchOffice[];
  /** What a chip card costs this person, in minor units. */
  readonly fee: number;
  /** The consent of the account's last application; it is the proposal. */
  readonly marketingConsent: boolean;
  /** What was entered earlier and is gone on with; null = nothing. */
  readonly draft: KeptDraft | null;
  /** There was a draft, but it cannot be gone on with any more. */
  readonly draftLost: boolean;
  /** CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS. */
  readonly profileYears: number;
  /** How many years a new card of the carrier is valid. */
  readonly cardYears: number;
}

/** What each part has to know of the others. */
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
  /** Null until they are read. */
  readonly facts: ApplicationFacts | null;
  readonly personalData: PersonalDataReport;
  readonly custodian: CustodianReport;
  readonly profileOne: ProfileReport;
  readonly profileTwo: ProfileReport;
  /** The files for the proofs that each profile needs. */
  readonly attachmentsOne: readonly ChosenFile[];
  readonly attachmentsTwo: readonly ChosenFile[];
  readonly delivery: DeliveryReport;
  /** The state of what is kept on the server. */
  readonly draft: DraftReport;
  readonly draftId: number | null;
  readonly bankCard: BankCardReport;
  readonly hasProfileTwo: boolean;
  /** For a virtual card: the personal data count as confirmed, since the person has left their step. */
  readonly personConfirmed: boolean;
  readonly marketingConsent: boolean;
  /** As typed; '' = none, or the one that the person has already. */
  readonly pin: string;
  /** The person has entered something that closing would lose. */
  readonly touched: boolean;
  /** The furthest step that was reached in which something is entered. */
  readonly furthest: EnteredStep;
  /** The step that the person wants to leave and that waits for an answer; null = none. */
  readonly leaving: EnteredStep | null;
  /** A step was opened from the summary, to which it leads back. */
  readonly returns: boolean;
  /** The cart opens after the application is saved. */
  readonly wantsCart: boolean;
  /** What each part was notified of last, so that nothing is notified twice. */
  readonly notified: Partial<NotifiedParts>;
  /** The customer that an earlier attempt has saved; null = none. */
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
  /** As `confirm`; then the cart opens. */
  | { readonly type: 'confirmAndGoToCart' }
  | { readonly type: 'close' }
  /** The wizard stays open after all. */
  | { readonly type: 'stay' }
  /** What was entered is kept on the server for later. */
  | { readonly type: 'keep' }
  /** What was entered is thrown away. */
  | { readonly type: 'discard' }
  | { readonly type: 'retry' }
  /** What day it is, ISO, once it is another one than that on which the wizard was opened. */
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
