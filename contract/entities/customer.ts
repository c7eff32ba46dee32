import * as v from 'valibot';
import { Id, IsoDate, IsoMoment, text } from '../values.ts';

export const Address = v.object({
  street: v.nullable(text(50)),
  streetNumber: v.nullable(text(15)),
  city: v.nullable(text(50)),
  zip: v.nullable(text(6)),
});

/** A person who has cards (first specification, 3). `photo` is base64; answers contain its data-URL prefix. */
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
  personalDataVerifiedDate: v.nullable(IsoMoment),
});
export type Customer = v.InferOutput<typeof Customer>;
