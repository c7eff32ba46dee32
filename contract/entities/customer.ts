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

/** Personal data that were submitted and that the operator has not checked yet; a missing field does not change. */
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

/** The newest of a customer's cards, whatever its state. */
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
  /** The id of `parent`, as it is specified; the shop itself reads `parent`. */
  parentId: v.optional(v.nullable(Id)),
  /** What waits for the operator's check; null = nothing. */
  changes: v.nullable(CustomerChanges),
  lastCard: v.nullable(LastCard),
  /** Null, too, for everybody but the account whose own customer this is. */
  pin: v.nullable(v.string()),
  /** The number of the ISIC card; null, too, for an account that only manages the card. */
  isicNumber: v.nullable(v.string()),
  personalDataVerifiedDate: v.nullable(IsoMoment),
  /** Who of the operator's staff has verified the personal data. */
  personalDataVerifiedBy: v.nullable(v.string()),
});
export type Customer = v.InferOutput<typeof Customer>;
