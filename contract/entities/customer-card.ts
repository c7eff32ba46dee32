import * as v from 'valibot';
import { cardStates, carrierTypes, customerCardTypes } from '../enumerations.ts';
import { Id, IsoDate, IsoMoment, Money, named, readable } from '../values.ts';
import { TicketFare } from './ticket-fare.ts';

/**
 * A customer profile of a card, with its own validity and the day on which the applicant declared to be entitled to it;
 * null = no declaration was needed.
 */
export const CardProfile = v.object({
  profile: v.object({ id: Id, displayName: v.string(), reduced: v.boolean(), isic: v.boolean() }),
  validFrom: IsoDate,
  validTo: v.nullable(IsoDate),
  confirmationChecked: v.nullable(IsoDate),
});
export type CardProfile = v.InferOutput<typeof CardProfile>;

/** A transit card (DAT-02). */
export const CustomerCard = v.object({
  id: Id,
  cardNumber: v.string(),
  customerCardType: readable(customerCardTypes),
  carrierType: readable(carrierTypes),
  currentState: v.object({ state: named(cardStates) }),
  validFrom: IsoDate,
  validTo: IsoDate,
  reclamation: v.boolean(),
  customer: v.object({ id: Id, firstName: v.string(), lastName: v.string() }),
  electronicWallet: v.nullable(v.object({ id: Id, currentAmount: Money })),
  profileOne: v.nullable(CardProfile),
  profileTwo: v.nullable(CardProfile),
  created: IsoMoment,
  issued: v.nullable(IsoMoment),
  contactMeIfCardFound: v.boolean(),
  marketingConsent: v.boolean(),
});
export type CustomerCard = v.InferOutput<typeof CustomerCard>;

/** A card with the ticket fares that are or will be valid on it (DAT-02). */
export const CardDetail = v.object({ ...CustomerCard.entries, ticketFares: v.array(TicketFare) });
export type CardDetail = v.InferOutput<typeof CardDetail>;

/** The number of a card's chip, in hexadecimal digits. */
export const ChipNumber = v.pipe(v.string(), v.regex(/^[\dA-Fa-f]{8,20}$/), v.toUpperCase());

/** The data of a card for the telephone application: nothing about the person, and no balance. */
export const ChipCard = v.pick(CustomerCard, [
  'id',
  'cardNumber',
  'customerCardType',
  'carrierType',
  'currentState',
  'validFrom',
  'validTo',
  'profileOne',
  'profileTwo',
]);
export type ChipCard = v.InferOutput<typeof ChipCard>;

/** A bank card of a customer (DAT-02), with its state. */
export const BankCard = v.object({
  id: Id,
  cardNumber: v.string(),
  currentState: v.object({ state: named(cardStates) }),
  validTo: IsoDate,
});
export type BankCard = v.InferOutput<typeof BankCard>;
