import * as v from 'valibot';
import { accountLinkTypes } from '../enumerations.ts';
import { Id, IsoDate } from '../values.ts';

/** A customer for whom the account may act, and the type of link (DAT-06). */
export const AccountLink = v.object({
  id: Id,
  customerAccountLinkType: v.picklist(accountLinkTypes),
  cancelable: v.boolean(),
  customer: v.object({
    id: Id,
    firstName: v.string(),
    lastName: v.string(),
    fullName: v.string(),
    birthDay: v.nullable(IsoDate),
    /** The customer was created by another system. */
    external: v.boolean(),
  }),
  activeCardNumber: v.nullable(v.string()),
});
export type AccountLink = v.InferOutput<typeof AccountLink>;

/**
 * Another account that manages the card of the caller's own customer. `customerName` is null if that account has no
 * customer.
 */
export const ManagingAccount = v.object({
  managingAccountId: Id,
  username: v.string(),
  customerName: v.nullable(v.string()),
});
export type ManagingAccount = v.InferOutput<typeof ManagingAccount>;
