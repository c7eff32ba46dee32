import * as v from 'valibot';
import { cardApplicationStates, carrierTypes } from '../enumerations.ts';
import { Id, IsoDate, IsoMoment, Money, named } from '../values.ts';
import { ApplicationCorrection, applicationWaits, NamedAttachment, ProgressStop } from './application-progress.ts';
import { CardApplicationAttachment } from './attachment.ts';
import { BranchOffice } from './branch-office.ts';
import { CardProfile } from './customer-card.ts';
import { Address, CustomerChanges } from './customer.ts';

/** A card application that is still being dealt with. */
export const ActiveCardApplication = v.object({
  id: Id,
  applicationNumber: v.string(),
  state: named(cardApplicationStates),
  carrierType: v.picklist(carrierTypes),
  created: IsoMoment,
});
export type ActiveCardApplication = v.InferOutput<typeof ActiveCardApplication>;

/** An application as lists show it; it does not contain what was submitted to change personal data. */
export const ListedCardApplication = v.object({
  ...ActiveCardApplication.entries,
  serialNumber: v.pipe(v.number(), v.integer()),
  /** Why it was rejected, or what the operator notes. */
  note: v.nullable(v.string()),
  /** The photo that the operator already has is to be used again. */
  keepPhoto: v.boolean(),
  customer: v.object({
    id: Id,
    firstName: v.string(),
    lastName: v.string(),
    fullName: v.string(),
    birthDay: v.nullable(IsoDate),
  }),
  /** Profile one, and profile two if there is one. */
  profiles: v.pipe(v.array(CardProfile), v.maxLength(2)),
  contactMeIfCardFound: v.boolean(),
  recipientAddress: v.nullable(Address),
  deliveryBranchOffice: v.nullable(BranchOffice),
  /** It was filed in the e-shop, not at a counter. */
  eshop: v.boolean(),
  paid: v.boolean(),
  /** What it waits for of a person, before all that the operator does; null = nothing. */
  waitsFor: v.nullable(v.picklist(applicationWaits)),
  /** Who of the operator's staff has checked it, and when. */
  checkedBy: v.nullable(v.string()),
  checkedDate: v.nullable(IsoMoment),
  cardForFree: v.boolean(),
  marketingConsent: v.boolean(),
  /** The card that was made from it; null as well for an account that has no link to the customer any more. */
  card: v.nullable(v.object({ id: Id, cardNumber: v.string() })),
  /** The bank card that is to become the carrier; null as well for an account without a link, and for one still to be registered. */
  bankCard: v.nullable(v.object({ id: Id, cardNumber: v.string() })),
});
export type ListedCardApplication = v.InferOutput<typeof ListedCardApplication>;

/** CART: in the account's cart. ORDER: in an order that is not cancelled. NOWHERE: it can be put into the cart. */
export const feePlaces = ['CART', 'ORDER', 'NOWHERE'] as const;

/** The fee that an application waits for. */
export const UnpaidFee = v.object({
  feeId: Id,
  price: Money,
  place: v.picklist(feePlaces),
  /** The order that has it; null = none has. */
  orderId: v.nullable(Id),
});
export type UnpaidFee = v.InferOutput<typeof UnpaidFee>;

/** Which photo the card gets: one submitted with the application, the one that was verified before, or none. */
export const applicationPhotos = ['KEPT', 'NEW', 'NONE'] as const;
export type ApplicationPhoto = (typeof applicationPhotos)[number];

/** An application for a card (DAT-03). */
export const CardApplication = v.object({
  ...ListedCardApplication.entries,
  /** Personal data that were submitted with it; null = none. */
  customerChanges: v.nullable(CustomerChanges),
  photo: v.picklist(applicationPhotos),
  /** The number of the ISIC card that proves one of the profiles; null as well for who only manages the customer's card. */
  isicNumber: v.nullable(v.string()),
  /** What it cost when it was filed; null = not known, and for everybody but the account that has filed it. */
  price: v.nullable(Money),
  /** What is to be submitted again; null = nothing, and for everybody but the account that has filed it. */
  correction: v.nullable(ApplicationCorrection),
  /** The fee that it waits for; null = none, and for everybody but the account that has filed it. */
  unpaidFee: v.nullable(UnpaidFee),
  /** It was rejected, and its fee counts for the customer's next application for a chip card. */
  feeCounts: v.boolean(),
  /** The way to the card: what it has passed, and what is ahead. */
  progress: v.array(ProgressStop),
  /** The files that it lacks and that can be added; while something is asked for again, it is only that. */
  missingAttachments: v.array(NamedAttachment),
  /** The files submitted with it; only the account that has filed it learns of them. */
  attachments: v.array(CardApplicationAttachment),
});
export type CardApplication = v.InferOutput<typeof CardApplication>;
