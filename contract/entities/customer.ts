import * as v from 'valibot';
import { cardStates } from '../enumerations.ts';
import { Id, IsoDate, IsoMoment, line, named } from '../values.ts';

export const Address = v.object({
  street: v.nullable(line(50)),
  streetNumber: v.nullable(line(15)),
  city: v.nullable(line(50)),
  zip: v.nullable(line(6)),
});
export type Address = v.InferOutput<typeof Address>;

/** Submitted personal data that the operator has not checked yet; a missing field does not change. */
export const CustomerChanges = v.partial(
  v.object({
    firstName: v.string(),
    lastName: v.string(),
    birthDay: IsoDate,
    email: v.nullable(v.string()),
    phoneNumber: v.nullable(v.string()),
    photo: v.nullable(v.string()),
    address: Address,
  }),
);
export type CustomerChanges = v.InferOutput<typeof CustomerChanges>;

/** The newest card of a customer, in any state. */
export const LastCard = v.object({
  id: Id,
  cardNumber: v.string(),
  currentState: v.object({ state: named(cardStates) }),
  validFrom: IsoDate,
  validTo: IsoDate,
});

/** A person who has cards (DAT-01). `photo` is base64; answers contain its data-URL prefix. */
export const Customer = v.object({
  id: Id,
  firstName: v.string(),
  lastName: v.string(),
  fullName: v.string(),
  birthDay: v.nullable(IsoDate),
  email: v.nullable(v.string()),
  phoneNumber: v.nullable(v.string()),
  photo: v.nullable(v.string()),
  originId: v.nullable(Id),
  address: v.nullable(Address),
  draft: v.boolean(),
  external: v.boolean(),
  parent: v.nullable(v.object({ id: Id, firstName: v.string(), lastName: v.string() })),
  /** The id of `parent`. The specification demands it; the shop itself reads `parent`. */
  parentId: v.optional(v.nullable(Id)),
  /** The changes that wait for the operator's check; null = none. */
  changes: v.nullable(CustomerChanges),
  lastCard: v.nullable(LastCard),
  /** Also null if this is not the account's own customer. */
  pin: v.nullable(v.string()),
  /** The number of the ISIC card; also null for an account that only manages the card. */
  isicNumber: v.nullable(v.string()),
  personalDataVerifiedDate: v.nullable(IsoMoment),
  /** The name of the clerk who has verified the personal data. */
  personalDataVerifiedBy: v.nullable(v.string()),
});
export type Customer = v.InferOutput<typeof Customer>;
