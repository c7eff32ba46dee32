import * as v from 'valibot';
import { Id, IsoDate, requiredText, text } from '../values.ts';
import { Address } from './customer.ts';

/** A photo of at most 120 KB (second specification, 5.2), base64, sent without the data-URL prefix. */
const PhotoInput = v.pipe(v.string(), v.minLength(1), v.maxLength(163_840), v.base64());

/** What a person is told apart by. */
export const Identity = v.object({
  name: v.object({ firstName: requiredText(50), lastName: requiredText(50) }),
  birthDay: IsoDate,
});
export type Identity = v.InferOutput<typeof Identity>;

const personalData = {
  ...Identity.entries,
  email: v.optional(v.nullable(v.pipe(text(50), v.email()))),
  phoneNumber: v.optional(v.nullable(text(20))),
  address: v.optional(v.nullable(Address)),
  photo: v.optional(v.nullable(PhotoInput)),
};

/** The personal data of a new customer (second specification, 6); without `parentId` the own customer is the custodian. */
export const NewCustomer = v.object({
  ...personalData,
  gdprTermsApproval: v.literal(true),
  pin: v.optional(v.nullable(text(50))),
  parentId: v.optional(v.nullable(Id)),
});
export type NewCustomer = v.InferOutput<typeof NewCustomer>;

/** The changed personal data of a customer; a missing field does not change. */
export const ChangedCustomer = v.object({ ...personalData, parentId: v.optional(Id) });
export type ChangedCustomer = v.InferOutput<typeof ChangedCustomer>;
