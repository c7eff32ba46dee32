import * as v from 'valibot';
import { eshopReclamationStates } from '../enumerations.ts';
import { Id, IsoDate, IsoMoment, Money, named, requiredLine } from '../values.ts';

/** The longest note of a reclamation (REC-01), and the longest answer, in characters. */
export const longestReclamationNote = 4000;

/** The highest fee of a reclamation, in minor units. */
export const highestReclamationFee = 10_000_00;

/** An address in which no field may be missing (REC-01). */
export const CompleteAddress = v.object({
  street: requiredLine(50),
  streetNumber: requiredLine(15),
  city: requiredLine(50),
  zip: requiredLine(6),
});

/** The person to whom the answer is sent (REC-01). */
export const ReclamationContact = v.object({
  customerFirstName: requiredLine(50),
  customerLastName: requiredLine(50),
  customerPhoneNumber: requiredLine(20),
  customerAddress: CompleteAddress,
});
export type ReclamationContact = v.InferOutput<typeof ReclamationContact>;

/** FILED: the reclamation has arrived. FINALIZED, REJECTED: it was answered. PAID: its fee was paid. */
export const reclamationEventKinds = ['FILED', 'FINALIZED', 'REJECTED', 'PAID'] as const;
export type ReclamationEventKind = (typeof reclamationEventKinds)[number];

/** Where a reclamation's fee is now. */
export const reclamationFeePlaces = ['NOWHERE', 'CART', 'ORDER', 'PAID'] as const;

/** `orderId` is the order that contains the fee, if the fee is ordered or paid; `price` in minor units, tax included. */
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
  /** Null, like the note, if the person's account was deleted. */
  contact: v.nullable(ReclamationContact),
  note: v.nullable(v.string()),
  /** The staff's answer; null = not answered yet, or the account of the person was deleted. */
  answer: v.nullable(v.string()),
};

/** A reclamation for the account that has filed it. */
export const Reclamation = v.object({
  ...common,
  /** The customer that the reclamation is about. */
  customer: v.object({ id: Id, firstName: v.string(), lastName: v.string() }),
  /**
   * The card that the reclamation is about; null = it is not about a card, or the account may not see the customer's
   * cards any more.
   */
  cardNumber: v.nullable(v.string()),
  /** Null = no fee must be paid. */
  fee: v.nullable(ReclamationFee),
  /** The history, the oldest event first. */
  events: v.array(v.object({ kind: v.picklist(reclamationEventKinds), at: IsoMoment })),
});
export type Reclamation = v.InferOutput<typeof Reclamation>;

/** A reclamation for the operator's staff. */
export const DeskReclamation = v.object({
  ...common,
  customer: v.object({ id: Id, firstName: v.string(), lastName: v.string(), birthDay: v.nullable(IsoDate) }),
  /** The username of the account that has filed it. */
  account: v.string(),
  cardNumber: v.nullable(v.string()),
  /** In minor units; null = no fee. */
  fee: v.nullable(Money),
  paid: v.nullable(IsoMoment),
  /** `by`: the name of the clerk's account; null = the customer, or the shop itself. */
  events: v.array(
    v.object({ id: Id, kind: v.picklist(reclamationEventKinds), at: IsoMoment, by: v.nullable(v.string()) }),
  ),
});
export type DeskReclamation = v.InferOutput<typeof DeskReclamation>;
