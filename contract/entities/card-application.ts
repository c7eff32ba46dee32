import * as v from 'valibot';
import { cardApplicationStates, carrierTypes } from '../enumerations.ts';
import { ours } from '../ours.ts';
import { Id, IsoDate, IsoMoment, Money, named, readable, readableOrNone } from '../values.ts';
import { ApplicationCorrection, applicationWaits, NamedAttachment, ProgressStop } from './application-progress.ts';
import { CardApplicationAttachment } from './attachment.ts';
import { BranchOffice } from './branch-office.ts';
import { CardProfile } from './customer-card.ts';
import { Address, CustomerChanges } from './customer.ts';

/** An open card application. */
export const ActiveCardApplication = v.object({
  id: Id,
  applicationNumber: v.string(),
  state: named(cardApplicationStates),
  carrierType: readable(carrierTypes),
  created: IsoMoment,
});
export type ActiveCardApplication = v.InferOutput<typeof ActiveCardApplication>;

/** An application in lists. It does not contain the submitted changes of personal data. */
export const ListedCardApplication = v.object({
  ...ActiveCardApplication.entries,
  serialNumber: v.pipe(v.number(), v.integer()),
  /** The reason of a rejection, or a note of the operator. */
  note: v.nullable(v.string()),
  /** The card gets the photo that the operator has already. */
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
  /** The application was filed in the e-shop, not at a counter. */
  eshop: v.boolean(),
  paid: v.boolean(),
  /** The action of a person that the application waits for before the operator can continue; null = none. */
  waitsFor: ours(readableOrNone(applicationWaits), null),
  /** The name of the clerk who has checked the application, and when. */
  checkedBy: v.nullable(v.string()),
  checkedDate: v.nullable(IsoMoment),
  cardForFree: v.boolean(),
  marketingConsent: v.boolean(),
  /** The card that was made from the application; also null if the account has no link to the customer any more. */
  card: ours(v.nullable(v.object({ id: Id, cardNumber: v.string() })), null),
  /**
   * The bank card that will become the carrier; also null if the account has no link to the customer, or if the card is
   * not registered yet.
   */
  bankCard: ours(v.nullable(v.object({ id: Id, cardNumber: v.string() })), null),
});
export type ListedCardApplication = v.InferOutput<typeof ListedCardApplication>;

/** CART: in the account's cart. ORDER: in an order that is not cancelled. NOWHERE: it can be put into the cart. */
export const feePlaces = ['CART', 'ORDER', 'NOWHERE'] as const;

/** The fee that an application waits for. */
export const UnpaidFee = v.object({
  feeId: Id,
  price: Money,
  place: v.picklist(feePlaces),
  /** The order that contains the fee; null = no order contains it. */
  orderId: v.nullable(Id),
});
export type UnpaidFee = v.InferOutput<typeof UnpaidFee>;

/** The photo of the card: submitted with the application (NEW), verified before (KEPT), or NONE. */
export const applicationPhotos = ['KEPT', 'NEW', 'NONE'] as const;
export type ApplicationPhoto = (typeof applicationPhotos)[number];

/** An application for a card (DAT-03). */
export const CardApplication = v.object({
  ...ListedCardApplication.entries,
  /** The personal data that were submitted with the application; null = none. */
  customerChanges: v.nullable(CustomerChanges),
  /** Null = unknown. */
  photo: ours(v.nullable(v.picklist(applicationPhotos)), null),
  /**
   * The number of the ISIC card that proves one of the profiles; also null if the account only manages the customer's
   * card.
   */
  isicNumber: ours(v.nullable(v.string()), null),
  /**
   * The price at the filing; null = unknown. Always null for other accounts than the one that has filed the application.
   */
  price: ours(v.nullable(Money), null),
  /**
   * The photo and files that must be submitted again; null = none. Always null for other accounts than the one that has
   * filed the application.
   */
  correction: ours(v.nullable(ApplicationCorrection), null),
  /**
   * The fee that the application waits for; null = none. Always null for other accounts than the one that has filed the
   * application.
   */
  unpaidFee: ours(v.nullable(UnpaidFee), null),
  /** The application was rejected, and its fee also pays for the customer's next application for a chip card. */
  feeCounts: ours(v.boolean(), false),
  /** The reached and the future stops up to the card. */
  progress: ours(v.array(ProgressStop), []),
  /** The missing files that can be added. If files were asked for again, the list contains only these files. */
  missingAttachments: ours(v.array(NamedAttachment), []),
  /** The submitted files. The list is empty for other accounts than the one that has filed the application. */
  attachments: ours(v.array(CardApplicationAttachment), []),
});
export type CardApplication = v.InferOutput<typeof CardApplication>;
