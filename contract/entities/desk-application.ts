import * as v from 'valibot';
import { cardApplicationStates, cardStates, carrierTypes } from '../enumerations.ts';
import { Id, IsoDate, IsoMoment, Money, named } from '../values.ts';
import { ApplicationCorrection, ProgressStop } from './application-progress.ts';
import { CardApplicationAttachment } from './attachment.ts';
import { BranchOffice } from './branch-office.ts';
import { CardProfile } from './customer-card.ts';
import { Address } from './customer.ts';

/** What the operator's staff can do with an application. TAKE_BACK: what was asked for again is not needed after all. */
export const deskActions = ['CHECK', 'ASK_AGAIN', 'TAKE_BACK', 'REJECT', 'PRINT', 'HAND_OVER', 'ISSUE'] as const;
export type DeskAction = (typeof deskActions)[number];

/** What an application waits for; CUSTOMER: for a payment, a bank card, or something that was asked for again. */
export const applicationTasks = ['CHECK', 'PRINT', 'HAND_OVER', 'ISSUE', 'CUSTOMER'] as const;
export type ApplicationTask = (typeof applicationTasks)[number];

/** What has happened to an application. */
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

/** An application as the list of the desk shows it. */
export const ListedDeskApplication = v.object({
  id: Id,
  applicationNumber: v.string(),
  serialNumber: v.pipe(v.number(), v.integer()),
  created: IsoMoment,
  state: named(cardApplicationStates),
  carrierType: v.picklist(carrierTypes),
  /** Null = it is finished. */
  task: v.nullable(v.picklist(applicationTasks)),
  customer: v.object({ id: Id, firstName: v.string(), lastName: v.string(), birthDay: v.nullable(IsoDate) }),
  paid: v.boolean(),
  cardForFree: v.boolean(),
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

/** Who the card is for. */
export const DeskPerson = v.object({
  id: Id,
  /** As it was submitted with the application. */
  filed: DeskIdentity,
  /** As it is verified now; null = nothing of the person was ever verified. */
  verified: v.nullable(DeskIdentity),
  verifiedDate: v.nullable(IsoMoment),
  verifiedBy: v.nullable(v.string()),
  email: v.nullable(v.string()),
  phoneNumber: v.nullable(v.string()),
  address: Address,
  isicNumber: v.nullable(v.string()),
});
export type DeskPerson = v.InferOutput<typeof DeskPerson>;

/** Something that has happened to an application, and who of the staff did it; `by` null = its customer, or the shop. */
export const ApplicationEvent = v.object({
  id: Id,
  kind: v.picklist(applicationEventKinds),
  at: IsoMoment,
  by: v.nullable(v.string()),
  note: v.nullable(v.string()),
});
export type ApplicationEvent = v.InferOutput<typeof ApplicationEvent>;

/** A profile that is asked for, with the files that it needs; `attachment` null = it was not submitted. */
export const DeskProfile = v.object({
  ...CardProfile.entries,
  isProfileOne: v.boolean(),
  requireConfirmation: v.boolean(),
  attachmentTypes: v.array(v.object({ id: Id, name: v.string(), attachment: v.nullable(CardApplicationAttachment) })),
});
export type DeskProfile = v.InferOutput<typeof DeskProfile>;

/** An application with all that the staff decides by. */
export const DeskApplication = v.object({
  ...ListedDeskApplication.entries,
  /** Stands for what is shown: every action repeats it, and is refused once something of it has changed. */
  version: v.string(),
  actions: v.array(v.picklist(deskActions)),
  /** The account that has filed it. */
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
  /** The order by which its fee was paid; of an application that needed no fee of its own, that of an earlier one. */
  fee: v.nullable(v.object({ orderNumber: Id, price: Money, currency: v.string() })),
  note: v.nullable(v.string()),
  checkedBy: v.nullable(v.string()),
  checkedDate: v.nullable(IsoMoment),
  /** The card that was made from it. */
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
  /** The registered bank card that is to become the carrier. */
  bankCard: v.nullable(v.object({ id: Id, cardNumber: v.string() })),
  correction: v.nullable(ApplicationCorrection),
  progress: v.array(ProgressStop),
  /** The oldest first. */
  events: v.array(ApplicationEvent),
});
export type DeskApplication = v.InferOutput<typeof DeskApplication>;
