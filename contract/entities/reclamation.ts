import * as v from 'valibot';
import { eshopReclamationStates } from '../enumerations.ts';
import { Id, IsoDate, IsoMoment, Money, named, requiredLine } from '../values.ts';

/** The most characters of a reclamation's note (REC-01), and of its answer. */
export const longestReclamationNote = 4000;

/** The highest fee of a reclamation, in minor units. */
export const highestReclamationFee = 10_000_00;

/** An address of which no part may be missing (REC-01). */
export const CompleteAddress = v.object({
  street: requiredLine(50),
  streetNumber: requiredLine(15),
  city: requiredLine(50),
  zip: requiredLine(6),
});

/** Who is to be answered (REC-01). */
export const ReclamationContact = v.object({
  customerFirstName: requiredLine(50),
  customerLastName: requiredLine(50),
  customerPhoneNumber: requiredLine(20),
  customerAddress: CompleteAddress,
});
export type ReclamationContact = v.InferOutput<typeof ReclamationContact>;

/** FILED: it has come. FINALIZED, REJECTED: it was answered. PAID: its fee was paid. */
export const reclamationEventKinds = ['FILED', 'FINALIZED', 'REJECTED', 'PAID'] as const;
export type ReclamationEventKind = (typeof reclamationEventKinds)[number];

/** Where the fee of a reclamation is. */
export const reclamationFeePlaces = ['NOWHERE', 'CART', 'ORDER', 'PAID'] as const;

/** `orderId` is the order that has the fee, if it is there or paid; `price` in minor units, tax included. */
export const ReclamationFee = v.object({
  price: Money,
  place: v.picklist(reclamationFeePlaces),
  orderId: v.nullable(Id),
});
export type ReclamationFee = v.InferOutput<typeof ReclamationFee>;

const common = {
  id: Id,
  reclamationNumber: v.string(),
  created: IsoMoment,
  /** The last day for the answer. */
  answerBy: IsoDate,
  state: named(eshopReclamationStates),
  /** Null, as the note, once the account of the person was deleted. */
  contact: v.nullable(ReclamationContact),
  note: v.nullable(v.string()),
  /** What the operator's staff has answered; null = nothing yet, or as the note. */
  answer: v.nullable(v.string()),
};

/** A reclamation of the account, as its page shows it. */
export const Reclamation = v.object({
  ...common,
  /** Whom it is about. */
  customer: v.object({ id: Id, firstName: v.string(), lastName: v.string() }),
  /** The card that it is about; null = none, or the account does not see the customer's cards any more. */
  cardNumber: v.nullable(v.string()),
  /** Null = nothing is to be paid. */
  fee: v.nullable(ReclamationFee),
  /** What has happened, the oldest first. */
  events: v.array(v.object({ kind: v.picklist(reclamationEventKinds), at: IsoMoment })),
});
export type Reclamation = v.InferOutput<typeof Reclamation>;

/** A reclamation as the operator's staff sees it. */
export const DeskReclamation = v.object({
  ...common,
  customer: v.object({ id: Id, firstName: v.string(), lastName: v.string(), birthDay: v.nullable(IsoDate) }),
  /** The username of the account that has filed it. */
  account: v.string(),
  cardNumber: v.nullable(v.string()),
  /** In minor units; null = none. */
  fee: v.nullable(Money),
  paid: v.nullable(IsoMoment),
  /** `by`: the name of the staff's account; null = the customer, or the shop by itself. */
  events: v.array(
    v.object({ id: Id, kind: v.picklist(reclamationEventKinds), at: IsoMoment, by: v.nullable(v.string()) }),
  ),
});
export type DeskReclamation = v.InferOutput<typeof DeskReclamation>;
