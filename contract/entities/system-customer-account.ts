import * as v from 'valibot';
import { locales } from '../enumerations.ts';
import { guardedPages } from '../guarded-pages.ts';
import { listOf } from '../query.ts';
import { Id, IsoMoment, Password, Username } from '../values.ts';

const WithheldPages = v.pipe(v.array(v.picklist(guardedPages)), v.maxLength(guardedPages.length));

/** An account as the operator's other systems see it; `customer` is the account's own one. */
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

/** At most so many rows are counted beyond the page, so that the list takes as long among many accounts as among few. */
export const countedBeyondPage = 1000;

/** `totalCount` is exact if `isCountComplete`; otherwise there are more. */
export const SystemCustomerAccounts = v.object({
  ...listOf(SystemCustomerAccount).entries,
  isCountComplete: v.boolean(),
});

/** A new account. Without a password the person is mailed a link to choose one. */
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
