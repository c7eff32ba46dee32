import * as v from 'valibot';
import { accountLinkTypes } from '../enumerations.ts';
import { eMail, Id, IsoDate, line, requiredLine } from '../values.ts';
import { Address } from './customer.ts';

/** A photo of at most 120 KB (PHO-01), base64, sent without the data-URL prefix. */
export const PhotoInput = v.pipe(v.string(), v.minLength(1), v.maxLength(163_840), v.base64());

/** The data that distinguish people. */
export const Identity = v.object({
  name: v.object({ firstName: requiredLine(50), lastName: requiredLine(50) }),
  birthDay: IsoDate,
});
export type Identity = v.InferOutput<typeof Identity>;

/**
 * Only the lengths are checked here: the rules decide, in the page and on the server, whether a text is an e-mail
 * address or a telephone number.
 */
const contacts = {
  email: v.optional(v.nullable(eMail(50))),
  phoneNumber: v.optional(v.nullable(line(20))),
  address: v.optional(v.nullable(Address)),
};

const personalData = {
  ...Identity.entries,
  ...contacts,
  photo: v.optional(v.nullable(PhotoInput)),
};

/** A child's custodian who is not a customer of the shop yet. */
export const NewCustodian = v.object({ ...Identity.entries, ...contacts });
export type NewCustodian = v.InferOutput<typeof NewCustodian>;

/** The future custodian of a child: a customer of the account, or a person who is not a customer yet. */
export const AssignedCustodian = v.pipe(
  v.object({ parentId: v.optional(v.nullable(Id)), parent: v.optional(v.nullable(NewCustodian)) }),
  v.forward(
    v.check(
      ({ parentId = null, parent = null }) => (parentId === null) !== (parent === null),
      'is required, unless a new custodian is given',
    ),
    ['parentId'],
  ),
);
export type AssignedCustodian = v.InferOutput<typeof AssignedCustodian>;

/** The length of every ISIC number (ISI-01). */
export const isicNumberLength = 14;

/** The longest PIN of a person, in characters (PDT-01). */
export const longestPin = 50;

const [registered, assigned] = accountLinkTypes;

/**
 * The personal data of a new customer (DAT-01). Without `parentId` and `parent`, the account's own customer is the
 * custodian. With `originId`, the data are for a customer whom the account has already. Without `accountLinkType`, the
 * server chooses the type by the account's present links. A wizard, identified by `flowId`, creates one customer; if the
 * wizard sends data again, the new data replace the data of this customer.
 */
export const NewCustomer = v.pipe(
  v.object({
    ...personalData,
    gdprTermsApproval: v.literal(true),
    pin: v.optional(v.nullable(line(longestPin))),
    parentId: v.optional(v.nullable(Id)),
    parent: v.optional(v.nullable(NewCustodian)),
    originId: v.optional(v.nullable(Id)),
    isicNumber: v.optional(v.nullable(v.pipe(line(isicNumberLength), v.toUpperCase()))),
    accountLinkType: v.optional(v.picklist([registered, assigned])),
    flowId: v.optional(v.pipe(v.string(), v.uuid())),
  }),
  v.forward(
    v.check(
      ({ parentId = null, parent = null }) => parentId === null || parent === null,
      'is given instead of a new custodian',
    ),
    ['parentId'],
  ),
);
export type NewCustomer = v.InferOutput<typeof NewCustomer>;

/**
 * The changed personal data of a customer; a missing field does not change. `parent` is a custodian who is not a
 * customer of the shop yet.
 */
export const ChangedCustomer = v.pipe(
  v.object({ ...personalData, parentId: v.optional(Id), parent: v.optional(v.nullable(NewCustodian)) }),
  v.forward(
    v.check(
      ({ parentId, parent = null }) => parentId === undefined || parent === null,
      'is given instead of a new custodian',
    ),
    ['parentId'],
  ),
);
export type ChangedCustomer = v.InferOutput<typeof ChangedCustomer>;
