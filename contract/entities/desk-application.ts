import * as v from 'valibot';
import { cardApplicationStates, cardStates, carrierTypes } from '../enumerations.ts';
import { Id, IsoDate, IsoMoment, Money, named } from '../values.ts';
import { ApplicationCorrection, ProgressStop } from './application-progress.ts';
import { CardApplicationAttachment } from './attachment.ts';
import { BranchOffice } from './branch-office.ts';
import { CardProfile } from './customer-card.ts';
import { Address } from './customer.ts';

/** The staff's actions with an application. TAKE_BACK withdraws the request to submit something again. */
export const deskActions = ['CHECK', 'ASK_AGAIN', 'TAKE_BACK', 'REJECT', 'PRINT', 'HAND_OVER', 'ISSUE'] as const;
export type DeskAction = (typeof deskActions)[number];

/**
 * The next task of an application. CUSTOMER: the application waits for a payment, for a bank card, or for something that
 * was asked for again.
 */
export const applicationTasks = ['CHECK', 'PRINT', 'HAND_OVER', 'ISSUE', 'CUSTOMER'] as const;
export type ApplicationTask = (typeof applicationTasks)[number];

/** The kinds of events in an application's history. */
export const applicationEventKinds = [
  'FILED',
  'PAID',
  'ASKED_AGAIN',
  'TAKEN_BACK',
  'CORRECTED',
  'BANK_CARD_REFUSED',
  'CHECKED',
  'PRINTED',
  'SENT',
  'READY',
  'ISSUED',
  'REJECTED',
  'WITHDRAWN',
] as const;
export type ApplicationEventKind = (typeof applicationEventKinds)[number];

/** How a chip card reaches its holder. */
export const handovers = ['POST', 'BRANCH'] as const;
export type Handover = (typeof handovers)[number];

/** What a list and the page of an application show. */
const ApplicationSummary = v.object({
  id: Id,
  applicationNumber: v.string(),
  serialNumber: v.pipe(v.number(), v.integer()),
  created: IsoMoment,
  state: named(cardApplicationStates),
  carrierType: v.picklist(carrierTypes),
  /** Null = the application is finished. */
  task: v.nullable(v.picklist(applicationTasks)),
  customer: v.object({ id: Id, firstName: v.string(), lastName: v.string(), birthDay: v.nullable(IsoDate) }),
  paid: v.boolean(),
  cardForFree: v.boolean(),
});

/** An application in the list of the desk. */
export const ListedDeskApplication = v.object({
  ...ApplicationSummary.entries,
  /**
   * The version of the application (see `DeskApplication.version`) and the way of its card, if the card waits to be
   * handed over; null = it does not.
   */
  handOver: v.nullable(v.object({ version: v.string(), way: v.picklist(handovers) })),
});
export type ListedDeskApplication = v.InferOutput<typeof ListedDeskApplication>;

/** A person's data that the staff verifies. `photo` is a data URL. */
export const DeskIdentity = v.object({
  firstName: v.string(),
  lastName: v.string(),
  birthDay: v.nullable(IsoDate),
  photo: v.nullable(v.string()),
});
export type DeskIdentity = v.InferOutput<typeof DeskIdentity>;

/** The future cardholder. */
export const DeskPerson = v.object({
  id: Id,
  /** The data that were submitted with the application. */
  filed: DeskIdentity,
  /** The data that are verified now; null = the person's data were never verified. */
  verified: v.nullable(DeskIdentity),
  verifiedDate: v.nullable(IsoMoment),
  verifiedBy: v.nullable(v.string()),
  email: v.nullable(v.string()),
  phoneNumber: v.nullable(v.string()),
  address: Address,
  isicNumber: v.nullable(v.string()),
});
export type DeskPerson = v.InferOutput<typeof DeskPerson>;

/** An event of an application. `by` is the clerk; null = its customer, or the shop. */
export const ApplicationEvent = v.object({
  id: Id,
  kind: v.picklist(applicationEventKinds),
  at: IsoMoment,
  by: v.nullable(v.string()),
  note: v.nullable(v.string()),
});
export type ApplicationEvent = v.InferOutput<typeof ApplicationEvent>;

/** A requested profile, with the files that it needs; `attachment` null = the file was not submitted. */
export const DeskProfile = v.object({
  ...CardProfile.entries,
  isProfileOne: v.boolean(),
  requireConfirmation: v.boolean(),
  attachmentTypes: v.array(v.object({ id: Id, name: v.string(), attachment: v.nullable(CardApplicationAttachment) })),
});
export type DeskProfile = v.InferOutput<typeof DeskProfile>;

/** An application with all data that the staff needs for a decision. */
export const DeskApplication = v.object({
  ...ApplicationSummary.entries,
  /** Identifies the shown content. Every action sends it, and is refused if the content has changed. */
  version: v.string(),
  actions: v.array(v.picklist(deskActions)),
  /** The account that has filed the application. */
  account: v.string(),
  person: DeskPerson,
  custodian: v.nullable(
    v.object({
      id: Id,
      firstName: v.string(),
      lastName: v.string(),
      birthDay: v.nullable(IsoDate),
      email: v.nullable(v.string()),
      phoneNumber: v.nullable(v.string()),
    }),
  ),
  profiles: v.array(DeskProfile),
  keepPhoto: v.boolean(),
  contactMeIfCardFound: v.boolean(),
  marketingConsent: v.boolean(),
  recipientAddress: v.nullable(Address),
  deliveryBranchOffice: v.nullable(BranchOffice),
  /**
   * The order that paid the fee. If the fee of a rejected application also pays for this application, it is the order of
   * that fee.
   */
  fee: v.nullable(v.object({ orderNumber: Id, price: Money, currency: v.string() })),
  note: v.nullable(v.string()),
  checkedBy: v.nullable(v.string()),
  checkedDate: v.nullable(IsoMoment),
  /** The card that was made from the application. */
  card: v.nullable(
    v.object({
      id: Id,
      cardNumber: v.string(),
      chipNumber: v.nullable(v.string()),
      state: named(cardStates),
      validFrom: IsoDate,
      validTo: IsoDate,
    }),
  ),
  /** The registered bank card that will become the carrier. */
  bankCard: v.nullable(v.object({ id: Id, cardNumber: v.string() })),
  correction: v.nullable(ApplicationCorrection),
  progress: v.array(ProgressStop),
  /** Sorted from the oldest. */
  events: v.array(ApplicationEvent),
});
export type DeskApplication = v.InferOutput<typeof DeskApplication>;
