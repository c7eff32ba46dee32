import * as v from 'valibot';
import { locales } from '../enumerations.ts';
import { guardedPages } from '../guarded-pages.ts';
import { listOf } from '../query.ts';
import { Id, IsoMoment, Password, Username } from '../values.ts';

const WithheldPages = v.pipe(v.array(v.picklist(guardedPages)), v.maxLength(guardedPages.length));

/** An account in the form for the operator's other systems; `customer` is the account's own customer. */
export const SystemCustomerAccount = v.object({
  id: Id,
  username: v.string(),
  verified: v.boolean(),
  locale: v.picklist(locales),
  withheldPages: WithheldPages,
  created: IsoMoment,
  customer: v.nullable(v.object({ id: Id, firstName: v.string(), lastName: v.string() })),
});
export type SystemCustomerAccount = v.InferOutput<typeof SystemCustomerAccount>;

/** At most this number of rows after the page is counted, so that the list stays fast if there are many accounts. */
export const countedBeyondPage = 1000;

/** `totalCount` is exact if `isCountComplete` is true; otherwise there are more accounts. */
export const SystemCustomerAccounts = v.object({
  ...listOf(SystemCustomerAccount).entries,
  isCountComplete: v.boolean(),
});

/** A new account. Without a password, the person gets a mail with a link to choose a password. */
export const NewSystemCustomerAccount = v.object({
  username: Username,
  password: v.optional(Password),
  verified: v.boolean(),
  locale: v.picklist(locales),
});

export const ChangedSystemCustomerAccount = v.object({
  username: Username,
  verified: v.boolean(),
  locale: v.picklist(locales),
  withheldPages: WithheldPages,
});

export const NewEshopAccount = v.object({ customerId: Id, username: Username });
